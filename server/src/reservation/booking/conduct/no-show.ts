import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { noShow as call } from '@clubhouse/contract/reservation/booking/conduct'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { foreignLanguage, saidWords, type Translated } from '../../../platform/said-in.ts'
import { lockAnyMember } from '../../member-facts.ts'
import { countsUntil, rulesOn } from '../../penalty-book-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import { forfeitCoupon, giveCouponBack, takeCouponAgain } from '../../rules/coupon/settle.ts'
import { impose } from '../../rules/penalty/impose.ts'
import { standing } from '../../rules/penalty/rows.ts'
import { notifyBooking } from '../booked/notify.ts'
import * as bookedRows from '../booked/rows.ts'
import { afterWaiver } from './after-waiver.ts'
import { conductOf, isExcused, isNoShowDue, isPlayed, noShowUntil } from './rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/**
 * A no-show suspends the member who booked (W4), also of a round that already counts as played. Undone, the booking is
 * what it would be without it, and the penalty is waived.
 */
export async function noShow(
  tx: Context,
  { bookingIdx, version, isNoShow, reason, translated }: Input,
  rulebook: Rulebook,
  cancelsMax: number,
) {
  const foreign = foreignLanguage(translated, tx.club)
  if (foreign) return new Malformed(foreign)
  const found = await sql.bookerOf(tx.sql, bookingIdx)
  if (!found) return NOT_FOUND
  const { memberIdx } = found
  const { checkIn } = rulebook.settings
  const [, , before, now] = await Promise.all([
    memberIdx !== null && lockAnyMember(tx.sql, memberIdx),
    bookedRows.lockBooking(tx.sql, bookingIdx),
    bookedRows.booking(tx.sql, bookingIdx, tx.lang),
    standing(tx.sql, memberIdx),
  ])
  // It was handed over while this waited.
  if (!before || before.booker.memberIdx !== memberIdx)
    return CHANGED_MEANWHILE({ version: before?.version ?? version })
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  if (!(isNoShow ? ['CF', 'PL'] : ['NS']).includes(before.state)) return WRONG_STATE({ state: before.state })
  // A delay has cancelled it for the club, which is written once the delay can no longer be undone.
  if (before.isDropped) return WRONG_STATE({ state: 'CC' })
  if (isNoShow && !isNoShowDue(before.startsAt, now.now, checkIn)) return WRONG_STATE({ state: before.state })
  const until = noShowUntil(before.startsAt, checkIn)
  if (Temporal.Instant.compare(now.now, until) > 0) return PAST_DEADLINE({ rule: 'noShow', at: until })
  const after = isNoShow ? 'NS' : isPlayed(before.startsAt, now.now, checkIn) ? 'PL' : 'CF'
  await sql.setState(tx.sql, bookingIdx, after)
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: { state: before.state },
    after: { state: after },
    reason,
  })
  const isFree = isExcused(before, rulebook.settings)
  if (after === 'NS') await (isFree ? giveCouponBack : forfeitCoupon)(tx, bookingIdx)
  else await takeCouponAgain(tx, before, after)
  const penalty = isNoShow
    ? await penalise(tx, { ...before, reason, words: saidWords(translated), isFree }, rulebook, now)
    : await waive(tx, memberIdx, bookingIdx, { cancelsMax, reason })
  if (isNoShow) await notifyBooking(tx, bookingIdx, penalty ? 'CONDUCT' : 'COUPON')
  const row = (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!
  return { ...row, ifCancelledNow: null, penalty }
}

async function penalise(
  tx: Context,
  {
    booker,
    bookingIdx,
    date,
    dayClass,
    price,
    isFree,
    reason,
    words: translated,
  }: bookedRows.BookingRow & { reason: string; words: Translated; isFree: boolean },
  { settings, rounding }: Rulebook,
  before: Omit<Parameters<typeof impose>[3], 'payDays'>,
) {
  const { memberIdx } = booker
  if (memberIdx === null || isFree) return undefined
  const rules = rulesOn(settings.penalty.sets, date)
  const consequence = conductOf('W4', await sql.record(tx.sql, memberIdx, 'W4'), rules, {
    dayClass,
    price,
    rounding,
  })
  // The club may have set neither days nor a share.
  if (consequence.days === null && consequence.money === null) return undefined
  const counts = { countsUntil: countsUntil(rules, 'W4', date) }
  const cause = { memberIdx, bookingIdx, playDate: date, currency: price.currency, reason, translated, ...counts }
  const [made] = await impose(tx, cause, [consequence], { ...before, payDays: settings.penaltyDays.payDays })
  return made
}

async function waive(
  tx: Context,
  memberIdx: number | null,
  bookingIdx: number,
  why: { cancelsMax: number; reason: string },
): Promise<undefined> {
  const waived = await sql.waiveOf(tx.sql, bookingIdx, 'W4')
  if (!waived || memberIdx === null) return
  const { penaltyIdx: recordIdx, was: state } = waived
  const after = { code: 'W4', state: 'WAIVED' }
  // Of one that was paid (CLEARED) the log says that the money is to be returned.
  await audit(tx, { noun: 'penalty', recordIdx, before: { state }, after, reason: why.reason })
  await afterWaiver(tx, memberIdx, [waived], why)
  await notifyBooking(tx, bookingIdx, 'LIFTED')
}
