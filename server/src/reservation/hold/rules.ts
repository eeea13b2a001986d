import type { DayClass } from '@clubhouse/contract/reservation/day'
import {
  COOLDOWN,
  DAY_CLOSED,
  DRAW_ONLY,
  EXTEND_LIMIT,
  HELD_BY_OTHER,
  HOLD_EXPIRED,
  HOLD_LIMIT,
  LOBBY_ONLY,
  NOT_OPEN,
  PLAYER_ALREADY_BOOKED,
  QUOTA_DAY,
  QUOTA_MONTH,
  SUSPENDED,
  TAKEN,
  TYPE_NOT_ALLOWED,
} from '@clubhouse/contract/reservation/refusal'
import { isLastMinute } from '../deadline.ts'
import { keptByLobby, lobbyOpensAt } from '../lobby-rules.ts'
import type { MemberFacts } from '../member-facts.ts'
import { ruleFor } from '../opening-rules.ts'
import type { OpeningRule, Rulebook, Settings } from '../rulebook.ts'
import type { SlotRow } from '../sheet/slot/rows.ts'
import { notOpenYet, runningClaims, slotState, type Viewer } from '../sheet/slot/rules.ts'
import { isRunning } from '../sheet/slot/running.ts'
import type { HoldRow } from './sql.ts'

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/** Public facts that rule out a hold. Source: docs/rules.md, Holds. */
export function refusedBySlot(slot: SlotRow, viewer: Viewer, now: Temporal.Instant, rulebook: Rulebook, zone: string) {
  const derived = slotState(slot, viewer, now, rulebook, zone)
  // Before the opening a tee time is never said to be taken.
  const taken = () => {
    const ahead = notOpenYet(slot, viewer, now, rulebook.openingRules, zone)
    return ahead ? NOT_OPEN({ opensAt: ahead.opensAt ?? null }) : TAKEN({})
  }
  switch (derived.state) {
    case 'PAST':
      return DAY_CLOSED({ reason: 'PAST' })
    case 'NOT_OPEN':
      return NOT_OPEN({ opensAt: derived.opensAt ?? null })
    case 'DRAW':
      return DRAW_ONLY({ drawIdx: derived.drawIdx ?? null, opensAt: derived.opensAt ?? null })
    case 'BLOCKED':
      return slot.dayState === 'SUSPENDED' ? DAY_CLOSED({ reason: derived.reason ?? 'SUSPENDED' }) : taken()
    case 'HELD':
      return HELD_BY_OTHER({ freesAt: derived.heldUntil! })
    case 'BOOKED':
    case 'TEAM':
    case 'HOUSE':
      return taken()
    case 'NOT_FOR_YOU':
      return derived.reason === 'TYPE_NOT_ALLOWED' ? TYPE_NOT_ALLOWED({ memberType: viewer.memberType }) : undefined
    case 'OPEN':
    case 'PARTIAL':
    case 'MINE_HELD':
      return undefined
  }
}

/** While the lobby of its opening runs, a tee time is for those who are admitted. Source: docs/rules.md, Opening. */
export function refusedByLobby(
  slot: SlotRow,
  { lobbies = [], memberIdx, memberType }: Viewer,
  now: Temporal.Instant,
  { openingRules }: Rulebook,
  zone: string,
) {
  const opensAt = lobbies.length > 0 && lobbyOpensAt(openingRules, { ...slot, memberType }, zone)
  const kept = opensAt && keptByLobby(lobbies, opensAt, memberIdx, now)
  return kept ? LOBBY_ONLY(kept) : undefined
}

/** The member's own limits, for holds and bookings. Source: docs/rules.md, Holds. */
export function refusedByStanding(
  facts: MemberFacts,
  slot: SlotRow,
  { openingRules, settings }: Rulebook,
  name: string,
) {
  const rule = ruleFor(openingRules, { ...slot, memberType: facts.memberType })
  return [
    ...(facts.suspension ? [SUSPENDED(facts.suspension)] : []),
    ...(rule ? overQuota(facts, slot, rule, settings) : [TYPE_NOT_ALLOWED({ memberType: facts.memberType })]),
    ...(facts.playsThatPart ? [PLAYER_ALREADY_BOOKED({ which: 1, name })] : []),
  ]
}

/** The member's hold of a tee time, running or expired. */
export function holdOf({ claims }: SlotRow, memberIdx: number, now: Temporal.Instant): HoldRow | undefined {
  const own = claims.filter(({ kind, holder }) => kind === 'HOLD' && holder === memberIdx)
  if (own.length === 0) return undefined
  const earliest = (ends: (Temporal.Instant | null)[]) =>
    ends.flatMap((end) => end ?? []).sort(Temporal.Instant.compare)[0]
  return {
    seats: own.map(({ seat }) => seat),
    expiresAt: earliest(own.map(({ expiresAt }) => expiresAt))!,
    fullUntil: earliest(own.map(({ fullUntil }) => fullUntil)) ?? null,
    extended: Math.min(...own.map(({ extended }) => extended)),
    movesBookingIdx: own[0]!.movesBookingIdx,
    offerIdx: own[0]!.offerIdx,
    now,
  }
}

/** Limits by other holds and by an earlier hold of this tee time. Source: docs/rules.md, Holds. */
export function refusedByHolds(facts: MemberFacts, { settings }: Rulebook) {
  return [
    ...refusedOf(facts, endsOf(facts, settings)),
    ...(facts.otherHold !== null ? [HOLD_LIMIT({ slotIdx: facts.otherHold })] : []),
  ]
}

