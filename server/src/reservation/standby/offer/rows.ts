import type { Sql } from '../../../platform/database.ts'
import type { MemberTable, StandbyEntryTable } from '../../../platform/tables.ts'
import { TAKES } from '../../sheet/slot/running.ts'
import { IN_ORDER, type OwnWish, WISH } from '../entry/rows.ts'
import type { Freed } from './rules.ts'

/** Who is written to. */
export type Reader = Pick<MemberTable, 'memberIdx' | 'name' | 'email' | 'lang'>

export async function course(sql: Sql, courseIdx: number, lang: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select coalesce(name ->> ${lang}, name ->> 'en') as name from course where course_idx = ${courseIdx}`
  return row!.name
}

export async function reader(sql: Sql, memberIdx: number): Promise<Reader> {
  const [row] = await sql<Reader[]>`
    select member_idx, name_in(lang, name, other_name) as name, email, lang from member where member_idx = ${memberIdx}`
  return row!
}

export type FreedRow = Freed & { soon: boolean }

/** Tee times of a day, none that is suspended, with freed seats that are not free for everyone yet and offered to nobody now. */
export async function freedOf(sql: Sql, date: string): Promise<FreedRow[]> {
  return sql<FreedRow[]>`
    select s.slot_idx, s.date, s.time, s.starts_at, s.course_idx, s.mode, s.min_players, s.capacity, round.soon,
      case s.mode when 'EXCLUSIVE' then s.capacity else s.capacity - (
        select count(*) from claim c where c.slot_idx = s.slot_idx and c.freed_at is null and ${TAKES(sql, sql`c`)}) end as seats,
      array(select o.waiting_idx from standby_offer o where o.slot_idx = s.slot_idx and o.offered_at >= round.freed_at) as asked,
      (select count(*) from standby_offer o
        where o.slot_idx = s.slot_idx and o.offered_at >= round.freed_at and o.state in ('DECLINED', 'SILENT')) as refusals,
      (select min(o.offered_at) from standby_offer o where o.slot_idx = s.slot_idx and o.offered_at >= round.freed_at) as first_offered_at
    from (
      select c.slot_idx, min(c.freed_at) as freed_at, bool_or(c.frees_soon) as soon
      from claim c join slot using (slot_idx) join sheet_day d using (date)
      where slot.date = ${date}::date and d.state = 'PUBLISHED' and not slot.is_shut and c.kind = 'BLOCK' and c.freed_at is not null and c.frees_at > club_now() group by c.slot_idx) round
      join slot s using (slot_idx)
    where not exists (select from standby_offer o where o.slot_idx = s.slot_idx and o.state = 'OPEN')
    order by s.starts_at, s.slot_idx`
}

export type WaitingRow = OwnWish & Pick<MemberTable, 'lang' | 'email' | 'name'> & Pick<StandbyEntryTable, 'version'>

const WAITING = (sql: Sql) => sql<WaitingRow[]>`
  ${WISH(sql)}, e.version, m.lang, m.email, name_in(m.lang, m.name, m.other_name) as name`

/** Who waits for a tee time of a day: those whom a draw left, in its order, then the others, in the order of joining. */
export async function waiting(sql: Sql, date: string): Promise<WaitingRow[]> {
  return sql<WaitingRow[]>`
    select ${WAITING(sql)} from standby_entry e join member m using (member_idx)
    where e.date = ${date}::date and e.state = 'W' and not e.paused and m.state = 'ACTIVE'
    order by ${IN_ORDER(sql)}`
}

export async function waitingOne(sql: Sql, waitingIdx: number): Promise<WaitingRow | undefined> {
  const [row] = await sql<WaitingRow[]>`
    select ${WAITING(sql)} from standby_entry e join member m using (member_idx) where e.waiting_idx = ${waitingIdx}`
  return row
}
