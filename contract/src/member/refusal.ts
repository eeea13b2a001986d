import * as z from 'zod'
import { fail } from '../fail.ts'
import { date, key } from '../shape.ts'

/** The old or present password is wrong; so many tries are left before a pause. */
export const PASSWORD_WRONG = /* @__PURE__ */ fail('member', 'PASSWORD_WRONG', { left: z.int() })
/** The new password is not taken; `rule` says why, see PASSWORD_RULES, and `word` which word it must not have. */
export const PASSWORD_RULE = /* @__PURE__ */ fail('member', 'PASSWORD_RULE', {
  rule: z.int(),
  word: z.string().optional(),
})
/** It is one of the last three. */
export const PASSWORD_REUSED = /* @__PURE__ */ fail('member', 'PASSWORD_REUSED', {})
export const ID_TAKEN = /* @__PURE__ */ fail('member', 'ID_TAKEN', { id: z.string() })
/** This way of proof is not offered, or not for this. */
export const CERT_OFF = /* @__PURE__ */ fail('member', 'CERT_OFF', { kind: key('754') })
export const CERT_WRONG = /* @__PURE__ */ fail('member', 'CERT_WRONG', { left: z.int() })
/** The ticket or the token is unknown, too old, used, or for something else. */
export const CERT_EXPIRED = /* @__PURE__ */ fail('member', 'CERT_EXPIRED', {})
export const REJOIN_WAIT = /* @__PURE__ */ fail('member', 'REJOIN_WAIT', { from: date })
/** Something still binds the person to the club; `blockers` are codes, GET /info/impossible/{a}/{b} tells more. */
export const WITHDRAW_BLOCKED = /* @__PURE__ */ fail('member', 'WITHDRAW_BLOCKED', { blockers: z.array(z.string()) })
