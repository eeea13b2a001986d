import * as z from 'zod'
import { fail } from '../fail.ts'

/** Nobody does this to the own account: somebody else must. */
export const NOT_SELF = /* @__PURE__ */ fail('manager', 'NOT_SELF', {})
/** One super manager who can log in must be left. */
export const LAST_ADMIN = /* @__PURE__ */ fail('manager', 'LAST_ADMIN', {})
/** It would give, or touch somebody who has, rights that the caller does not have; `codes` are their menus. */
export const RIGHTS_TOO_WIDE = /* @__PURE__ */ fail('manager', 'RIGHTS_TOO_WIDE', { codes: z.array(z.string()) })
