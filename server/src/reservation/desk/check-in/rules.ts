import type { ArrivalFlag, CheckInState } from '@clubhouse/contract/reservation/desk/check-in'
import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'

/** What the desk records itself; no-shows are recorded with the booking. */
export type Recorded = Exclude<CheckInState, 'NO_SHOW'>
export type Pressed = Exclude<Recorded, 'EXPECTED'>

const before = (at: Temporal.Instant, minutes: number) => at.subtract({ minutes })
const isAt = (now: Temporal.Instant, at: Temporal.Instant) => Temporal.Instant.compare(now, at) >= 0

/** From when a group can check in, by when it is asked to, and from when it is late. Source: docs/rules.md, Arrivals. */
export const timesOf = (startsAt: Temporal.Instant, policy: PolicyValues['checkIn']) => ({
  opensAt: before(startsAt, policy.opensMinutes),
  askedAt: before(startsAt, policy.askedMinutes),
  lateAt: before(startsAt, policy.lateMinutes),
})

/** A booking that counts as played is finished, also where nobody pressed so. @param recorded none for a group that is expected */
export function stateOf(booking: string, recorded: Recorded | null): CheckInState {
  if (booking === 'NS') return 'NO_SHOW'
  if (booking === 'PL') return 'FINISHED'
  return recorded ?? 'EXPECTED'
}

/** Forward step by step, or back by one step where it was pressed by mistake; a step again changes who is present. */
const NEXT: Readonly<Record<CheckInState, readonly Pressed[]>> = {
  EXPECTED: ['ARRIVED', 'CHECKED_IN'],
  ARRIVED: ['ARRIVED', 'CHECKED_IN'],
  CHECKED_IN: ['CHECKED_IN', 'ARRIVED', 'TEED_OFF'],
  TEED_OFF: ['TEED_OFF', 'CHECKED_IN', 'FINISHED'],
  FINISHED: [],
  NO_SHOW: [],
}

export const mayBecome = (from: CheckInState, to: Pressed): boolean => NEXT[from].includes(to)

/** Of what is pressed; a group of which no one is present is expected again. */
export const recordedOf = (pressed: Pressed, present: number): Recorded =>
  pressed === 'ARRIVED' && present === 0 ? 'EXPECTED' : pressed

/** The state of the booking itself (509). */
export const BOOKING_STATE: Readonly<Record<Recorded, 'CF' | 'CI' | 'PL'>> = {
  EXPECTED: 'CF',
  ARRIVED: 'CF',
  CHECKED_IN: 'CI',
  TEED_OFF: 'CI',
  FINISHED: 'PL',
}

/** What a check-in needs to know of the date of a group, of which the booking is one tee time. */
export interface OfDate {
  /** Players of this booking with whom an officer may be here: officers, who booked, and places without a name. */
  leads: readonly number[]
  /** The same for another tee time of the date, at which one of these is present or can still come. */
  isLedElsewhere: boolean
  /** Other bookings of the date with a W5 that is not waived. */
  accused: readonly number[]
  /** Members who booked the other tee times. */
  bookers: readonly number[]
}

interface Group {
  mode: 'EXCLUSIVE' | 'SHARED'
  minPlayers: number
  /** Places that were booked. */
  booked: number
  hasMember: boolean
  isWaived: boolean
  /** Of the date of a group of a season. */
  ofDate: Pick<OfDate, 'leads' | 'isLedElsewhere' | 'accused'> | null
}

/**
 * What a check-in of these players is proposed for: the booker is absent (W5), or fewer came than the minimum (W6). A
 * group that the desk booked with fewer, guests, and a round in bad weather have none.
 */
export function conductSeen(present: readonly number[], group: Group): ('W5' | 'W6')[] {
  if (!group.hasMember || group.isWaived) return []
  const least = group.mode === 'EXCLUSIVE' ? Math.min(group.minPlayers, group.booked) : 0
  return [...(isLed(present, group) ? [] : (['W5'] as const)), ...(present.length < least ? (['W6'] as const) : [])]
}

/**
 * Whether the one is there on whom the tee time depends: who booked it. For the date of a group one officer is enough, at any
 * of its tee times, and one W5 is. Source: docs/rules.md, Arrivals.
 */
function isLed(present: readonly number[], { ofDate }: Pick<Group, 'ofDate'>): boolean {
  if (!ofDate) return present.includes(1)
  return hasOfficer(present, ofDate) || ofDate.isLedElsewhere || ofDate.accused.length > 0
}

/** Whether an officer of the group is among those present, or may be: a place has no name yet. */
export const hasOfficer = (present: readonly number[], { leads }: Pick<OfDate, 'leads'>): boolean =>
  leads.some((no) => present.includes(no))

interface Shown {
  state: CheckInState
  /** From when on a no-show can be recorded. */
  noShowAt: Temporal.Instant
  lateAt: Temporal.Instant
  hasUnnamed: boolean
  owesMoney: boolean
  couponIdx: number | null
  isWaived: boolean
  wasMovedLate: boolean
}

export function flagsOf(group: Shown, now: Temporal.Instant): ArrivalFlag[] {
  const isAwaited = group.state === 'EXPECTED' || group.state === 'ARRIVED'
  const flags: Readonly<Record<ArrivalFlag, boolean>> = {
    LATE: isAwaited && isAt(now, group.lateAt),
    NO_SHOW_DUE: group.state === 'EXPECTED' && isAt(now, group.noShowAt),
    UNNAMED: group.hasUnnamed,
    MONEY_DUE: group.owesMoney,
    COUPON: group.couponIdx !== null,
    WAIVED: group.isWaived,
    MOVED_LATE: group.wasMovedLate,
  }
  return (Object.keys(flags) as ArrivalFlag[]).filter((flag) => flags[flag])
}

/** How long a press may wait for a line, as long as its key is kept. */
const PRESS_KEPT = { hours: 24 }

/** The time of a press that was sent later; undefined for one of the future or of more than a day ago. */
export function pressedAt(at: string | undefined, now: Temporal.Instant): Temporal.Instant | undefined {
  if (at === undefined) return now
  const pressed = Temporal.Instant.from(at)
  const isPast = isAt(now.add({ seconds: 5 }), pressed)
  return isPast && isAt(pressed, now.subtract(PRESS_KEPT)) ? pressed : undefined
}
