import { createHash } from 'node:crypto'
import { isByLobby, openingsOver, opensAt, ruleFor, type Wanted } from './opening-rules.ts'
import type { OpeningRule } from './rulebook.ts'

export interface Place {
  placeIdx: number
  memberIdx: number
  /** In the drawn order; null before the draw, and for members who came after the close. */
  no: number | null
  joinedAt: Temporal.Instant
  chooseSeconds: number
  heldAt: Temporal.Instant | null
  leftAt: Temporal.Instant | null
}

export interface Lobby {
  lobbyIdx: number
  opensAt: Temporal.Instant
  closesAt: Temporal.Instant
  /** Members who choose at the same time. */
  admitted: number
  drawnAt: Temporal.Instant | null
  overAt: Temporal.Instant | null
  places: readonly Place[]
}

interface Turn {
  admittedAt: Temporal.Instant
  chooseUntil: Temporal.Instant
}

interface Turns {
  order: Place[]
  /** By number of the place; none for those who left before they were admitted. */
  turns: Map<number, Turn>
  overAt: Temporal.Instant
}

export interface Standing {
  state: 'WAITING' | 'ADMITTED' | 'OVER'
  place?: number
  /** Members who wait before this one. */
  ahead?: number
  chooseUntil?: Temporal.Instant
}

const { compare } = Temporal.Instant
const earliest = (first: Temporal.Instant, ...others: (Temporal.Instant | null)[]) =>
  others.reduce<Temporal.Instant>((found, one) => (one && compare(one, found) < 0 ? one : found), first)
const latest = (one: Temporal.Instant, other: Temporal.Instant) => (compare(one, other) < 0 ? other : one)

/** The places in the order of their SHA-256 with the seed, which anyone can compute again. Decision 116. */
export const drawnOrder = (seed: string, places: readonly number[]): number[] =>
  places
    .map((placeIdx) => ({ placeIdx, hash: createHash('sha256').update(`${seed} ${placeIdx}`).digest('hex') }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ placeIdx }) => placeIdx)

/** The drawn places, then those who came after the close. */
function inOrder({ closesAt, places }: Lobby): Place[] {
  const late = ({ no, joinedAt }: Place) => no === null && compare(joinedAt, closesAt) >= 0
  return [
    ...places.filter(({ no }) => no !== null).sort((a, b) => a.no! - b.no!),
    ...places.filter(late).sort((a, b) => compare(a.joinedAt, b.joinedAt) || a.placeIdx - b.placeIdx),
  ]
}

/**
 * When each place is admitted, and when the lobby ends: as soon as one of those who choose has held a tee time, left or
 * had their time, the next is admitted. A later event only makes later admissions earlier, so that nobody who is
 * admitted waits again.
 */
export function turnsOf(lobby: Lobby): Turns {
  const known = worked.get(lobby) ?? workedOut(lobby)
  worked.set(lobby, known)
  return known
}

/** A tee sheet asks the same lobby for each of its tee times. */
const worked = new WeakMap<Lobby, Turns>()

function workedOut(lobby: Lobby): Turns {
  const order = inOrder(lobby)
  const turns = new Map<number, Turn>()
  const free = Array.from({ length: lobby.admitted }, () => lobby.opensAt)
  for (const { placeIdx, joinedAt, chooseSeconds, heldAt, leftAt } of order) {
    const next = free.reduce((found, one, i) => (compare(one, free[found]!) < 0 ? i : found), 0)
    const admittedAt = latest(free[next]!, joinedAt)
    if (leftAt && compare(leftAt, admittedAt) <= 0) continue
    const chooseUntil = admittedAt.add({ seconds: chooseSeconds })
    turns.set(placeIdx, { admittedAt, chooseUntil })
    free[next] = latest(admittedAt, earliest(chooseUntil, heldAt, leftAt))
  }
  return { order, turns, overAt: free.reduce(latest) }
}

/** Whether tee times of the opening still need a ticket. Before the draw nobody is admitted. */
export function isLobbyRunning(lobby: Lobby, now: Temporal.Instant): boolean {
  if (lobby.overAt) return false
  return lobby.drawnAt === null || compare(now, turnsOf(lobby).overAt) < 0
}

/** Whether the order is to be drawn, or the end to be written down. */
export function isLobbyDue(lobby: Lobby, now: Temporal.Instant): boolean {
  return lobby.drawnAt === null ? compare(lobby.closesAt, now) <= 0 : !isLobbyRunning(lobby, now)
}

/** Where a member stands in a lobby; undefined without a place. Source: docs/rules.md, Opening. */
export function standingIn(lobby: Lobby, memberIdx: number, now: Temporal.Instant): Standing | undefined {
  const mine = lobby.places.find((place) => place.memberIdx === memberIdx)
  if (!mine) return undefined
  if (mine.leftAt || lobby.overAt) return { state: 'OVER' }
  if (lobby.drawnAt === null) return { state: 'WAITING' }
  const { order, turns } = turnsOf(lobby)
  const turn = turns.get(mine.placeIdx)
  if (!turn) return { state: 'WAITING' }
  const place = order.indexOf(mine) + 1
  if (compare(now, turn.admittedAt) < 0) {
    const waits = (one: Place) => !one.leftAt && compare(now, turns.get(one.placeIdx)?.admittedAt ?? now) < 0
    return { state: 'WAITING', place, ahead: order.slice(0, place - 1).filter(waits).length }
  }
  const { chooseUntil } = turn
  return compare(now, chooseUntil) < 0 ? { state: 'ADMITTED', place, chooseUntil } : { state: 'OVER', place }
}

/** What keeps a member from a tee time while the lobby of its opening runs; undefined where nothing does. */
export function keptByLobby(
  lobbies: readonly Lobby[],
  opensAt: Temporal.Instant,
  memberIdx: number | null,
  now: Temporal.Instant,
): { lobbyIdx: number; place: number | null } | undefined {
  const lobby = lobbies.find((one) => one.opensAt.equals(opensAt))
  if (!lobby || !isLobbyRunning(lobby, now)) return undefined
  const standing = memberIdx === null ? undefined : standingIn(lobby, memberIdx, now)
  return standing?.state === 'ADMITTED' ? undefined : { lobbyIdx: lobby.lobbyIdx, place: standing?.place ?? null }
}

/** Without such a rule nothing asks for lobbies. */
export const hasLobby = ({ openingRules }: { openingRules: readonly OpeningRule[] }): boolean =>
  openingRules.some(isByLobby)

/** When a tee time opens through a lobby to a type of member; null where it opens otherwise. */
export function lobbyOpensAt(rules: readonly OpeningRule[], wanted: Wanted, zone: string): Temporal.Instant | null {
  const rule = ruleFor(rules, wanted)
  return rule && isByLobby(rule) ? opensAt(rule, wanted.date, zone) : null
}

/** The openings of a day through a lobby for a type of member, the soonest first. @param places courses and parts of the day */
export function lobbyOpenings<R extends OpeningRule>(
  rules: readonly R[],
  day: Parameters<typeof openingsOver>[1],
  zone: string,
): { opensAt: Temporal.Instant; rule: R }[] {
  const found = openingsOver(rules, day, zone).flatMap(({ rule, at }) =>
    at && isByLobby(rule) ? { opensAt: at, rule } : [],
  )
  return [...new Map(found.map((one) => [one.opensAt.epochMilliseconds, one])).values()].sort((a, b) =>
    compare(a.opensAt, b.opensAt),
  )
}
