import type { LedgerDay } from '@clubhouse/contract/reservation/sheet/ledger'
import type { Sql } from '../../../platform/database.ts'

type Counts = Omit<LedgerDay['ledger'], 'open'>

/** Published days with the tee times of each kind, and how often rules were set aside. */
export async function ledgerDays(
  sql: Sql,
  from: string,
  to: string,
): Promise<(Counts & Pick<LedgerDay, 'date' | 'overrides'>)[]> {
  return sql`
    select f.date, sum(f.total)::int as total, sum(f.member)::int as member, sum(f.draw)::int as draw, sum(f.team)::int as team,
      sum(f.house)::int as house, sum(f.blocked)::int as blocked, sum(f.non_member)::int as non_member,
      (select count(*)::int from booking b where b.play_date = f.date and b.set_aside <> '{}') as overrides
    from fill_between(${from}, ${to}) f group by f.date order by f.date`
}
