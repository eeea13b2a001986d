import * as z from 'zod'
import { date, key, text } from '../shape.ts'

/** What is said of a person; the form checks as it is typed what the server checks again. Source: spec, section 5. */

/** A lowercase letter, then lowercase letters or digits: 6 to 12 in all. */
export const loginId = /* @__PURE__ */ z.string().regex(/^[a-z][a-z0-9]{5,11}$/)
/** At most 100 characters. */
export const email = /* @__PURE__ */ z.string().trim().max(100).check(/* @__PURE__ */ z.email())
/** Not empty, and shorter than 20 characters. */
export const phoneNo = /* @__PURE__ */ z
  .string()
  .trim()
  .min(1)
  .max(19)
  .regex(/^\+?[0-9(][0-9 ().-]*$/)
/** A password as it is typed; whether it is good enough to be a new one says `passwordRule`. */
export const password = /* @__PURE__ */ z.string().min(1).max(128)
/** One line: what begins a mail must not go on in its head. */
export const personName = /* @__PURE__ */ text(60)
  .min(1)
  .regex(/^[^\r\n\t<>]+$/)
export const memberNo = /* @__PURE__ */ text(30).regex(/^[\w-]*$/)
/** Nobody is born tomorrow; the server's clock says when that is. */
export const birthDate = date
export const gender = key('Z52')

export const address = {
  zipCode: /* @__PURE__ */ text(10),
  address: /* @__PURE__ */ text(200),
  addressDetail: /* @__PURE__ */ text(100),
}
