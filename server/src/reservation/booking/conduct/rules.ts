import { ROUNDING, type Rounding } from '@clubhouse/contract/policy'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { PenaltyRule } from '@clubhouse/contract/reservation/rules/penalty-terms'
import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import { ruleOf } from '../../penalty-book-rules.ts'
import { type Consequence, courseFee, shareOf } from '../../rules/penalty/rules.ts'

/**
 * What managers record about a round: nobody came, the booker did not, too few did, or the time was passed on.
 * Decision 067.
 */
export type ConductCode = 'W4' | 'W5' | 'W6' | 'W8'

/** What else of the same code counts against the member; waived penalties do not. */
export interface ConductRecord {
  before: number
  /** One of them was lifted by money. */
  hasPaid: boolean
}

/** A penalty as it was before it was waived. */
export interface Waived {
  penaltyIdx: number
  bookingIdx: number | null
  fromDate: string
  untilDate: string | null
}

/** Of the round that it is about; a name may be lent without one. */
interface Round {
  dayClass: DayClass
  price?: Price
  /** Of the share of its price. */
  rounding?: Rounding
}

/**
 * What a member's conduct leads to. Neither days nor money is a warning; for W4 it is nothing.
 * Source: docs/rules.md, Penalties.
 * @param rules that hold on the day of the round
 */
export function conductOf(
  code: ConductCode,
  { before, hasPaid }: ConductRecord,
  rules: readonly PenaltyRule[],
  { dayClass, price, rounding = ROUNDING.halfUp }: Round,
): Consequence {
  const rule = ruleOf(rules, code, dayClass, before + 1)
  // Money lifts a suspension only once while it counts.
  const money = rule && price && !hasPaid ? shareOf(courseFee(price), rule.percent, rounding) : null
  return { code, days: rule?.days || null, money }
}

type Numbers = PolicyValues['checkIn']

interface Excusable {
  /** Of code group BMD. */
  type: string
  createdAt: Temporal.Instant
  startsAt: Temporal.Instant
  /** By the weather, or because the club closed it. */
  isWaived: boolean
}

/**
 * A no-show that the weather or a closed day excuses, or a tee time within the grace after the acceptance of an offer of standby.
 * Source: docs/rules.md, Standby.
 */
export function isExcused(
  { type, createdAt, startsAt, isWaived }: Excusable,
  { standby }: { standby: { graceHours: number } },
): boolean {
  const graceUntil = createdAt.add({ hours: standby.graceHours })
  return isWaived || (type === 'S' && Temporal.Instant.compare(startsAt, graceUntil) <= 0)
}

/** A group that is only a little late may still come. Source: docs/rules.md, Bookings. */
export const noShowFrom = (startsAt: Temporal.Instant, { noShowMinutes }: Pick<Numbers, 'noShowMinutes'>) =>
  startsAt.add({ minutes: noShowMinutes })

export const isNoShowDue = (
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
  numbers: Pick<Numbers, 'noShowMinutes'>,
): boolean => Temporal.Instant.compare(now, noShowFrom(startsAt, numbers)) >= 0

/** A booking that nobody recorded as a no-show counts as played from some hours after its tee time on. Decision 094. */
export const isPlayed = (
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
  { playedHours }: Pick<Numbers, 'playedHours'>,
): boolean => Temporal.Instant.compare(now, startsAt.add({ hours: playedHours })) >= 0

/** Until when a no-show can be recorded and undone. */
export const noShowUntil = (startsAt: Temporal.Instant, { recordDays }: Pick<Numbers, 'recordDays'>) =>
  startsAt.add({ hours: 24 * recordDays })

/** Until when a late group can move to a later tee time, and its note can be changed. Source: docs/rules.md, Arrivals. */
export const lateUntil = (startsAt: Temporal.Instant, { lateMoveMinutes }: Pick<Numbers, 'lateMoveMinutes'>) =>
  startsAt.add({ minutes: lateMoveMinutes })
