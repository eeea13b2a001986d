import { PASSWORD_RULES, type PasswordPolicy, passwordRule } from '@clubhouse/contract/member/password'
import * as form from '@clubhouse/contract/member/pattern'

// Of the same forms as the shapes of the contract (member/person.ts), and loaded without them.
export const isId = (id: string) => form.LOGIN_ID.test(id)
export const isEmail = (email: string) => email.length <= form.EMAIL_MOST && form.EMAIL.test(email)
export const isPhone = (phoneNo: string) => phoneNo.length <= form.PHONE_MOST && form.PHONE.test(phoneNo)
export const isName = (name: string) => name.length <= form.NAME_MOST && form.NAME.test(name)
export const isMemberNo = (no: string) => no.length <= form.MEMBER_NO_MOST && form.MEMBER_NO.test(no)

const text = (isRight: (value: string) => boolean, missing: string, wrong: string) => (value: string | undefined) =>
  value ? (isRight(value) ? undefined : wrong) : missing

export const idFault = text(isId, 'signup.ID_MISSING', 'signup.ID_WRONG')
export const emailFault = text(isEmail, 'signup.EMAIL_MISSING', 'signup.EMAIL_WRONG')
export const phoneFault = text(isPhone, 'signup.PHONE_MISSING', 'signup.PHONE_WRONG')
export const memberNoFault = (no: string | undefined) => (no && !isMemberNo(no) ? 'signup.MEMBER_NO_WRONG' : undefined)
export const nameFault = text(isName, 'signup.NAME_MISSING', 'signup.NAME_WRONG')

/** What is wrong with a new password as far as the browser can know it. */
export function passwordFault(password: string, policy: PasswordPolicy): string | undefined {
  if (!password) return 'signup.PASSWORD_MISSING'
  const rule = passwordRule(password, policy)
  return rule === 0 ? undefined : ruleText(rule, policy)
}

/** The text of a rule that the server names; -1 differs by the club's policy. */
export function ruleText(rule: number, policy: PasswordPolicy): string {
  if (rule === PASSWORD_RULES.pattern) return `signup.PASSWORD_${policy.toUpperCase()}`
  if (rule === PASSWORD_RULES.sameFourTimes) return 'signup.PASSWORD_SAME'
  if (rule === PASSWORD_RULES.common) return 'signup.PASSWORD_COMMON'
  return rule === PASSWORD_RULES.ownWord ? 'signup.PASSWORD_OWN' : 'signup.PASSWORD_CLUB'
}
