import { UNDO_OVER, UNDO_SECONDS } from '@clubhouse/contract/office/undo'
import { FORBIDDEN, NOT_FOUND } from '../platform/context.ts'
import type { Transaction } from '../platform/write.ts'

interface Done {
  /** Sent again, it is undone already. */
  isUndone: boolean
  /** The record as the deed wrote it down. */
  before: unknown
}

type Refused = typeof FORBIDDEN | typeof NOT_FOUND | ReturnType<typeof UNDO_OVER>

/**
 * The caller's own deed as the last change of a record that the caller has locked, out of the log. Records that are
 * removed whole are brought back by `record/removed.ts`. @param calls the noun of the calls, such as `manager`
 */
export async function ownDeed(
  { sql, who }: Transaction,
  { noun, calls, deed, recordIdx }: { noun: string; calls: string; deed: string; recordIdx: number },
): Promise<Done | Refused> {
  const [last] = await sql<{ call: string; adminIdx: number | null; before: unknown; isOver: boolean }[]>`
    select call, admin_idx, before, at < club_now() - make_interval(secs => ${UNDO_SECONDS}) as is_over
    from audit where noun = ${noun} and record_idx = ${recordIdx} order by audit_idx desc limit 1`
  const isUndone = last?.call === `${calls}.undo`
  if (!last || !(isUndone || last.call === `${calls}.${deed}`)) return NOT_FOUND
  if (last.adminIdx !== who?.adminIdx) return FORBIDDEN
  return last.isOver && !isUndone ? UNDO_OVER({}) : { isUndone, before: last.before }
}
