import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { answer as call } from '@clubhouse/contract/reservation/people/companion'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { type Context, FORBIDDEN, NOT_FOUND } from '../../../platform/context.ts'
import { byNumber } from '../../booking/booked/by-number.ts'
import { notifyBooking } from '../../booking/booked/notify.ts'
import { type BookingRow, booking } from '../../booking/booked/rows.ts'
import { shown } from '../../booking/booked/shown.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

export async function answerTo(tx: Context, me: number, { bookingIdx, version, answer }: Input) {
  if (!(await sql.lockBookingWith(tx.sql, bookingIdx, me))) return NOT_FOUND
  const before = (await booking(tx.sql, bookingIdx, tx.lang))!
  if (before.booker.memberIdx === me) return FORBIDDEN
  const now = tx.clock.now()
  if (before.state !== 'CF' || Temporal.Instant.compare(before.startsAt, now) <= 0)
    return WRONG_STATE({ state: before.state })
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  if (answer === 'DECLINE' && isTooLateToDecline(before, now))
    return PAST_DEADLINE({ rule: 'answer', at: before.namesDueAt })
  const place = before.players.find(({ memberIdx }) => memberIdx === me)
  if (answer === 'ACCEPT' && place?.answer === 'ACCEPTED') return shown(before, tx, me)
  await (answer === 'ACCEPT' ? sql.accept(tx.sql, bookingIdx, me) : sql.decline(tx.sql, bookingIdx, me))
  const after = (await booking(tx.sql, bookingIdx, tx.lang))!
  await (answer === 'ACCEPT' ? noteAnswer(tx, before, after) : noteDeclined(tx, before, after))
  return shown(after, tx, me)
}

/** Names are due by then, so the booker could find nobody else; one booked later can be declined until it begins. */
function isTooLateToDecline({ namesDueAt, createdAt }: BookingRow, now: Temporal.Instant): boolean {
  const wasBookedLater = Temporal.Instant.compare(createdAt, namesDueAt) > 0
  return !wasBookedLater && Temporal.Instant.compare(now, namesDueAt) > 0
}

const noteAnswer = (tx: Context, before: BookingRow, after: BookingRow) =>
  audit(tx, {
    noun: 'booking',
    recordIdx: before.bookingIdx,
    before: { players: byNumber(before).players },
    after: { players: byNumber(after).players },
  })

/** The place is free again, and the booker is told. */
async function noteDeclined(tx: Context, before: BookingRow, after: BookingRow): Promise<void> {
  await Promise.all([noteAnswer(tx, before, after), notifyBooking(tx, before.bookingIdx, 'DECLINED')])
}
