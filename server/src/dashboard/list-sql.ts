import type { ParsedInputOf } from '@clubhouse/contract/call'
import { byDay, type FiguresOfDay } from '@clubhouse/contract/dashboard'
import type { Sql } from '../platform/database.ts'
import { pageOf } from '../platform/list.ts'
import type { Days } from './rules.ts'

type Filter = ParsedInputOf<typeof byDay>

/** The numbers of each day; only the days of the page are counted. */
export function list(sql: Sql, filter: Filter, days: Days) {
  const { part, courseIdx } = filter
  const within = (column: 'created_at' | 'cancelled_at') => sql`
    ${sql(column)} >= (d.date::timestamp at time zone z.zone) and ${sql(column)} < ((d.date + 1)::timestamp at time zone z.zone)`
  return pageOf(sql, byDay, filter, {
    select: sql<FiguresOfDay[]>`
      d.date, coalesce((select h.views from home_view h where h.date = d.date), 0) as views,
      (select count(*) from member where state <> 'WITHDRAWN' and ${within('created_at')}) as joined,
      (select count(*) from booking where ${within('created_at')}) as made, gone.*, play.*, f.*,
      case when f.total > 0 then round(100.0 * f.taken / f.total)::int end as fill_rate`,
    from: sql`(select date::date as date from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') date) d`,
    each: sql`d`,
    join: sql`
      left join (select zone from club) z on true
      left join lateral (
        select count(*) as cancelled, count(*) filter (where state = 'CL') as late from booking where ${within('cancelled_at')}
      ) gone on true
      left join lateral (
        select count(*) filter (where state = 'NS') as no_show, count(*) filter (where state = 'PL') as played
        from booking where play_date = d.date and state in ('NS', 'PL')) play on true
      left join lateral (
        select coalesce(sum(k.member + k.non_member + k.draw + k.team + k.house), 0)::int as taken,
          coalesce(sum(k.total - k.blocked), 0)::int as total
        from fill_between(d.date, d.date) k
        where k.part = coalesce(${part ?? null}::text, k.part)
          and k.course_idx = coalesce(${courseIdx ?? null}::bigint, k.course_idx)) f on true`,
    where: [],
    sorts: { date: { by: sql`d.date`, nulls: 'asIndexed' } },
    tie: [],
  })
}
