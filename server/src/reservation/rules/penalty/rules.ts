import { roundDecimal } from '@clubhouse/contract/format/decimal'
import type { Rounding } from '@clubhouse/contract/policy'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { PenaltyCode } from '@clubhouse/contract/reservation/rules/penalty-terms'
import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import { dateIn } from '../../../platform/date-in.ts'
import { lateCodeOf } from '../../deadline.ts'
import { type PenaltyBook, ruleOf, rulesOn } from '../../penalty-book-rules.ts'

/** What a cancellation or a round leads to. With both days and money the member chooses; never both. */
export interface Consequence {
  code: PenaltyCode
  days: number | null
  /** In the smallest unit of the price's currency. */
  money: number | null
}

export interface Cancellable {
  date: string
  dayClass: DayClass
  freeCancelUntil: Temporal.Instant
  price: Price
  /** By the weather, or because the club closed it, whatever else the rules say. */
  isWaived: boolean
  /** The club moved it from this time, so that its member may cancel freely. */
  delayedFrom?: string | null
  /** Of the win of a draw. */
  releaseUntil?: Temporal.Instant | null
}

/** Whether cancelling gives a win back, which is no cancellation. Source: docs/rules.md, Draw. */
export const isRelease = ({ releaseUntil }: Pick<Cancellable, 'releaseUntil'>, now: Temporal.Instant): boolean =>
  releaseUntil != null && Temporal.Instant.compare(now, releaseUntil) <= 0

/** Until when a booking is a win that can be given back; null where it is none, or no longer. */
export const releaseOf = (row: Pick<Cancellable, 'releaseUntil'> & { state: string }, now: Temporal.Instant) =>
  row.state === 'CF' && isRelease(row, now) ? row.releaseUntil! : null

export interface Standing {
  /** Cancellations of this month so far, free ones included. */
  cancels: number
  /** Cancellations in a month that lead to W7. */
  cancelsMax: number
  /** W7 applies once a month. */
  hadW7: boolean
  /** Bookings that the member undid today. */
  undone: number
  /** When a cancellation only undoes a booking, by the club's policy. */
  undo: Pick<PolicyValues['cancel'], 'undoMinutes' | 'undoTimes' | 'undoBeforeHours'>
  /** Of shares of an amount, by the club's policy. */
  rounding: Rounding
}

/**
 * Until when cancelling undoes a booking: it is no cancellation, whatever the deadline says. Not within the hours before
 * play, and not more often in a day than the club allows. Source: docs/rules.md, Bookings. Decision 118, decision 171.
 * @returns nothing where the cancellation counts
 */
export function undoUntil(
  { createdAt, startsAt }: { createdAt: Temporal.Instant; startsAt: Temporal.Instant },
  { undone, undo }: Pick<Standing, 'undone' | 'undo'>,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const ends = [createdAt.add({ minutes: undo.undoMinutes }), startsAt.subtract({ hours: undo.undoBeforeHours })]
  const until = ends.sort(Temporal.Instant.compare)[0]!
  return undone < undo.undoTimes && Temporal.Instant.compare(now, until) < 0 ? until : undefined
}

/** What cancelling at this moment leads to, by the rules of today: first for being late, then for cancelling often. */
export function consequencesOf(
  booking: Cancellable,
  standing: Standing,
  book: PenaltyBook,
  now: Temporal.Instant,
  zone: string,
): Consequence[] {
  if (booking.isWaived || booking.delayedFrom || isRelease(booking, now)) return []
  const late = lateCodeOf(booking, now, zone)
  const isOften = standing.cancels + 1 >= standing.cancelsMax && !standing.hadW7
  const rules = rulesOn(book, dateIn(now, zone))
  return [...(late ? [late] : []), ...(isOften ? (['W7'] as const) : [])]
    .flatMap((code): Consequence[] => {
      const rule = ruleOf(rules, code, booking.dayClass)
      if (!rule) return []
      const money = shareOf(courseFee(booking.price), rule.percent, standing.rounding)
      return [{ code, days: rule.days || null, money }]
    })
    .filter(({ days, money }) => days !== null || money !== null)
}

/** Green fees of all players before coupon and discount, without cart and caddie. */
export const courseFee = ({ rows }: Price) =>
  rows.filter(({ key }) => key === 'GREEN' || key === 'GUEST').reduce((sum, { amount }) => sum + amount, 0)

/** Rounded by the club's policy, as discounts are. @returns null for nothing */
export const shareOf = (amount: number, percent: number, rounding: Rounding): number | null =>
  Number(roundDecimal((amount * percent) / 100, 0, rounding)) || null

export type Choice = 'MONEY' | 'SUSPENSION'

