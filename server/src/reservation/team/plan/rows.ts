import type { Sql } from '../../../platform/database.ts'
import { NOT_FREED } from '../../hold/rows.ts'
import { TAKES } from '../../sheet/slot/running.ts'

interface Wanted {
  dateIdx: number
  date: string
  time: string
  teams: number
  /** Tee times that it has. */
  placed: number
  missing: number
}

/** Dates of groups on days that are made and not over, in the order in which the contracts were made. A contract that ends just now is over first. */
export async function wantedOn(sql: Sql, dates: readonly string[]): Promise<Wanted[]> {
  return sql<Wanted[]>`
    select d.date_idx, d.date, to_char(d.time, 'HH24:MI') as time, d.teams, d.missing,
      (select count(distinct c.slot_idx)::int from claim c where c.team_date_idx = d.date_idx)
        + (select count(*)::int from team_booking t join booking b using (booking_idx)
          where t.date_idx = d.date_idx and b.active) as placed
    from team_date d join team_contract c using (contract_idx) join sheet_day y on y.date = d.date
    where d.date = any(${[...dates]}::date[]) and d.date >= current_club_date() and c.state = 'ACTIVE'
      and d.state in ('SCHEDULED', 'REDUCED', 'CONFIRMED') and y.state <> 'CLOSED'
    order by d.date, d.contract_idx for share of c, d`
}

interface FreeSlot {
  slotIdx: number
  date: string
  time: string
}

/** Tee times that no one has. A new day has no shares yet; those of a day that was made before are left to them. */
export async function freeOn(sql: Sql, dates: readonly string[]): Promise<FreeSlot[]> {
  return sql<FreeSlot[]>`
    select s.slot_idx, s.date, to_char(s.time, 'HH24:MI') as time
    from slot s join course o using (course_idx)
    where s.date = any(${[...dates]}::date[]) and not s.is_dropped and not s.is_shut and s.mode = 'EXCLUSIVE' and s.w05 <> 'D'
      and s.starts_at > club_now()
      and not exists (select from claim c where c.slot_idx = s.slot_idx and ${TAKES(sql)})
    order by s.date, s.time, o.order_no, s.course_idx
    for update of s`
}

/** Keeps tee times for a date, each with its one seat. @returns how many: one that was booked since then stays booked */
export async function keepSlots(sql: Sql, dateIdx: number, slotIdx: readonly number[]): Promise<number> {
  if (slotIdx.length === 0) return 0
  const rows = await sql`
    insert into claim (slot_idx, seat, kind, team_date_idx)
    select s.slot_idx, 0, 'TEAM', ${dateIdx} from slot s
    where s.slot_idx = any(${[...slotIdx]}::bigint[]) and s.mode = 'EXCLUSIVE' order by s.slot_idx
    on conflict (slot_idx, seat) do update
      set kind = 'TEAM', holder = null, expires_at = null, extended = 0, full_until = null, moves_booking_idx = null,
        ${NOT_FREED(sql)}, team_date_idx = excluded.team_date_idx
      where not ${TAKES(sql, sql`claim`)}
    returning slot_idx`
  return rows.length
}

export async function noteMissing(sql: Sql, dateIdx: number, missing: number): Promise<void> {
  await sql`update team_date set missing = ${missing} where date_idx = ${dateIdx}`
}
