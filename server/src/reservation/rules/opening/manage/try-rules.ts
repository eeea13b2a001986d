import { type DayClass, MORNING } from '@clubhouse/contract/reservation/day'
import { isByStaff, opensAt, ruleFor } from '../../../opening-rules.ts'
import type { OpeningRule } from '../../../rulebook.ts'

export interface PastBooking {
  memberIdx: number
  memberType: string
  date: string
  dayClass: DayClass
  courseIdx: number
  part: string
  bookedAt: Temporal.Instant
  /** Made so late that it is in no limit of a month. */
  outsideQuota: boolean
}

interface Tried {
  /** Bookings of each member. */
  byMember: ReadonlyMap<number, number>
  booked: number
  refused: number
  primeShare: { memberType: string; share: number }[]
}

/** With a weekend or holiday the morning is what members want most. */
const isPrime = ({ dayClass, part }: PastBooking) => dayClass === 'WEEKEND' && part === MORNING

/**
 * Each booking tried again at the moment when it was made; what is refused takes nothing from later ones.
 * @param bookings in the order in which they were made; those before `from` only count towards the month's limits
 */
export function tryRules(
  bookings: readonly PastBooking[],
  rules: readonly OpeningRule[],
  { from, zone }: { from: string; zone: string },
): Tried {
  const used = new Map<string, number>()
  const admitted = bookings.filter((booking) => {
    const isAdmitted = fits(booking, rules, used, zone)
    if (isAdmitted) for (const key of keysOf(booking)) used.set(key, (used.get(key) ?? 0) + 1)
    return isAdmitted
  })
  const booked = admitted.filter(({ date }) => date >= from)
  const prime = booked.filter(isPrime)
  const types = Map.groupBy(prime, ({ memberType }) => memberType)
  const share = (count: number) => Math.round((count / prime.length) * 1000) / 1000
  return {
    byMember: countsBy(booked, ({ memberIdx }) => memberIdx),
    booked: booked.length,
    refused: bookings.filter(({ date }) => date >= from).length - booked.length,
    primeShare: [...types]
      .map(([memberType, { length }]) => ({ memberType, share: share(length) }))
      .sort((a, b) => b.share - a.share || a.memberType.localeCompare(b.memberType)),
  }
}

const countsBy = <T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, number> =>
  new Map([...Map.groupBy(all, keyOf)].map(([key, { length }]) => [key, length]))

export interface Shift {
  memberIdx: number
  before: number
  after: number
}

/** Members who get more or less, the greatest difference first. */
export function shiftsOf(before: Tried['byMember'], after: Tried['byMember']): Shift[] {
  const members = new Set([...before.keys(), ...after.keys()])
  const by = ({ before: was, after: is }: Shift) => Math.abs(is - was)
  return [...members]
    .map((memberIdx) => ({ memberIdx, before: before.get(memberIdx) ?? 0, after: after.get(memberIdx) ?? 0 }))
    .filter((one) => by(one) > 0)
    .sort((a, b) => by(b) - by(a) || a.memberIdx - b.memberIdx)
}

function fits(booking: PastBooking, rules: readonly OpeningRule[], used: ReadonlyMap<string, number>, zone: string) {
  const rule = ruleFor(rules, booking)
  if (!rule || isByStaff(rule)) return false
  const opens = opensAt(rule, booking.date, zone)
  if (opens === null || Temporal.Instant.compare(booking.bookedAt, opens) < 0) return false
  const [day = 0, month = 0] = keysOf(booking).map((key) => used.get(key) ?? 0)
  const max = booking.outsideQuota ? null : rule.quotaMonth
  return (rule.quotaDay === null || day < rule.quotaDay) && (max === null || month < max)
}

const keysOf = ({ memberIdx, date, dayClass, outsideQuota }: PastBooking) => [
  `${memberIdx} ${date}`,
  ...(outsideQuota ? [] : [`${memberIdx} ${date.slice(0, 7)} ${dayClass}`]),
]
