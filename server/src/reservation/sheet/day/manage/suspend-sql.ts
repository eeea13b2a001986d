import type { Sql } from '../../../../platform/database.ts'
import type { Translated } from '../../../../platform/said-in.ts'
import { RUNS } from '../../slot/running.ts'
import { changedDay } from './rows.ts'

export interface Where {
  date: string
  /** The whole day without one. */
  part?: string
}

interface Why {
  reason: string
  translated: Translated
}

const IN = (sql: Sql, { date, part }: Where) => sql`s.date = ${date} ${part ? sql`and s.part = ${part}` : sql``}`

/** Whether the part has tee times, and is suspended. */
export async function partOf(sql: Sql, { date, part }: Where): Promise<{ exists: boolean; isShut: boolean }> {
  const [row] = await sql<{ exists: boolean; isShut: boolean }[]>`
    select exists (select from slot s where ${IN(sql, { date, part })}) as exists,
      exists (select from sheet_part p where p.date = ${date} and p.part = ${part ?? null}::text and p.reason is not null) as is_shut`
  return row!
}

/** Waits for those who are taking a tee time just now; later ones find it shut. @returns these tee times */
export async function shutTeeTimes(sql: Sql, where: Where): Promise<number[]> {
  const rows = await sql<
    { slotIdx: number }[]
  >`update slot s set is_shut = true where ${IN(sql, where)} returning s.slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}

export async function shutDay(sql: Sql, { date }: Where, { reason, translated }: Why): Promise<void> {
  await sql`
    update sheet_day set state = 'SUSPENDED', reason = ${reason}, translated = ${sql.json(translated)}, version = version + 1
    where date = ${date}`
}

/** A day that was made by hand has no shares of its own, so its part gets those that a part begins with. */
export async function shutPart(
  sql: Sql,
  { date, part }: Required<Where>,
  { reason, translated }: Why,
  shares: { draw: number; fcfs: number; house: number; team: number },
): Promise<void> {
  await sql`
    insert into sheet_part (date, part, draw_share, fcfs_share, house_share, team_share, reason, translated)
    values (${date}, ${part}, ${shares.draw}, ${shares.fcfs}, ${shares.house}, ${shares.team}, ${reason}, ${sql.json(translated)})
    on conflict (date, part) do update set reason = excluded.reason, translated = excluded.translated`
  await changedDay(sql, date)
}

/** @returns the tee times that are open again */
export async function openDay(sql: Sql, { date }: Where): Promise<number[]> {
  await sql`
    update sheet_day set state = 'PUBLISHED', reason = null, translated = '{}', version = version + 1 where date = ${date}`
  const rows = await sql<{ slotIdx: number }[]>`
    update slot s set is_shut = false where s.date = ${date} and not s.is_dropped and not exists (
      select from sheet_part p where p.date = s.date and p.part = s.part and p.reason is not null)
    returning s.slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}

/** @returns the tee times that are open again */
export async function openPart(sql: Sql, { date, part }: Required<Where>): Promise<number[]> {
  await sql`update sheet_part set reason = null, translated = '{}' where date = ${date} and part = ${part}`
  const rows = await sql<{ slotIdx: number }[]>`
    update slot s set is_shut = false where ${IN(sql, { date, part })} and not s.is_dropped returning s.slot_idx`
  await changedDay(sql, date)
  return rows.map(({ slotIdx }) => slotIdx)
}

/**
 * Forgets seats that were freed before: these are freed anew with their tee times. Who was asked before is asked again, as are
 * those whose offer the suspension ended.
 */
export async function dropFreed(sql: Sql, slotIdx: readonly number[]): Promise<void> {
  await sql`
    delete from claim where slot_idx = any(${[...slotIdx]}::bigint[]) and kind = 'BLOCK' and freed_at is not null`
}

/** @returns the tee times whose holds it ended */
export async function endHolds(sql: Sql, where: Where): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    delete from claim c using slot s
    where s.slot_idx = c.slot_idx and ${IN(sql, where)} and c.kind = 'HOLD' and c.offer_idx is null and ${RUNS(sql, sql`c.expires_at`)}
    returning c.slot_idx`
  return [...new Set(rows.map(({ slotIdx }) => slotIdx))]
}

export async function holds(sql: Sql, where: Where): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct c.slot_idx) from claim c join slot s using (slot_idx)
    where ${IN(sql, where)} and c.kind = 'HOLD' and c.offer_idx is null and ${RUNS(sql, sql`c.expires_at`)}`
  return row!.count
}

/** By the bookings alone: after waiting, a statement reads a row again, and nothing that it joined. */
export async function lockBookings(sql: Sql, { date, part }: Where): Promise<void> {
  await sql`
    select from booking b where b.play_date = ${date} ${part ? sql`and b.part = ${part}` : sql``} and b.state = 'CF'
    order by b.booking_idx for update`
}

export interface Concerned {
  bookingIdx: number
  time: string
  courseName: string
  who: string
  startsAt: Temporal.Instant
  players: number
}

/** Bookings of tee times that are still to come. */
export async function concerned(sql: Sql, lang: string, where: Where): Promise<Concerned[]> {
  return sql<Concerned[]>`
    select b.booking_idx, to_char(s.time, 'HH24:MI') as time, coalesce(o.name ->> ${lang}, o.name ->> 'en', o.code) as course_name,
      s.starts_at, (select count(*) from booking_player p where p.booking_idx = b.booking_idx) as players,
      coalesce((select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = b.member_idx),
        (select g.name from booking_player g where g.booking_idx = b.booking_idx and g.no = 1), '') as who
    from booking b join slot s using (slot_idx) join course o on o.course_idx = s.course_idx
    where ${IN(sql, where)} and b.state = 'CF' and s.starts_at > club_now()
    order by s.time, o.order_no, b.booking_idx`
}

/** Members who play in any of these bookings. */
export async function membersIn(sql: Sql, bookingIdx: number[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct member_idx) from booking_player where booking_idx = any(${bookingIdx}::bigint[])`
  return row!.count
}
