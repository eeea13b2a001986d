import { fail } from '../fail.ts'

export const UNDO_OVER = /* @__PURE__ */ fail('office', 'UNDO_OVER', {})
/** Seconds of the club's clock in which a manager may undo what the same manager removed or archived. Decision 049. */
export const UNDO_SECONDS = 60
