import { DAY_TYPES, SHARES, type TemplatePart } from '@clubhouse/contract/reservation/sheet/template'
import { type Season as Days, seasonsMeet } from '../../../season-rules.ts'
import type { Template } from '../rules.ts'
import type { Part } from '../turn-rules.ts'

interface Season extends Days {
  dayTypes: readonly string[]
  weekdays: readonly (string | number)[]
}

/** The weekdays on which a kind of day can fall; a holiday falls on any, and no template asks for its weekday. */
const WEEKDAYS: Readonly<Record<string, readonly number[] | undefined>> = {
  WD: [1, 2, 3, 4, 5],
  EV: [1, 2, 3, 4, 5],
  SA: [6],
  SU: [7],
}

/** True when a day may fall to either template, so that chance would decide. */
export function areForSameDays(one: Season, other: Season): boolean {
  if (!seasonsMeet(one, other)) return false
  const [ones, others] = [one, other].map(({ weekdays }) => weekdays.map(Number)) as [number[], number[]]
  return DAY_TYPES.some((type) => {
    if (!one.dayTypes.includes(type) || !other.dayTypes.includes(type)) return false
    const possible = WEEKDAYS[type]
    return !possible || possible.some((day) => ones.includes(day) && others.includes(day))
  })
}

/** @param day MM-DD; 29 February counts, as some years have it */
export function isDayOfYear(day: string): boolean {
  try {
    Temporal.PlainDate.from(`2028-${day}`, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** The first thing that is wrong with the parts of a template, as the field that has it. @param loops holes by course */
export function partsFault(parts: readonly TemplatePart[], loops: ReadonlyMap<number, number>): string | undefined {
  if (new Set(parts.map(({ part }) => part)).size < parts.length) return 'parts.part'
  for (const { firstTime, lastTime, minPlayers, capacity, holes, routes, shares } of parts) {
    if (lastTime < firstTime) return 'parts.lastTime'
    if (minPlayers > capacity) return 'parts.minPlayers'
    if (Object.values(shares).reduce((sum, share) => sum + share, 0) !== 100) return 'parts.shares'
    if (new Set(routes.map(({ startCourseIdx }) => startCourseIdx)).size < routes.length) return 'parts.routes'
    const isRoute = routes.every(({ startCourseIdx, turnCourseIdx }) => {
      const loop = loops.get(startCourseIdx)
      if (loop === undefined || (turnCourseIdx != null && !loops.has(turnCourseIdx))) return false
      return turnCourseIdx != null || Number(holes) <= loop
    })
    if (!isRoute) return 'parts.routes'
  }
  return undefined
}

/** The parts as the planner takes them. A round that ends on its own course turns to no other. */
export const plannedParts = (parts: readonly TemplatePart[]): Part[] =>
  parts
    .map(({ routes, ...part }) => ({
      ...part,
      routes: routes.map(({ startCourseIdx, turnCourseIdx }) => ({
        courseIdx: startCourseIdx,
        turnCourseIdx: turnCourseIdx ?? null,
      })),
    }))
    .sort((a, b) => (a.firstTime < b.firstTime ? -1 : 1))

/** A template as its history keeps it: each part in one line, with the codes of the courses. */
export function keptFields(
  template: Pick<Template, 'name' | 'isUse'> & Season,
  parts: readonly TemplatePart[],
  codes: ReadonlyMap<number, string>,
): Record<string, unknown> {
  const { name, dayTypes, weekdays, from, to, isUse } = template
  const lines = parts.map((part) => [`part${part.part}`, lineOf(part, codes)] as const)
  return {
    name,
    dayTypes: dayTypes.join(', '),
    weekdays: weekdays.join(', '),
    from,
    to,
    isUse,
    part1: null,
    part2: null,
    part3: null,
    ...Object.fromEntries(lines),
  }
}

function lineOf(part: TemplatePart, codes: ReadonlyMap<number, string>): string {
  const code = (idx: number) => codes.get(idx) ?? String(idx)
  const routes = part.routes.map(({ startCourseIdx, turnCourseIdx }) =>
    turnCourseIdx ? `${code(startCourseIdx)} → ${code(turnCourseIdx)}` : code(startCourseIdx),
  )
  const shares = SHARES.map((share) => part.shares[share]).join('/')
  return [
    `${part.firstTime}–${part.lastTime} / ${part.interval}`,
    routes.join(', '),
    `${part.holes} ${part.mode} ${part.minPlayers}–${part.capacity} ${part.w05}`,
    shares,
  ].join('; ')
}
