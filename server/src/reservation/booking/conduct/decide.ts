import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { decide as call } from '@clubhouse/contract/reservation/booking/conduct'
import { closeAppeals } from '../../../inquiry/rows.ts'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { ownWordsIn } from '../../../platform/said-in.ts'
import { lockAnyMember } from '../../member-facts.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import type { Settings } from '../../rulebook.ts'
import { forfeitCoupon, giveCouponBack } from '../../rules/coupon/settle.ts'
import { notifyOfAppeal } from '../../rules/penalty/appeal/notify.ts'
import { beginSuspension } from '../../rules/penalty/begin.ts'
import { bookingsFact } from '../../rules/penalty/bookings-fact.ts'
import { appealBy, standing } from '../../rules/penalty/rows.ts'
import { afterRejection, dueDateOf, spanOf } from '../../rules/penalty/rules.ts'
import { notifyBooking } from '../booked/notify.ts'
import * as bookedRows from '../booked/rows.ts'
import { afterWaiver } from './after-waiver.ts'
import { shown } from './propose.ts'
import { noShowUntil } from './rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/** From which states each action leads where. An appeal is decided before anything else. */
const DECIDES: Readonly<Record<Input['action'], { from: readonly string[]; to: string }>> = {
  ACTIVATE: { from: ['PROPOSED'], to: 'ACTIVE' },
  WAIVE: { from: ['PROPOSED', 'ACTIVE', 'CLEARED'], to: 'WAIVED' },
  CLEAR: { from: ['ACTIVE'], to: 'CLEARED' },
  REJECT_APPEAL: { from: ['APPEALED'], to: 'ACTIVE' },
  UPHOLD_APPEAL: { from: ['APPEALED'], to: 'WAIVED' },
}

/** The club's numbers, read before the transaction. */
interface DecidedBy {
  /** Cancellations in a month that lead to W7. */
  cancelsMax: number
  settings: Pick<Settings, 'checkIn' | 'penaltyDays'>
}

export async function decide(tx: Context, input: Input, by: DecidedBy, { notify }: Pick<Channels, 'notify'>) {
  const { penaltyIdx, version, action, paid, waivedFor, reason } = input
  const memberIdx = await sql.penalised(tx.sql, penaltyIdx)
  // Before the penalty, as those do who add one.
  if (memberIdx !== undefined) await lockAnyMember(tx.sql, memberIdx)
  const seen = await sql.lockPenalty(tx.sql, penaltyIdx, tx.lang)
  if (!seen) return NOT_FOUND
  if (seen.version !== version) return CHANGED_MEANWHILE({ version: seen.version })
  const before = seen.state
  if (!DECIDES[action].from.includes(before) || (action === 'CLEAR' && seen.money === null))
    return WRONG_STATE({ state: before })
  if (action === 'CLEAR' && paid !== seen.money) return new Malformed('paid')
  if (action !== 'WAIVE' && waivedFor) return new Malformed('waivedFor')
  const state = DECIDES[action].to
  if (action === 'ACTIVATE' && seen.code === 'W4') {
    const refused = await recordNoShow(tx, seen, reason, by.settings)
    if (refused) return refused
  }
  const after = {
    ...seen,
    interruptedDate: null,
    waivedFor: waivedFor ?? null,
    ...(await spanOfDecision(tx, seen, action, by.settings)),
    state,
    wasPaid: before === 'CLEARED',
  }
  const decided = await keep(tx, seen, after, { paid, reason })
  if (state === 'CLEARED') await endMoney(tx, seen.memberIdx, reason)
  if (before === 'APPEALED') await closeAppeal(tx, input)
  if (state === 'WAIVED') await afterWaiver(tx, seen.memberIdx, [seen], { cancelsMax: by.cancelsMax, reason })
  if (before === 'APPEALED') await answer(tx, input, { notify })
  if (after.untilDate && begins(action, seen)) await beginSuspension(tx, seen.memberIdx, [penaltyIdx])
  if (action === 'ACTIVATE') {
    await tell(tx, after, notify)
  } else if (before === 'ACTIVE' || before === 'CLEARED') await tellLifted(tx, after, notify)
  return shown(decided, tx)
}

