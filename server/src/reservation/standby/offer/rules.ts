import type { Settings } from '../../rulebook.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { isWished, partyFits, type Wish } from '../entry/rules.ts'

type Standby = Settings['standby']

/** A tee time with freed seats, and what has been offered of it since it was freed. */
export interface Freed
  extends Pick<SlotRow, 'date' | 'time' | 'startsAt' | 'courseIdx' | 'mode' | 'minPlayers' | 'capacity'> {
  slotIdx: number
  /** Freed seats and free ones. */
  seats: number
  /** Entries that were asked. */
  asked: readonly number[]
  /** Offers that were declined or not answered. */
  refusals: number
  firstOfferedAt: Temporal.Instant | null
}

export interface Waiting extends Wish {
  waitingIdx: number
}

export interface Match {
  slotIdx: number
  waitingIdx: number
}

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/** Whether enough members were asked. Source: docs/rules.md, Standby. */
export function isRoundOver({ refusals, firstOfferedAt }: Freed, now: Temporal.Instant, standby: Standby): boolean {
  if (refusals >= standby.offersMost) return true
  return firstOfferedAt !== null && !isBefore(now, firstOfferedAt.add({ hours: standby.offersHours }))
}

/** Quiet hours, in which no offer begins, but for a round of today. */
export function isQuiet(
  date: string,
  now: Temporal.Instant,
  { quietFrom, quietUntil }: Standby,
  zone: string,
): boolean {
  const local = now.toZonedDateTimeISO(zone)
  if (local.toPlainDate().toString() === date) return false
  const time = local.toPlainTime()
  const isAfter = (at: string) => Temporal.PlainTime.compare(time, at) >= 0
  return quietFrom <= quietUntil
    ? isAfter(quietFrom) && !isAfter(quietUntil)
    : isAfter(quietFrom) || !isAfter(quietUntil)
}

export function quietEnd(now: Temporal.Instant, { quietUntil }: Standby, zone: string): Temporal.Instant {
  const local = now.toZonedDateTimeISO(zone)
  const end = local.withPlainTime(quietUntil)
  return (Temporal.ZonedDateTime.compare(end, local) > 0 ? end : end.add({ days: 1 })).toInstant()
}

/** When an offer that begins now ends; undefined where none may begin. */
export function offerEnd(startsAt: Temporal.Instant, now: Temporal.Instant, standby: Standby, minutes?: number) {
  const last = startsAt.subtract({ minutes: standby.lastMinutes })
  if (!isBefore(now, last)) return undefined
  const isLate = !isBefore(now.add({ hours: standby.lateHours }), startsAt)
  const end = now.add({ minutes: minutes ?? (isLate ? standby.lateOfferMinutes : standby.offerMinutes) })
  return isBefore(last, end) ? last : end
}

/** Whether an entry can have a tee time, by what its member wished for. */
export const fits = (entry: Waiting, freed: Freed, now: Temporal.Instant, { lastMinutes }: Standby): boolean =>
  isWished(freed, entry, now, lastMinutes) && partyFits(freed, entry.partySize, freed.seats)

/**
 * Who may be asked for what, best first: the entries in their order, each with its earliest tee time first.
 * @param entries in the order in which their members joined
 */
export function matches(
  entries: readonly Waiting[],
  freed: readonly Freed[],
  now: Temporal.Instant,
  standby: Standby,
): Match[] {
  const open = freed
    .filter((one) => !isRoundOver(one, now, standby))
    .sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt) || a.slotIdx - b.slotIdx)
  return entries.flatMap((entry) =>
    open
      .filter((one) => !one.asked.includes(entry.waitingIdx) && fits(entry, one, now, standby))
      .map(({ slotIdx }) => ({ slotIdx, waitingIdx: entry.waitingIdx })),
  )
}

interface Agreement {
  auto: boolean
  total: number | null
  termsIdx: number | null
}

/** Whether a tee time is booked without asking. Source: docs/rules.md, Standby. */
export function isAutomatic(
  { auto, total, termsIdx }: Agreement,
  price: { total: number },
  at: {
    freeCancelUntil: Temporal.Instant
    namesDueAt: Temporal.Instant
    now: Temporal.Instant
    terms: readonly number[]
  },
): boolean {
  return (
    auto &&
    isBefore(at.now, at.freeCancelUntil) &&
    isBefore(at.now, at.namesDueAt) &&
    total !== null &&
    price.total <= total &&
    termsIdx !== null &&
    at.terms.includes(termsIdx)
  )
}
