import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import type { appeal as call } from '@clubhouse/contract/reservation/rules/my-penalty'
import { keepFiles, type SentFile } from '../../../../inquiry/files.ts'
import * as inquiry from '../../../../inquiry/rows.ts'
import { audit } from '../../../../platform/audit.ts'
import { NOT_FOUND } from '../../../../platform/context.ts'
import { dateIn } from '../../../../platform/date-in.ts'
import type { Transaction } from '../../../../platform/write.ts'
import { lockMember } from '../../../member-facts.ts'
import { type Notifies, notifyOfAppeal } from './notify.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/** A penalty in force is appealed once, within the days of the club. Nothing of it changes until the club decides. Decision 114. */
export async function appeal(
  tx: Transaction,
  me: number,
  { penaltyIdx, text }: Input,
  files: readonly SentFile[],
  channels: Notifies,
) {
  await lockMember(tx.sql, me)
  const penalty = await sql.lockOwn(tx.sql, penaltyIdx, me, tx.lang)
  if (!penalty) return NOT_FOUND
  if (penalty.state !== 'ACTIVE' || penalty.wasAppealed) return WRONG_STATE({ state: penalty.state })
  if (penalty.isLate) return PAST_DEADLINE({ rule: 'appeal', at: penalty.until })
  await sql.markAppealed(tx.sql, penaltyIdx)
  const { bookingIdx, ruleText: title } = penalty
  const idx = await inquiry.add(tx.sql, {
    memberIdx: me,
    type: 'APPEAL',
    title,
    contents: text,
    bookingIdx,
    penaltyIdx,
  })
  await keepFiles(tx, idx, files)
  const before = { state: penalty.state }
  await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, before, after: { state: 'APPEALED' } })
  await audit(tx, { noun: 'inquiry', recordIdx: idx, after: { type: 'APPEAL', penaltyIdx, state: 'RECEIVED' } })
  const decideBy = dateIn(await sql.dueAt(tx.sql, idx), tx.club.zone)
  await notifyOfAppeal(tx, { how: 'RECEIVED', penaltyIdx, decideBy }, channels)
  return { idx }
}
