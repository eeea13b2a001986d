import type { StaysWhy } from '@clubhouse/contract/reservation/sheet/delay'
import { arrivalsOf, clockOf, LEAST_INTERVAL, LOOP_MINUTES, minutesOf, type OnLoop } from '../template/turn-rules.ts'

const HOLES_OF_LOOP = 9
const DAY_MINUTES = 24 * 60

export interface TeeTime {
  slotIdx: number
  courseIdx: number
  turnCourseIdx: number | null
  part: string
  /** HH:mm */
  time: string
  holes: string
  /** Its group has teed off, played or did not come. */
  isOut: boolean
  /** The club keeps it shut at this time. */
  isBlocked: boolean
  /** Somebody has or holds it. */
  isTaken: boolean
  /** Delays of before that did not move it and in which its group waits on the course. */
  waits: readonly Waiting[]
}

interface Waiting {
  /** HH:mm. A group that would reach a turn from then on reaches it later by the minutes. */
  from: string
  minutes: number
}

export interface Wanted {
  minutes: number
  from: string
  until: 'PART' | 'DAY'
  courseIdx?: number
}

export interface Ground {
  loopMinutes: ReadonlyMap<number, number>
  /** HH:mm, where the club's place is known. */
  sunset?: string
  /** HH:mm of now, on the day itself. */
  now?: string
}

export interface Move {
  slotIdx: number
  from: string
  to: string
}

export interface Staying {
  slotIdx: number
  from: string
  reason: StaysWhy
  isTaken: boolean
}

export interface Plan {
  moved: Move[]
  cannot: Staying[]
}

interface Place extends OnLoop {
  /** Minutes to the next group; by default the least interval. */
  apart?: number
}

interface Fixed extends Place {
  why: StaysWhy
}

/**
 * What a delay moves, and what it cannot move. Groups that are out before it begins reach their turn later by the same
 * minutes, because they wait on the course. Source: docs/rules.md, Delay.
 * @param times of the day, by time
 */
export function planOf(times: readonly TeeTime[], wanted: Wanted, ground: Ground): Plan {
  const moving = movingOf(times, wanted, ground)
  const fixed = fixedOf(times, new Set(moving), wanted, ground)
  const plan: Plan = { moved: [], cannot: [] }
  for (const one of moving) {
    const reason = whyNot(one, times, fixed, wanted, ground)
    const { slotIdx, time: from, isTaken } = one
    if (reason) plan.cannot.push({ slotIdx, from, reason, isTaken })
    else plan.moved.push({ slotIdx, from, to: later(from, wanted.minutes) })
  }
  return plan
}

const later = (time: string, minutes: number) => clockOf(minutesOf(time) + minutes)

/** Where a group starts and turns, with the waits of before. */
function turnsOf(one: TeeTime, times: readonly TeeTime[], { loopMinutes }: Ground): OnLoop[] {
  const [start, ...turns] = arrivalsOf(one, { routes: times.filter(({ part }) => part === one.part) }, loopMinutes)
  return start ? [start, ...one.waits.reduce(waited, turns)] : []
}

const waited = (turns: OnLoop[], { from, minutes }: Waiting): OnLoop[] =>
  turns.map((turn) => (turn.at >= minutesOf(from) ? { ...turn, at: turn.at + minutes } : turn))

/** One course also moves the tee times that turn onto it. */
function movingOf(times: readonly TeeTime[], wanted: Wanted, ground: Ground): TeeTime[] {
  const { minutes, from, until, courseIdx } = wanted
  const concerned = times.filter(
    (one) =>
      one.time >= from &&
      (courseIdx === undefined || turnsOf(one, times, ground).some((arrival) => arrival.courseIdx === courseIdx)),
  )
  const part = concerned[0]?.part
  return concerned.filter(
    (one) => (until === 'DAY' || one.part === part) && !one.isBlocked && !isGone(one, minutes, ground),
  )
}

/** Out already, or over even at its new time. */
const isGone = ({ isOut, time }: TeeTime, minutes: number, { now }: Ground) =>
  isOut || (now !== undefined && minutesOf(time) + minutes <= minutesOf(now))

/** Where groups that stay are, with what keeps others from meeting them. */
function fixedOf(
  times: readonly TeeTime[],
  moving: ReadonlySet<TeeTime>,
  { minutes, from }: Wanted,
  ground: Ground,
): Fixed[] {
  const part = [...moving][0]?.part
  return times.flatMap((one): Fixed[] => {
    if (moving.has(one)) return []
    const [first, ...turns] = turnsOf(one, times, ground)
    if (!first) return []
    if (one.isBlocked) return [{ ...first, why: 'BLOCK' }]
    const isOut = isGone(one, minutes, ground)
    if (one.time >= from && !isOut) {
      const why = one.part === part ? 'TURN' : 'NEXT_PART'
      return [first, ...turns].map((arrival) => ({ ...arrival, why }))
    }
    return [startOf(first, isOut), ...waited(turns, { from, minutes })].map((arrival) => ({ ...arrival, why: 'TURN' }))
  })
}

/** A group that is out has left the tee, and keeps its time alone: no course has two tee times at one time. */
const startOf = (start: OnLoop, isOut: boolean): Place => (isOut ? { ...start, apart: 1 } : start)

