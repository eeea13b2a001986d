import { PASSWORD_RULES, type PasswordPolicy, passwordRule } from '@clubhouse/contract/member/password'

// The same rules as the shapes of the contract (member/person.ts); here as tests that name the text of the fault.
// A test keeps the two together, so that a form need not load the shapes to say what is wrong.
const ID = /^[a-z][a-z0-9]{5,11}$/
const PHONE = /^\+?[0-9(][0-9 ().-]*$/
const NAME = /^[^\r\n\t<>]+$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

export const isId = (id: string) => ID.test(id)
export const isEmail = (email: string) => email.length <= 100 && EMAIL.test(email)
export const isPhone = (phoneNo: string) => phoneNo.length < 20 && PHONE.test(phoneNo)
export const isName = (name: string) => name.length > 0 && name.length <= 60 && NAME.test(name)

const text = (isRight: (value: string) => boolean, missing: string, wrong: string) => (value: string | undefined) =>
  value ? (isRight(value) ? undefined : wrong) : missing

export const idFault = text(isId, 'signup.ID_MISSING', 'signup.ID_WRONG')
export const emailFault = text(isEmail, 'signup.EMAIL_MISSING', 'signup.EMAIL_WRONG')
export const phoneFault = text(isPhone, 'signup.PHONE_MISSING', 'signup.PHONE_WRONG')
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
