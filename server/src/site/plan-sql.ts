import type { SitePlan } from '@clubhouse/contract/site-plan'
import type { Sql } from '../platform/database.ts'
import type { SitePlanTable } from '../platform/tables.ts'

export type Plan = Pick<SitePlanTable, 'planIdx' | 'at' | 'message' | 'reason'> & Pick<SitePlan, 'state' | 'translated'>
type Planned = Pick<SitePlan, 'state' | 'message' | 'translated' | 'reason'> & { at: string }

export async function plans(sql: Sql): Promise<Plan[]> {
  return sql<Plan[]>`
    select plan_idx, at, state, message, translated, reason from site_plan order by at, plan_idx`
}

export async function insert(sql: Sql, { at, state, message, translated, reason }: Planned) {
  const [row] = await sql<Pick<SitePlanTable, 'planIdx'>[]>`
    insert into site_plan (at, state, message, translated, reason)
    values (${at}, ${state}, ${message ?? null}, ${sql.json(translated)}, ${reason}) returning plan_idx`
  return row!
}

export async function remove(sql: Sql, planIdx: number): Promise<Plan | undefined> {
  const [row] = await sql<Plan[]>`
    delete from site_plan where plan_idx = ${planIdx} returning plan_idx, at, state, message, translated, reason`
  return row
}

/** Takes the plans whose time has come, in their order. */
export async function takeDue(sql: Sql): Promise<Plan[]> {
  const due = await sql<Plan[]>`
    delete from site_plan where at <= club_now() returning plan_idx, at, state, message, translated, reason`
  return due.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at) || a.planIdx - b.planIdx)
}