type Quota = Pick<OpeningRule, 'quotaDay' | 'quotaMonth'>

/** The limits that a booking now would pass. Source: docs/rules.md, Opening. */
export const overQuota = (
  facts: MemberFacts,
  { dayClass, startsAt }: Pick<SlotRow, 'dayClass' | 'startsAt'>,
  rule: Quota,
  settings: Settings,
) => [
  ...(rule.quotaDay !== null && facts.bookingsThatDay >= rule.quotaDay
    ? [QUOTA_DAY({ used: facts.bookingsThatDay, max: rule.quotaDay })]
    : []),
  ...(isLastMinute(startsAt, facts.now, settings) ? [] : overMonth(facts, dayClass, rule)),
]

/** The limit of the month, also where a booking would be outside it. */
export function overMonth(
  { bookingsThatMonth }: Pick<MemberFacts, 'bookingsThatMonth'>,
  dayClass: DayClass,
  { quotaMonth: max }: Pick<Quota, 'quotaMonth'>,
) {
  const used = bookingsThatMonth[dayClass]
  return max !== null && used >= max ? [QUOTA_MONTH({ used, max, dayClass })] : []
}

/** Who gave a tee time up does not have it again so soon by standing by either. Source: docs/rules.md, Standby. */
export const refusedAsGivenUp = (facts: MemberFacts, { settings }: Rulebook) =>
  refusedOf(facts, givenUp(facts, settings))

interface Cooldown {
  until: Temporal.Instant
  why: 'EXPIRED' | 'RELEASED' | 'CANCELLED' | 'UNDONE'
}

/** The end that is the last one counts. */
function refusedOf({ now }: MemberFacts, ends: Cooldown[]) {
  const last = ends.sort((a, b) => Temporal.Instant.compare(a.until, b.until)).at(-1)
  return last && isBefore(now, last.until) ? [COOLDOWN(last)] : []
}

/** When a tee time is free again for who cancelled its booking. */
const givenUp = ({ cancelledAt, undoneAt }: MemberFacts, { hold, cancel }: Settings): Cooldown[] => [
  ...(undoneAt ? [{ until: undoneAt.add({ seconds: hold.cooldownSeconds }), why: 'UNDONE' as const }] : []),
  ...(cancelledAt ? [{ until: cancelledAt.add({ hours: cancel.retakeHours }), why: 'CANCELLED' as const }] : []),
]

/** When it is free again for who let its hold expire or released it, too. */
function endsOf(facts: MemberFacts, settings: Settings): Cooldown[] {
  const { expiredHoldAt, releasedAt } = facts
  const pause = { seconds: settings.hold.cooldownSeconds }
  return [
    ...(expiredHoldAt ? [{ until: expiredHoldAt.add(pause), why: 'EXPIRED' as const }] : []),
    ...(releasedAt ? [{ until: releasedAt.add(pause), why: 'RELEASED' as const }] : []),
    ...givenUp(facts, settings),
  ]
}

/**
 * Length of a hold in seconds; doubled for members who need more time. Source: docs/rules.md, Holds.
 * @param first of a hold in a lobby
 */
export function holdSeconds({ hold }: Settings, needMoreTime: boolean, first = hold.seconds) {
  const factor = needMoreTime ? 2 : 1
  return {
    length: first * factor,
    extend: hold.extendSeconds * factor,
    extendFrom: hold.extendFromSeconds * factor,
  }
}

/** An offer lasts until the time that its message named. */
export const extendsLeft = (
  { extended, offerIdx }: Pick<HoldRow, 'extended'> & Partial<Pick<HoldRow, 'offerIdx'>>,
  { hold }: Settings,
) => (offerIdx ? 0 : hold.extendTimes - extended)

export function refusedExtension(
  hold: (Pick<HoldRow, 'expiresAt' | 'extended'> & Partial<Pick<HoldRow, 'fullUntil' | 'offerIdx'>>) | undefined,
  now: Temporal.Instant,
  settings: Settings,
  needMoreTime: boolean,
) {
  if (!hold || !isRunning(hold, now)) return HOLD_EXPIRED({})
  const left = extendsLeft(hold, settings)
  const from = (hold.fullUntil ?? hold.expiresAt).subtract({ seconds: holdSeconds(settings, needMoreTime).extendFrom })
  if (left <= 0) return EXTEND_LIMIT({ left: 0 })
  return isBefore(now, from) ? EXTEND_LIMIT({ from, left }) : undefined
}

/**
 * The seats to take: that of an exclusive tee time, or the first free ones; undefined when too few are left.
 * @param preferred seats that come before the others
 */
export function seatsToTake(
  slot: SlotRow,
  now: Temporal.Instant,
  count: number,
  preferred: readonly number[] = [],
): number[] | undefined {
  if (slot.mode === 'EXCLUSIVE') return [0]
  const used = new Set(runningClaims(slot.claims, now).map(({ seat }) => seat))
  const free = Array.from({ length: slot.capacity }, (_, i) => i + 1).filter((seat) => !used.has(seat))
  const { true: first = [], false: others = [] } = Object.groupBy(free, (seat) => `${preferred.includes(seat)}`)
  const seats = [...first, ...others].slice(0, count)
  return seats.length === count ? seats.sort((a, b) => a - b) : undefined
}
