import * as z from 'zod'
import { fail } from '../fail.ts'
import { date, key } from '../shape.ts'

export const PASSWORD_WRONG = /* @__PURE__ */ fail('member', 'PASSWORD_WRONG', { left: z.int() })
/** The new password is refused; `rule` is one of PASSWORD_RULES, and `word` the forbidden word. */
export const PASSWORD_RULE = /* @__PURE__ */ fail('member', 'PASSWORD_RULE', {
  rule: z.int(),
  word: z.string().optional(),
})
export const PASSWORD_REUSED = /* @__PURE__ */ fail('member', 'PASSWORD_REUSED', {})
export const ID_TAKEN = /* @__PURE__ */ fail('member', 'ID_TAKEN', { id: z.string() })
export const CERT_OFF = /* @__PURE__ */ fail('member', 'CERT_OFF', { kind: key('754') })
export const CERT_WRONG = /* @__PURE__ */ fail('member', 'CERT_WRONG', { left: z.int() })
export const CERT_EXPIRED = /* @__PURE__ */ fail('member', 'CERT_EXPIRED', {})
/** The club has not published the terms that a new account needs. */
export const JOIN_CLOSED = /* @__PURE__ */ fail('member', 'JOIN_CLOSED', {})
export const REJOIN_WAIT = /* @__PURE__ */ fail('member', 'REJOIN_WAIT', { from: date })
/** Every recipient who agreed to news has had `count` of them in this month; the next may go on the day `from`. */
export const NEWS_LIMIT = /* @__PURE__ */ fail('member', 'NEWS_LIMIT', { count: z.int(), from: date })
/** The account cannot be closed yet; `blockers` are codes, see GET /info/impossible/{a}/{b}. */
export const WITHDRAW_BLOCKED = /* @__PURE__ */ fail('member', 'WITHDRAW_BLOCKED', { blockers: z.array(z.string()) })
