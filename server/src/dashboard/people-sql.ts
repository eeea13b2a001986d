import type { Sql } from '../platform/database.ts'
import { rowsOf } from '../platform/row-count.ts'
import { begins, ends } from './day-sql.ts'
import type { Days } from './rules.ts'

export async function views(sql: Sql, { from, to }: Days): Promise<{ date: string; views: number }[]> {
  return sql`select date, views from home_view where date between ${from} and ${to} order by date`
}

export async function viewCount(sql: Sql, { from, to }: Days): Promise<number> {
  const [row] = await sql<[{ views: number }]>`
    select coalesce(sum(views), 0)::int as views from home_view where date between ${from} and ${to}`
  return row.views
}

/** Accounts that were created and still exist, and accounts that their members closed. */
export async function comings(sql: Sql, days: Days): Promise<{ joined: number; left: number }> {
  const [row] = await sql<[{ joined: number; left: number }]>`
    select
      (select count(*) from member
        where state <> 'WITHDRAWN' and created_at >= ${begins(sql, days)} and created_at < ${ends(sql, days)}) as joined,
      (select count(*) from member where state in ('WITHDRAW_REQUESTED', 'WITHDRAWN')
        and inactive_at >= ${begins(sql, days)} and inactive_at < ${ends(sql, days)}) as left`
  return row
}

export async function standings(sql: Sql): Promise<{ active: number; pending: number; dormant: number }> {
  const [row] = await sql<[{ active: number; pending: number; dormant: number }]>`
    select ${rowsOf(sql, 'member')} - count(*) as active, count(*) filter (where state = 'PENDING') as pending,
      count(*) filter (where state = 'DORMANT') as dormant
    from member where state <> 'ACTIVE'`
  return row
}

/** Standby entries that wait for a tee time, and those with an open offer, as their list filters them. */
export async function standby(sql: Sql): Promise<{ waiting: number; offers: number }> {
  const [row] = await sql<[{ waiting: number; offers: number }]>`
    select count(*) filter (where state = 'W')::int as waiting, count(*) filter (where state = 'O')::int as offers
    from standby_entry where state in ('W', 'O')`
  return row
}
