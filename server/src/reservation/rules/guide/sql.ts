import type { Sql } from '../../../platform/database.ts'
import { type InLanguages, saidIn } from '../../../platform/said-in.ts'
import { standing, suspension } from '../penalty/rows.ts'
import type { Names } from './fees.ts'

/** The club's names of the penalty rules (501). */
export async function ruleNames(sql: Sql, lang: string): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; name: string }[]>`
    select key, coalesce(labels ->> ${lang}, key_name) as name from code where group_id = '501'`
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/** What stands against a member now: cancellations of this month, and a suspension that runs. */
export async function ownPenalties(sql: Sql, memberIdx: number): Promise<OwnPenalties> {
  const [{ cancels }, suspended] = await Promise.all([standing(sql, memberIdx), suspension(sql, memberIdx)])
  return { cancels, suspension: suspended }
}

export interface OwnPenalties {
  cancels: number
  suspension?: { until: string; why: string }
}

/** True while a tee time to come waits for a draw, or a template in use keeps a share for draws on the days to come. */
export async function hasDraw(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from claim c join slot s using (slot_idx) where c.kind = 'DRAW' and s.date >= current_club_date())
      or exists (select from template_part p join template t using (template_idx) where t.is_use and p.draw_share > 0) as has`
  return row!.has
}

/** Whether fewer players may book exclusive tee times of a template in use than have places in them. */
export async function fewerMayPlay(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select exists (select from template_part p join template t using (template_idx)
      where t.is_use and p.mode = 'EXCLUSIVE' and p.min_players < p.capacity) as may`
  return row!.may
}

/** Whether groups can apply for a season or play in one, now or later. */
export async function hasSeason(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from team_season where year >= extract(year from current_club_date())) as has`
  return row!.has
}

/** Names of the codes of a group, by key in their order. */
export async function namesOf(sql: Sql, group: string, lang: string): Promise<Names> {
  const codes = await sql<{ key: string; labels: InLanguages }[]>`
    select key, labels from code where group_id = ${group} and is_use order by order_no, key`
  return new Map(codes.map(({ key, labels }) => [key, saidIn(labels, lang) ?? key]))
}

/** First and last start of each part on published days from today on. */
export async function times(sql: Sql): Promise<{ part: string; first: string; last: string }[]> {
  return sql<{ part: string; first: string; last: string }[]>`
    select s.part, to_char(min(s.time), 'HH24:MI') as first, to_char(max(s.time), 'HH24:MI') as last
    from slot s join sheet_day d using (date)
    where d.state = 'PUBLISHED' and s.date >= current_club_date() and not s.is_dropped
    group by s.part order by s.part`
}
