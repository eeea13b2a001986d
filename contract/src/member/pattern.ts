/**
 * The forms of what is said of a person. The shapes of the calls are made of them, and so are the checks of a form while
 * somebody types, which need no shapes. Source: spec, section 5.
 */

/** A lowercase letter, then lowercase letters or digits: 6 to 12 in all. */
export const LOGIN_ID = /^[a-z][a-z0-9]{5,11}$/
export const LOGIN_ID_MOST = 12
/** The standard pattern of an address, as zod has it. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const EMAIL_MOST = 100
/** Any line: an extension or a name of a line may follow the number. */
export const PHONE = /^[^\r\n\t]+$/
/** Shorter than 20 characters. */
export const PHONE_MOST = 19
/** One line: what begins a mail must not go on in its head. */
export const NAME = /^[^\r\n\t<>]+$/
/** The same, or nothing. */
export const OTHER_NAME = /^[^\r\n\t<>]*$/
export const NAME_MOST = 60
export const MEMBER_NO = /^[\w-]*$/
export const MEMBER_NO_MOST = 30
