import { ERASED } from '@clubhouse/contract/office/history'
import { eraseFromLog } from '../../audit/erase.ts'
import { TYPED, untyped } from '../../office/typed.ts'
import type { Transaction } from '../../platform/write.ts'
import { forgotten } from './forgotten-rules.ts'

interface Entry {
  auditIdx: number
  noun: string
  before: unknown
  after: unknown
  reason: string | null
}

/**
 * Erases what identifies a person from the audit log. Who changed what, when and by which call stays. What was searched for an
 * export was kept before, so all of it is erased, as it may be the name.
 * @param messages of managers that only this person got
 */
export async function forgetInLog(tx: Transaction, memberIdx: number, messages: readonly number[] = []): Promise<void> {
  const entries = await tx.sql<Entry[]>`
    select audit_idx, noun, before, after, reason from audit
    where noun = 'member' and record_idx = ${memberIdx}
      or noun = 'penalty' and record_idx in (select penalty_idx from penalty where member_idx = ${memberIdx})
      or noun = 'club-message' and record_idx = any (${[...messages]}::bigint[])
      or noun = 'export' and exists (select from unnest(${[...TYPED]}::text[]) f where after ->> f <> ${ERASED})`
  const left = entries.flatMap(({ auditIdx, noun, before, after, reason }) => {
    const rest =
      noun === 'export'
        ? { before, after: untyped(after as object) }
        : { before: forgotten(before), after: forgotten(after) }
    const isSame = reason === null && JSON.stringify([before, after]) === JSON.stringify([rest.before, rest.after])
    return isSame ? [] : { auditIdx, ...rest }
  })
  await eraseFromLog(tx, { left, memberIdx })
}
