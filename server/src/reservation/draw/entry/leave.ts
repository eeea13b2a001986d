import { WRONG_STATE } from '@clubhouse/contract/fail'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import * as bookedRows from '../../booking/booked/rows.ts'
import { giveBackWin } from '../../booking/cancel/give-back.ts'
import { lockMember } from '../../member-facts.ts'
import type { EntryRow } from '../rows.ts'
import { refusedByClose } from './check.ts'
import { type Notifies, tellApplicant, tellNamed } from './letters.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

/** Withdraws an entry before the close; after a win it gives the tee time back. */
export async function leaveDraw(tx: Transaction, me: number, entryIdx: number, channels: Notifies) {
  const drawIdx = await sql.drawOfEntry(tx.sql, entryIdx)
  const draw = drawIdx === undefined ? undefined : await rows.lockOpen(tx.sql, drawIdx, tx.lang)
  if (!draw) return NOT_FOUND
  await lockMember(tx.sql, me)
  const entry = (await sql.lockEntry(tx.sql, entryIdx)) && (await rows.entry(tx.sql, entryIdx, tx.lang))
  if (entry?.memberIdx !== me) return NOT_FOUND
  if (entry.state === 'WON') return giveBack(tx, me, entry, draw)
  if (entry.state !== 'SUBMITTED' && entry.state !== 'FROZEN') return WRONG_STATE({ state: entry.state })
  const late = refusedByClose(draw.row, draw.now)
  if (late) return late
  const party = await sql.partyOf(tx.sql, entryIdx)
  await sql.withdraw(tx.sql, entryIdx)
  await audit(tx, {
    noun: 'draw-entry',
    recordIdx: entryIdx,
    before: { state: entry.state, party },
    after: { state: 'WITHDRAWN' },
  })
  await tellApplicant(tx, me, 'WITHDRAWN', entry, channels)
  await tellNamed(tx, party.slice(1), 'REMOVED', entry, me, channels)
  return { state: 'WITHDRAWN' as const }
}

/** Until the hour that the post names, a win is given back without counting as a cancellation; the entry stays a win. */
async function giveBack(
  tx: Transaction,
  me: number,
  { bookingIdx }: EntryRow,
  { row, now }: NonNullable<Awaited<ReturnType<typeof rows.lockOpen>>>,
) {
  if (Temporal.Instant.compare(now, row.releaseUntil) > 0)
    return PAST_DEADLINE({ rule: 'release', at: row.releaseUntil })
  const isOwn = await bookedRows.lockOwnBooking(tx.sql, bookingIdx!, me)
  const booking = (await bookedRows.booking(tx.sql, bookingIdx!, tx.lang))!
  if (!isOwn || booking.state !== 'CF' || Temporal.Instant.compare(booking.startsAt, now) <= 0)
    return WRONG_STATE({ state: booking.state })
  await giveBackWin(tx, booking, { at: now, reason: RELEASED, text: null, why: RELEASED })
  return { state: 'RELEASED' as const }
}

/** Of code group Z82. */
const RELEASED = 'other'
