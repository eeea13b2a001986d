import * as z from 'zod'
import { fail } from '../fail.ts'

export const NOT_SELF = /* @__PURE__ */ fail('manager', 'NOT_SELF', {})
export const LAST_ADMIN = /* @__PURE__ */ fail('manager', 'LAST_ADMIN', {})
/** The change would grant, or affect a holder of, rights that the caller lacks; `codes` are their menus. */
export const RIGHTS_TOO_WIDE = /* @__PURE__ */ fail('manager', 'RIGHTS_TOO_WIDE', { codes: z.array(z.string()) })
/** The rule would lock out the address that asks. */
export const SELF_BLOCK = /* @__PURE__ */ fail('manager', 'SELF_BLOCK', { ip: z.string() })
/** A PIN that others would try first. */
export const PIN_SIMPLE = /* @__PURE__ */ fail('manager', 'PIN_SIMPLE', {})