/** Writes what was decided, with its entry of the log. */
async function keep(
  tx: Context,
  before: sql.PenaltyRow,
  after: sql.PenaltyRow,
  { paid, reason }: Pick<Input, 'paid' | 'reason'>,
): Promise<sql.PenaltyRow> {
  const version = await sql.decided(tx.sql, after)
  const { penaltyIdx, state, fromDate, untilDate, dueDate } = after
  await audit(tx, {
    noun: 'penalty',
    recordIdx: penaltyIdx,
    before: { state: before.state },
    after: { state, fromDate, untilDate, dueDate, waivedFor: after.waivedFor ?? undefined, paid },
    reason,
  })
  return { ...after, version }
}

/** All of a penalty's money was paid, which lifts its suspension too. The caller has locked its member and it. */
export async function clear(
  tx: Context,
  seen: sql.PenaltyRow,
  reason: string,
  { notify }: Pick<Channels, 'notify'>,
): Promise<void> {
  const paid = seen.money ?? undefined
  const cleared = await keep(tx, seen, { ...seen, state: 'CLEARED', interruptedDate: null }, { paid, reason })
  await endMoney(tx, seen.memberIdx, reason)
  await tellLifted(tx, cleared, notify)
}

/**
 * Money lifts one no-show while it counts: once it was paid, the others are days only, and their member reads it. The caller
 * has locked the member. Source: docs/rules.md, Penalties.
 */
export async function endMoney(tx: Context, memberIdx: number, reason?: string): Promise<void> {
  for (const { penaltyIdx, bookingIdx, money, isTold } of await sql.endMoney(tx.sql, memberIdx)) {
    const change = { before: { money }, after: { money: null } }
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, ...change, reason })
    if (isTold && bookingIdx !== null) await notifyBooking(tx, bookingIdx, 'CONDUCT')
  }
}

