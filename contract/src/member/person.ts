import * as z from 'zod'
import { date, key, text } from '../shape.ts'
import {
  EMAIL,
  EMAIL_MOST,
  LOGIN_ID,
  LOGIN_ID_MOST,
  MEMBER_NO,
  MEMBER_NO_MOST,
  NAME,
  NAME_MOST,
  OTHER_NAME,
  PHONE,
  PHONE_MOST,
} from './pattern.ts'

/** Personal data; forms and the server check the same shapes. Specification 5.4 to 5.6. */

export const loginId = /* @__PURE__ */ z.string().max(LOGIN_ID_MOST).regex(LOGIN_ID)
export const email = /* @__PURE__ */ z
  .string()
  .trim()
  .max(EMAIL_MOST)
  .check(/* @__PURE__ */ z.email({ pattern: EMAIL }))
export const phoneNo = /* @__PURE__ */ text(PHONE_MOST).min(1).regex(PHONE)
export const password = /* @__PURE__ */ z.string().min(1).max(128)
/** The member type (702) of an account without a membership. */
export const WEB_MEMBER = '20'

export const personName = /* @__PURE__ */ text(NAME_MOST).min(1).regex(NAME)
export const otherName = /* @__PURE__ */ text(NAME_MOST).regex(OTHER_NAME)
export const memberNo = /* @__PURE__ */ text(MEMBER_NO_MOST).regex(MEMBER_NO)
export const birthDate = date
export const gender = key('Z52')

export const address = {
  zipCode: /* @__PURE__ */ text(10),
  address: /* @__PURE__ */ text(200),
  addressDetail: /* @__PURE__ */ text(100),
}
