import type { Shares } from '@clubhouse/contract/reservation/sheet/template'

/** Starts in one part of the day. Times are HH:mm. */
export interface Part {
  part: string
  firstTime: string
  /** Latest possible start; the last actual one may be earlier. */
  lastTime: string
  interval: number
  holes: string
  mode: 'EXCLUSIVE' | 'SHARED'
  minPlayers: number
  capacity: number
  w05: string
  routes: Route[]
}

/** A part of a template, with what its tee times are shared by. */
export interface SharedPart extends Part {
  shares: Shares
}

/** The loop where teams start and the one they turn to after nine holes. */
export interface Route {
  courseIdx: number
  turnCourseIdx: number | null
}

export interface Start extends Pick<Part, 'part' | 'holes' | 'mode' | 'minPlayers' | 'capacity' | 'w05'>, Route {
  time: string
}

/** Two teams that would reach the first tee of one loop too close together. */
export interface Collision {
  courseIdx: number
  first: Arrival
  second: Arrival
}

interface Arrival {
  part: string
  time: string
  startTime: string
}

/** The smallest interval of a part, and the minimum distance of two teams at a tee. */
export const LEAST_INTERVAL = 6
/** Default for nine holes of an unknown loop. Source: docs/rules.md, Days. */
export const LOOP_MINUTES = 135

export function startsOf({ firstTime, lastTime, interval, routes, ...part }: Part): Start[] {
  const { part: name, holes, mode, minPlayers, capacity, w05 } = part
  const last = minutesOf(lastTime)
  const starts: Start[] = []
  for (let at = minutesOf(firstTime); at <= last; at += interval) {
    for (const { courseIdx, turnCourseIdx } of routes) {
      const turn = holes === '9' ? null : turnCourseIdx
      starts.push({
        part: name,
        courseIdx,
        turnCourseIdx: turn,
        time: clockOf(at),
        holes,
        mode,
        minPlayers,
        capacity,
        w05,
      })
    }
  }
  return starts
}

/**
 * Collisions of teams. An 18-hole start on a loop at t needs the loop it turns to at t + loopMinutes; 27 holes continue
 * to that loop's own turn. Source: docs/rules.md, Days.
 * @param loopMinutes duration of nine holes, by loop
 */
export function collisionsOf(parts: Part[], loopMinutes: ReadonlyMap<number, number>): Collision[] {
  const arrivals = parts.flatMap((part) => startsOf(part).flatMap((start) => arrivalsOf(start, part, loopMinutes)))
  return [...Map.groupBy(arrivals, ({ courseIdx }) => courseIdx)].flatMap(([courseIdx, onLoop]) => {
    const inOrder = onLoop.sort((a, b) => a.at - b.at)
    return inOrder.flatMap((second, i) => {
      const first = inOrder[i - 1]
      if (!first || second.at - first.at >= LEAST_INTERVAL) return []
      return [{ courseIdx, first: arrival(first), second: arrival(second) }]
    })
  })
}

/** Where a start would meet the groups of a day on any course. The turns of each part are those of its tee times. */
export function meetingsOf(
  wanted: StartOfDay,
  others: readonly StartOfDay[],
  loopMinutes: ReadonlyMap<number, number>,
): Collision[] {
  const all = [...others, wanted]
  const routes = Map.groupBy(all, ({ part }) => part)
  const arrivals = (start: StartOfDay) => arrivalsOf(start, { routes: routes.get(start.part)! }, loopMinutes)
  const theirs = others.flatMap(arrivals)
  return arrivals(wanted).flatMap((mine) => {
    const near = theirs.find(
      ({ courseIdx, at }) => courseIdx === mine.courseIdx && Math.abs(at - mine.at) < LEAST_INTERVAL,
    )
    return near ? [{ courseIdx: mine.courseIdx, first: arrival(mine), second: arrival(near) }] : []
  })
}

export type StartOfDay = Route & Pick<Part, 'part' | 'holes'> & { time: string }

/** A group at the first tee of a loop, in minutes of the day. */
export interface OnLoop {
  courseIdx: number
  part: string
  at: number
  startTime: string
}

/** Where a group is in turn. @param routes of its part */
export function arrivalsOf(
  start: StartOfDay,
  { routes }: { routes: readonly Route[] },
  loopMinutes: ReadonlyMap<number, number>,
): OnLoop[] {
  const arrivals: OnLoop[] = []
  let courseIdx: number | null | undefined = start.courseIdx
  let at = minutesOf(start.time)
  for (let played = 0; played < Number(start.holes) && courseIdx != null; played += 9) {
    arrivals.push({ courseIdx, part: start.part, at, startTime: start.time })
    at += loopMinutes.get(courseIdx) ?? LOOP_MINUTES
    const from: number = courseIdx
    const turn = routes.find((route) => route.courseIdx === from)?.turnCourseIdx
    courseIdx = played === 0 ? start.turnCourseIdx : turn
  }
  return arrivals
}

function arrival({ part, at, startTime }: OnLoop): Arrival {
  return { part, time: clockOf(at), startTime }
}

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
