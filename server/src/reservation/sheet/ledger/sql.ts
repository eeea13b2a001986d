import type { ParsedInputOf } from '@clubhouse/contract/call'
import { byDay, type ListedLedgerDay } from '@clubhouse/contract/reservation/sheet/ledger-manage'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'

/** Published days with the tee times of each kind. */
const counted = (sql: Sql, from: string, to: string) => sql`
  select f.date, sum(f.total)::int as total, sum(f.member)::int as member, sum(f.draw)::int as draw, sum(f.team)::int as team,
    sum(f.house)::int as house, sum(f.blocked)::int as blocked, sum(f.non_member)::int as non_member,
    sum(f.total - f.member - f.draw - f.team - f.house - f.blocked - f.non_member)::int as open
  from fill_between(${from}, ${to}) f group by f.date`

/** How often rules were set aside on a day. */
const overrides = (sql: Sql) => sql`
  (select count(*)::int from booking b where b.play_date = d.date and b.set_aside <> '{}') as overrides`

export async function ledgerDays(sql: Sql, from: string, to: string): Promise<ListedLedgerDay[]> {
  return sql`select d.*, ${overrides(sql)} from (${counted(sql, from, to)}) d order by d.date`
}

export function pageOfDays(sql: Sql, input: ParsedInputOf<typeof byDay>, from: string, to: string) {
  return pageOf(sql, byDay, input, {
    select: sql<ListedLedgerDay[]>`
      d.date, d.total, d.member, d.draw, d.team, d.house, d.blocked, d.non_member, d.open, ${overrides(sql)}`,
    from: sql`(${counted(sql, from, to)}) d`,
    each: sql`d`,
    where: [],
    sorts: { date: { by: sql`d.date`, nulls: 'asIndexed' } },
    tie: [],
  })
}
