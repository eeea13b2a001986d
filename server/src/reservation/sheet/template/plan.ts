import type { Sql } from '../../../platform/database.ts'
import type { Plan, PlannedDay } from './plan-sql.ts'
import * as rows from './rows.ts'
import { dayKind, templateFor } from './rules.ts'
import * as sql from './sql.ts'
import { collisionIn } from './template-collision.ts'
import { startsOf } from './turn-rules.ts'

export interface Planned extends Plan {
  /** Collisions by template. */
  colliding: Map<number, string>
}

/** The template of each day and the starts of each template. @param dates sorted */
export async function planOf(db: Sql, dates: string[], chosenIdx?: number): Promise<Planned> {
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return { days: [], starts: [], shares: [], colliding: new Map() }
  const [templates, courses, holidays, overrides] = await Promise.all([
    sql.templates(db),
    rows.courses(db),
    rows.holidays(db, from, to),
    chosenIdx === undefined ? sql.overrides(db, from, to) : new Map(dates.map((date) => [date, chosenIdx])),
  ])
  const days = dates.map((date) => {
    const kind = dayKind(date, holidays)
    return { date, ...kind, templateIdx: templateFor(date, kind.dayType, templates, overrides)?.templateIdx ?? null }
  })
  const used = templates.filter(({ templateIdx }) => days.some((day) => day.templateIdx === templateIdx))
  const colliding = new Map(
    used.flatMap((template) => {
      const collision = collisionIn(template, courses)
      return collision === undefined ? [] : [[template.templateIdx, collision] as const]
    }),
  )
  const starts = used.flatMap(({ templateIdx, parts }) =>
    parts.flatMap((part) => startsOf(part).map((start) => ({ ...start, templateIdx }))),
  )
  const shares = used.flatMap(({ templateIdx, parts }) =>
    parts.map(({ part, shares }) => ({ templateIdx, part, ...shares })),
  )
  return { days, starts, shares, colliding }
}

export const datesOf = ({ days }: Plan): string[] => days.map(({ date }) => date)

export function partOf({ starts, shares }: Plan, days: PlannedDay[]): Plan {
  return { days, starts, shares }
}
