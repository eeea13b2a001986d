import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { answer as call } from '@clubhouse/contract/reservation/draw/entry'
import { audit } from '../../../platform/audit.ts'
import { FORBIDDEN, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { lockMember } from '../../member-facts.ts'
import { refusedByClose } from './check.ts'
import { type Notifies, tellApplicant } from './letters.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

/** Whom an entry names accepts the place, or declines it until the close; the place stays to be named. */
export async function answerEntry(
  tx: Transaction,
  me: number,
  { entryIdx, answer }: ParsedInputOf<typeof call>,
  channels: Notifies,
) {
  const drawIdx = await sql.drawOfEntry(tx.sql, entryIdx)
  const draw = drawIdx === undefined ? undefined : await rows.lockOpen(tx.sql, drawIdx, tx.lang)
  if (!draw) return NOT_FOUND
  await lockMember(tx.sql, me)
  const [place, entry] = [await sql.place(tx.sql, entryIdx, me), await rows.entry(tx.sql, entryIdx, tx.lang)]
  if (!place || !entry) return NOT_FOUND
  if (place.no === 1) return FORBIDDEN
  const late = refusedByClose(draw.row, draw.now)
  if (late) return late
  if (entry.state !== 'SUBMITTED') return WRONG_STATE({ state: entry.state })
  const consent = answer === 'ACCEPT'
  if (place.consent === consent) return { consent }
  await sql.answer(tx.sql, entryIdx, me, consent)
  await audit(tx, {
    noun: 'draw-entry',
    recordIdx: entryIdx,
    before: { no: place.no, consent: place.consent },
    after: { no: place.no, consent },
  })
  if (!consent) await tellApplicant(tx, entry.memberIdx, 'DECLINED', entry, channels, me)
  return { consent }
}
