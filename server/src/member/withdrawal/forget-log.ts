import { eraseFromLog } from '../../audit/erase.ts'
import type { Transaction } from '../../platform/write.ts'
import { forgotten } from './forgotten-rules.ts'

interface Entry {
  auditIdx: number
  before: unknown
  after: unknown
  reason: string | null
}

/** Erases what identifies a person from the audit log. Who changed what, when and by which call stays. */
export async function forgetInLog(tx: Transaction, memberIdx: number): Promise<void> {
  const entries = await tx.sql<Entry[]>`
    select audit_idx, before, after, reason from audit
    where noun = 'member' and record_idx = ${memberIdx}
      or noun = 'penalty' and record_idx in (select penalty_idx from penalty where member_idx = ${memberIdx})`
  const left = entries.flatMap(({ auditIdx, before, after, reason }) => {
    const rest = { before: forgotten(before), after: forgotten(after) }
    const isSame = reason === null && JSON.stringify([before, after]) === JSON.stringify([rest.before, rest.after])
    return isSame ? [] : { auditIdx, ...rest }
  })
  await eraseFromLog(tx, { left, memberIdx })
}