/** Either days or money: the member's choice where there is one, else what there is. */
export function chosen({ days, money }: Consequence, choice: Choice = 'SUSPENSION'): Choice {
  if (days === null) return 'MONEY'
  return money === null ? 'SUSPENSION' : choice
}

/** The last day on which money can be paid. */
export const dueDateOf = (today: string, { payDays }: Pick<PolicyValues['penaltyDays'], 'payDays'>): string =>
  Temporal.PlainDate.from(today).add({ days: payDays }).toString()

interface Suspension {
  penaltyIdx: number
  bookingIdx: number | null
  from: string
  until: string
  /** Where it would begin if no other ran before it. */
  since: string
  /** False for one that was paid: the others keep their places behind it. */
  moves: boolean
}

/**
 * Suspensions after one that is waived, as if it had never been: each begins after those before it, but not before its own
 * first day. Both are moved by the same days, so a suspension keeps its length.
 * @param all of a member, by their first days @param after the first day of the one that was waived
 */
export function relaid(all: readonly Suspension[], after: string): Suspension[] {
  let last: string | null = null
  return all.flatMap((one) => {
    const earliest: string = last !== null && last >= one.since ? dayAfter(last) : one.since
    const isEarlier = one.moves && one.from >= after && earliest < one.from
    const shift = isEarlier ? Temporal.PlainDate.from(earliest).until(one.from).days : 0
    const until = Temporal.PlainDate.from(one.until).subtract({ days: shift }).toString()
    last = last !== null && last > until ? last : until
    return isEarlier ? [{ ...one, from: earliest, until }] : []
  })
}

export interface OneOfTwo extends Suspension {
  /** It came from the other account. */
  isOther: boolean
  /** A manager chose its last day, so that it may overlap others. */
  isChosen: boolean
  /** It went on after an appeal, and may have been interrupted: its days say no longer how long it is. */
  stays: boolean
}

/**
 * Suspensions of two accounts that are one now, added up: one that is not over and overlaps one of the other account, or one
 * that was moved because of that, begins after those before it and keeps its length. Source: docs/rules.md, Penalties.
 * @param all of the member, by their first days @returns those that begin later than before
 */
export function addedUp(all: readonly OneOfTwo[], today: string): OneOfTwo[] {
  const before: (OneOfTwo & { isLater: boolean })[] = []
  for (const one of all.filter(({ moves, until, isChosen }) => moves && until >= today && !isChosen)) {
    const running = before.filter(({ until }) => until >= one.from)
    const isLater = !one.stays && running.some(({ isOther, isLater }) => isOther !== one.isOther || isLater)
    const last = running.reduce((found, { until }) => (until > found ? until : found), '')
    const from = isLater ? dayAfter(last) : one.from
    const until = Temporal.PlainDate.from(one.until).add(Temporal.PlainDate.from(one.from).until(from)).toString()
    before.push({ ...one, from, until, isLater })
  }
  return before.flatMap(({ isLater, ...one }) => (isLater ? one : []))
}

const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString()

interface Appealed {
  fromDate: string
  untilDate: string | null
  dueDate: string | null
  interruptedDate: string | null
}

/**
 * A penalty whose appeal is rejected. The time to pay stood still while it was open; of a suspension that was interrupted
 * the rest follows, after those that run by now.
 */
export function afterRejection(
  { fromDate, untilDate, dueDate, interruptedDate }: Appealed,
  { today, appealedOn, suspendedUntil }: { today: string; appealedOn: string; suspendedUntil: string | null },
): Pick<Appealed, 'fromDate' | 'untilDate' | 'dueDate'> {
  if (untilDate === null) {
    const open = Temporal.PlainDate.from(appealedOn).until(today)
    return { fromDate, untilDate, dueDate: dueDate && Temporal.PlainDate.from(dueDate).add(open).toString() }
  }
  if (interruptedDate === null) return { fromDate, untilDate, dueDate }
  const hasBegun = fromDate < interruptedDate
  const rest = Temporal.PlainDate.from(hasBegun ? interruptedDate : fromDate).until(untilDate).days + 1
  const { from, until } = spanOf(today, rest, suspendedUntil)
  return { fromDate: hasBegun ? fromDate : from, untilDate: until, dueDate }
}

/** Suspensions add up: one begins when the last has ended. @param suspendedUntil the last day of those that run */
export function spanOf(today: string, days: number, suspendedUntil: string | null): { from: string; until: string } {
  const first =
    suspendedUntil !== null && suspendedUntil >= today
      ? Temporal.PlainDate.from(suspendedUntil).add({ days: 1 })
      : Temporal.PlainDate.from(today)
  return { from: first.toString(), until: first.add({ days: days - 1 }).toString() }
}
