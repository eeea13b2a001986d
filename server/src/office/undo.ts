import { UNDO_OVER, UNDO_SECONDS } from '@clubhouse/contract/office/undo'
import { FORBIDDEN, NOT_FOUND } from '../platform/context.ts'
import type { Transaction } from '../platform/write.ts'

interface Removal {
  /** Sent again, it is undone already. */
  isUndone: boolean
  /** The record as the removal wrote it down. */
  before: unknown
}

type Refused = typeof FORBIDDEN | typeof NOT_FOUND | ReturnType<typeof UNDO_OVER>

/** The caller's own removal as the last change of a record that the caller has locked. @param calls `view` for `view.remove` @param deed another call that can be undone */
export async function ownRemoval(
  { sql, who }: Transaction,
  {
    noun,
    calls = noun,
    deed = 'remove',
    recordIdx,
  }: { noun: string; calls?: string; deed?: string; recordIdx: number },
): Promise<Removal | Refused> {
  const [last] = await sql<{ call: string; adminIdx: number | null; before: unknown; isOver: boolean }[]>`
    select call, admin_idx, before, at < club_now() - make_interval(secs => ${UNDO_SECONDS}) as is_over
    from audit where noun = ${noun} and record_idx = ${recordIdx} order by audit_idx desc limit 1`
  const isUndone = last?.call === `${calls}.undo`
  if (!last || !(isUndone || last.call === `${calls}.${deed}`)) return NOT_FOUND
  if (last.adminIdx !== who?.adminIdx) return FORBIDDEN
  return last.isOver && !isUndone ? UNDO_OVER({}) : { isUndone, before: last.before }
}