function whyNot(
  one: TeeTime,
  times: readonly TeeTime[],
  fixed: readonly Fixed[],
  { minutes }: Wanted,
  ground: Ground,
): StaysWhy | undefined {
  const at = minutesOf(one.time) + minutes
  if (at >= DAY_MINUTES) return 'MIDNIGHT'
  const last = lastStart(one, ground)
  // A tee time that was in the dark before is played under lights.
  if (last !== undefined && minutesOf(one.time) <= last && at > last) return 'SUNSET'
  return turnsOf(one, times, ground)
    .map((arrival) => ({ ...arrival, at: arrival.at + minutes }))
    .flatMap((arrival) => fixed.find((other) => isMeeting(arrival, other))?.why ?? [])[0]
}

const isMeeting = (a: OnLoop, b: Place) =>
  a.courseIdx === b.courseIdx && Math.abs(a.at - b.at) < (b.apart ?? LEAST_INTERVAL)

/** The last minute of the day at which a round can begin and end before sunset. */
function lastStart({ courseIdx, holes }: TeeTime, { loopMinutes, sunset }: Ground): number | undefined {
  if (sunset === undefined) return undefined
  const loops = Math.ceil(Number(holes) / HOLES_OF_LOOP)
  return minutesOf(sunset) - loops * (loopMinutes.get(courseIdx) ?? LOOP_MINUTES)
}

export interface Decision {
  slotIdx: number
  to?: string
  cancel?: true
}

export interface Settled {
  moved: Move[]
  /** Taken out of the day: free ones, and those that are cancelled. */
  dropped: Staying[]
}

/** The decisions of a manager. @returns undefined where they are not those that are needed now */
export function settledOf({ moved, cannot }: Plan, decisions: readonly Decision[]): Settled | undefined {
  const decided = new Map(decisions.map((one) => [one.slotIdx, one]))
  const isKnown = decisions.every(({ slotIdx }) => cannot.some((one) => one.slotIdx === slotIdx))
  const isWhole = cannot.every(({ slotIdx, isTaken }) => !isTaken || isDecision(decided.get(slotIdx)))
  if (!isKnown || !isWhole) return undefined
  const toOf = ({ slotIdx }: Staying) => decided.get(slotIdx)?.to
  return {
    moved: [
      ...moved,
      ...cannot.flatMap((one) => {
        const to = toOf(one)
        return to === undefined ? [] : [{ slotIdx: one.slotIdx, from: one.from, to }]
      }),
    ],
    dropped: cannot.filter((one) => toOf(one) === undefined),
  }
}

const isDecision = (one: Decision | undefined) => one !== undefined && (one.to === undefined) === (one.cancel === true)

/** The time of another group that one which gets a time of its own would meet. */
export function metBy(
  times: readonly TeeTime[],
  { moved, dropped }: Settled,
  decisions: readonly Decision[],
  wanted: Wanted,
  ground: Ground,
): { courseIdx: number; time: string } | undefined {
  const gone = new Set(dropped.map(({ slotIdx }) => slotIdx))
  const movedTo = new Map(moved.map(({ slotIdx, to }) => [slotIdx, to]))
  const after = times
    .filter(({ slotIdx }) => !gone.has(slotIdx))
    .map((one) => ({ ...one, time: movedTo.get(one.slotIdx) ?? one.time }))
  const chosen = new Set(decisions.flatMap(({ slotIdx, to }) => (to === undefined ? [] : [slotIdx])))
  const staying = new Set(after.filter(({ slotIdx }) => movedTo.has(slotIdx)))
  const fixed = fixedOf(after, staying, wanted, ground)
  const ofMoved = [...staying].map((one) => ({ one, arrivals: turnsOf(one, after, ground) }))
  for (const { one, arrivals } of ofMoved) {
    if (!chosen.has(one.slotIdx)) continue
    const others = [...fixed, ...ofMoved.filter((other) => other.one !== one).flatMap((other) => other.arrivals)]
    const met = others.find((other) => arrivals.some((arrival) => isMeeting(arrival, other)))
    if (met) return { courseIdx: met.courseIdx, time: clockOf(met.at) }
  }
  return undefined
}

/**
 * The time of another group that one would meet where it was before a delay. Turns count only of what was put on the day
 * or changed since: those of before were apart, also where a group waits for its turn.
 * @param back tee times at their times before @param others those of the day that the delay left
 */
export function metBefore(
  back: readonly TeeTime[],
  others: readonly TeeTime[],
  since: ReadonlySet<number>,
  ground: Ground,
): string | undefined {
  const all = [...others, ...back]
  const placesOf = (one: TeeTime, hasTurns: boolean): Place[] => {
    const [start, ...turns] = turnsOf(one, all, ground)
    return start ? [startOf(start, one.isOut), ...(hasTurns ? turns : [])] : []
  }
  const met = back.flatMap((one) =>
    others.flatMap((other) => {
      const isNew = since.has(other.slotIdx)
      const mine = placesOf(one, isNew)
      return placesOf(other, isNew).filter((place) => mine.some((arrival) => isMeeting(arrival, place)))
    }),
  )[0]
  return met && clockOf(met.at)
}
