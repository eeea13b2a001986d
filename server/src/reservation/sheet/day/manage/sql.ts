import type { Ledger } from '@clubhouse/contract/reservation/sheet/sheet'
import type { Sql } from '../../../../platform/database.ts'
import type { InLanguages } from '../../../../platform/said-in.ts'
import { type DayRow, ON_RECORD } from '../../slot/rows.ts'
import { MADE_WITH_DAY, TAKES } from '../../slot/running.ts'
import type { LockedDay } from './rows.ts'

interface ListedDay extends Pick<DayRow, 'date' | 'dayType' | 'state'> {
  holiday: InLanguages | null
  templateIdx: number | null
  templateName: string | null
  ledger: Ledger
  version: number
}

/** The days of a range with their counts, as the ledger of a sheet counts: one pass over their tee times and one over claims. */
export async function days(sql: Sql, lang: string, from: string, to: string): Promise<ListedDay[]> {
  return sql<ListedDay[]>`
    with tee as materialized (
      select slot_idx, date from slot where date between ${from} and ${to} and not is_dropped),
    taken as (
      select distinct on (c.slot_idx) c.slot_idx, c.kind, c.freed_at is not null as is_freed,
        case when b.member_idx is null then '20' else m.member_type end as member_type
      from claim c left join booking b on b.booking_idx = c.booking_idx left join member m on m.member_idx = b.member_idx
      where c.slot_idx = any (array(select slot_idx from tee)) and c.kind <> 'HOLD'
        and ${TAKES(sql, sql`c`, sql`(select club_now())`)}
      order by c.slot_idx, c.seat),
    counted as (
      select s.date, count(*) as total,
        count(*) filter (where f.is_freed or f.kind = 'BOOKING' and f.member_type is distinct from '20') as member,
        count(*) filter (where f.kind = 'BOOKING' and f.member_type = '20') as non_member,
        count(*) filter (where f.kind = 'DRAW') as draw, count(*) filter (where f.kind = 'TEAM') as team,
        count(*) filter (where f.kind = 'HOUSE') as house, count(*) filter (where f.kind = 'BLOCK' and not f.is_freed) as blocked,
        count(*) filter (where f.kind is null) as open
      from tee s left join taken f using (slot_idx) group by s.date)
    select d.date, d.day_type, d.state, d.template_idx, own_words_in(${lang}, t.translated, 'name', t.name) as template_name,
      h.name as holiday, d.version,
      jsonb_build_object('total', coalesce(n.total, 0), 'member', coalesce(n.member, 0), 'nonMember', coalesce(n.non_member, 0),
        'draw', coalesce(n.draw, 0), 'team', coalesce(n.team, 0), 'house', coalesce(n.house, 0),
        'blocked', coalesce(n.blocked, 0), 'open', coalesce(n.open, 0)) as ledger
    from sheet_day d left join counted n on n.date = d.date left join template t on t.template_idx = d.template_idx
      left join holiday h on h.date = d.date
    where d.date between ${from} and ${to} order by d.date`
}

export async function dayOf(sql: Sql, date: string): Promise<LockedDay | undefined> {
  const [row] = await sql<LockedDay[]>`select state, version from sheet_day where date = ${date}`
  return row
}

/** Claims, and bookings, offers and draws of before, that keep a day from being deleted. */
export async function inUse(sql: Sql, lang: string, date: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select concat_ws(' ', to_char(s.time, 'HH24:MI'), coalesce(o.name ->> ${lang}, o.name ->> 'en')) as name
    from slot s join course o using (course_idx)
    where s.date = ${date} and (${ON_RECORD(sql, sql`s.slot_idx`)} or exists (
      select from claim c where c.slot_idx = s.slot_idx and not ${MADE_WITH_DAY(sql)} and ${TAKES(sql)}))
    order by s.time, o.order_no, s.slot_idx`
  return rows.map(({ name }) => name)
}

/** Enough tee times to find the others by. */
const MOST_NAMED = 5
export const named = (names: readonly string[]) => ({
  count: names.length,
  with: names.slice(0, MOST_NAMED).join(', '),
})

/** Tee times of a day that members hold, or have booked or moved to since it was opened to them. */
export async function takenSince(sql: Sql, lang: string, date: string, at: Temporal.Instant): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select concat_ws(' ', to_char(s.time, 'HH24:MI'), coalesce(o.name ->> ${lang}, o.name ->> 'en')) as name
    from slot s join course o using (course_idx)
    where s.date = ${date} and exists (
      select from claim c left join booking b using (booking_idx)
      where c.slot_idx = s.slot_idx and ${TAKES(sql, sql`c`)} and (c.kind = 'HOLD' or c.kind = 'BOOKING' and (b.created_at >= ${at}
        or exists (select from booking_left l where l.booking_idx = b.booking_idx and l.how = 'MOVED' and l.at >= ${at}))))
    order by s.time, o.order_no, s.slot_idx`
  return rows.map(({ name }) => name)
}

export async function open(sql: Sql, date: string): Promise<Temporal.Instant> {
  const [row] = await sql<{ openedAt: Temporal.Instant }[]>`
    update sheet_day set opened_at = club_now(), version = version + 1 where date = ${date} returning opened_at`
  return row!.openedAt
}

export async function undoOpen(sql: Sql, date: string): Promise<void> {
  await sql`update sheet_day set opened_at = null, version = version + 1 where date = ${date}`
}

export async function lockTeeTimes(sql: Sql, date: string): Promise<void> {
  await sql`select from slot where date = ${date} order by slot_idx for update`
}

export async function removeDay(sql: Sql, date: string): Promise<void> {
  await sql`delete from claim c using slot s where s.slot_idx = c.slot_idx and s.date = ${date}`
  await sql`delete from slot where date = ${date}`
  await sql`delete from sheet_day where date = ${date}`
  await sql`delete from day_override where date = ${date}`
}
