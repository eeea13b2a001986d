import { PASSWORD_RULES, type PasswordPolicy, passwordRule } from '@clubhouse/contract/member/password'
import type { TextKey } from '../language/text-key'
import type { Words } from '../ui/form/said'

export const personWords: Words = {
  id: { missing: 'signup.ID_MISSING', wrong: 'signup.ID_WRONG' },
  name: { missing: 'signup.NAME_MISSING', wrong: 'signup.NAME_WRONG' },
  otherName: 'signup.NAME_WRONG',
  email: { missing: 'signup.EMAIL_MISSING', wrong: 'signup.EMAIL_WRONG' },
  phoneNo: { missing: 'signup.PHONE_MISSING', wrong: 'signup.PHONE_WRONG' },
  birthDate: 'signup.BIRTH_DATE_WRONG',
  memberNo: 'signup.MEMBER_NO_WRONG',
  password: { missing: 'signup.PASSWORD_MISSING' },
  newPassword: { missing: 'signup.PASSWORD_MISSING' },
}

/** The rule a new password breaks, as far as the browser can know. */
export function passwordFault(password: string, policy: PasswordPolicy): TextKey | undefined {
  const rule = passwordRule(password, policy)
  return rule === 0 ? undefined : ruleText(rule, policy)
}

/** The text of a rule that the server names; -1 differs by the club's policy. */
export function ruleText(rule: number, policy: PasswordPolicy): TextKey {
  if (rule === PASSWORD_RULES.pattern) return `signup.PASSWORD_${policy.toUpperCase() as Uppercase<PasswordPolicy>}`
  if (rule === PASSWORD_RULES.sameFourTimes) return 'signup.PASSWORD_SAME'
  if (rule === PASSWORD_RULES.common) return 'signup.PASSWORD_COMMON'
  return rule === PASSWORD_RULES.ownWord ? 'signup.PASSWORD_OWN' : 'signup.PASSWORD_CLUB'
}
