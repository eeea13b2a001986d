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

/**
 * The template of each day and the starts of each template. @param dates sorted
 * @param chosen a template for all of them, or RULE as if none had been chosen before
 */
export async function planOf(db: Sql, dates: string[], chosen?: number | 'RULE'): Promise<Planned> {
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return { days: [], starts: [], shares: [], colliding: new Map() }
  const [templates, courses, holidays, overrides] = await Promise.all([
    sql.templates(db),
    rows.courses(db),
    rows.holidays(db, from, to),
    chosen === undefined ? sql.overrides(db, from, to) : allOf(dates, chosen),
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

const allOf = (dates: readonly string[], chosen: number | 'RULE'): ReadonlyMap<string, number> =>
  new Map(chosen === 'RULE' ? [] : dates.map((date) => [date, chosen]))

/**
 * Notes the template that was chosen for days, so that they keep it when they are made again; the template that they have by
 * rule is no choice. Source: docs/rules.md, Days.
 */
export async function keepChoice(db: Sql, dates: string[], templateIdx: number): Promise<void> {
  const { days } = await planOf(db, dates, 'RULE')
  const chosen = days.filter((day) => day.templateIdx !== templateIdx).map(({ date }) => date)
  await sql.putOverrides(db, dates, chosen, templateIdx)
}

export const datesOf = ({ days }: { days: readonly { date: string }[] }): string[] => days.map(({ date }) => date)

export function partOf({ starts, shares }: Plan, days: PlannedDay[]): Plan {
  return { days, starts, shares }
}