/** A proposed no-show that comes into force is one of its booking too, as if a manager had recorded it there. */
async function recordNoShow(
  tx: Context,
  { bookingIdx }: sql.PenaltyRow,
  reason: string,
  { checkIn }: Pick<Settings, 'checkIn'>,
) {
  if (bookingIdx === null) return undefined
  await bookedRows.lockBooking(tx.sql, bookingIdx)
  const booking = (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!
  const { state } = booking
  const isLate = Temporal.Instant.compare(tx.clock.now(), noShowUntil(booking.startsAt, checkIn)) > 0
  if (!['CF', 'PL'].includes(state) || isLate) return WRONG_STATE({ state })
  await sql.setState(tx.sql, bookingIdx, 'NS')
  await (booking.isWaived ? giveCouponBack : forfeitCoupon)(tx, bookingIdx)
  await audit(tx, { noun: 'booking', recordIdx: bookingIdx, before: { state }, after: { state: 'NS' }, reason })
  return undefined
}

/** The appeal has the end of its penalty: what a manager gives as the reason is the club's answer. */
async function closeAppeal(tx: Context, { penaltyIdx, reason }: Input) {
  const closed = await closeAppeals(tx.sql, [penaltyIdx], reason, tx.who?.adminIdx ?? null)
  for (const idx of closed) await audit(tx, { noun: 'inquiry', recordIdx: idx, after: { state: 'CLOSED' } })
}

async function answer(tx: Context, { penaltyIdx, action, reason }: Input, channels: Pick<Channels, 'notify'>) {
  const how = action === 'UPHOLD_APPEAL' ? 'UPHELD' : 'REJECTED'
  await notifyOfAppeal(tx, { how, penaltyIdx, answer: reason }, channels)
}

/** Whether the decision lets days begin, or go on after an interruption. */
const begins = (action: Input['action'], { interruptedDate }: Pick<sql.PenaltyRow, 'interruptedDate'>): boolean =>
  action === 'ACTIVATE' || (action === 'REJECT_APPEAL' && interruptedDate !== null)

/**
 * The days of a suspension that begins with this decision, or because the money in its place is not paid.
 * @returns nothing where none begins
 */
export async function daysIfBegun(tx: Context, seen: sql.LockedPenalty, settings: Pick<Settings, 'penaltyDays'>) {
  if (seen.state === 'ACTIVE' && seen.untilDate === null && seen.daysIfUnpaid !== null) {
    const { now, suspendedUntil } = await standing(tx.sql, seen.memberIdx)
    return spanOf(dateIn(now, tx.club.zone), seen.daysIfUnpaid, suspendedUntil)
  }
  const action = seen.state === 'PROPOSED' ? 'ACTIVATE' : 'REJECT_APPEAL'
  if (!DECIDES[action].from.includes(seen.state) || !begins(action, seen)) return undefined
  const { fromDate = seen.fromDate, untilDate = null } = await spanOfDecision(tx, seen, action, settings)
  return untilDate === null ? undefined : { from: fromDate, until: untilDate }
}

type Span = Pick<sql.PenaltyRow, 'fromDate' | 'untilDate' | 'dueDate' | 'sinceDate'>

async function spanOfDecision(
  tx: Context,
  seen: sql.LockedPenalty,
  action: Input['action'],
  { penaltyDays }: Pick<Settings, 'penaltyDays'>,
): Promise<Partial<Span>> {
  if (action !== 'ACTIVATE' && action !== 'REJECT_APPEAL') return {}
  const { now, suspendedUntil } = await standing(tx.sql, seen.memberIdx)
  const today = dateIn(now, tx.club.zone)
  if (action === 'ACTIVATE') return spanNow(seen, today, suspendedUntil, penaltyDays)
  return afterRejection(seen, { today, appealedOn: dateIn(seen.appealedAt ?? now, tx.club.zone), suspendedUntil })
}

/** As many days as were proposed, from the day that was proposed or the end of what runs by now: suspensions add up. */
function spanNow(
  { fromDate, untilDate, money }: sql.PenaltyRow,
  today: string,
  suspendedUntil: string | null,
  penaltyDays: Settings['penaltyDays'],
): Span {
  const first = fromDate > today ? fromDate : today
  const since = { sinceDate: first, dueDate: null }
  if (untilDate === null)
    return { ...since, fromDate: first, untilDate, dueDate: money === null ? null : dueDateOf(first, penaltyDays) }
  const days = Temporal.PlainDate.from(fromDate).until(untilDate).days + 1
  const { from, until } = spanOf(first, days, suspendedUntil)
  return { ...since, fromDate: from, untilDate: until }
}

/** By the notices of its booking, or as a suspension by the club. */
export async function tell(tx: Context, penalty: sql.PenaltyRow, notify: Channels['notify']): Promise<void> {
  if (penalty.bookingIdx !== null) return notifyBooking(tx, penalty.bookingIdx, 'CONDUCT')
  const member = await sql.recipient(tx.sql, penalty.memberIdx)
  if (!member || penalty.untilDate === null) return
  const { penaltyIdx, untilDate: until, reason, translated, ruleText } = penalty
  const mayAppeal = await appealBy(tx.sql, penaltyIdx)
  const why = ownWordsIn(member.lang, translated, 'reason', reason) ?? ruleText
  const facts = [await bookingsFact(tx, member.lang)]
  await notify(tx, 'SUSPENDED', member, { name: member.name, until, reason: why, facts, appealBy: mayAppeal ?? '' }, {})
}

/**
 * What was not told is not taken back either; a warning and money without a tee time are none, nor is a suspension that was
 * paid before.
 */
async function tellLifted(tx: Context, penalty: sql.PenaltyRow, notify: Channels['notify']): Promise<void> {
  if (penalty.bookingIdx !== null) return notifyBooking(tx, penalty.bookingIdx, 'LIFTED')
  if (penalty.wasPaid) return
  const member = await sql.recipient(tx.sql, penalty.memberIdx)
  if (member && penalty.untilDate !== null) await notify(tx, 'RESUMED', member, { name: member.name }, {})
}
