/** Kept apart from the schemas of calls so that form checks need not load them. Specification 5.4 to 5.6. */

export const LOGIN_ID = /^[a-z][a-z0-9]{5,11}$/
export const LOGIN_ID_MOST = 12
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const EMAIL_MOST = 100
/** Any line: an extension may follow the number. */
export const PHONE = /^[^\r\n\t]+$/
export const PHONE_MOST = 19
/** One line, because a header must not contain line breaks. */
export const NAME = /^[^\r\n\t<>]+$/
export const OTHER_NAME = /^[^\r\n\t<>]*$/
export const NAME_MOST = 60
export const MEMBER_NO = /^[\w-]*$/
export const MEMBER_NO_MOST = 30
