import type { Fragment } from 'postgres'
import type { Sql } from '../../../../platform/database.ts'
import type { Translated } from '../../../../platform/said-in.ts'
import { IN_SHUT_PART, ON_SHUT_COURSE } from '../../slot/rows.ts'
import { RUNS, TAKES } from '../../slot/running.ts'
import { changedDay } from './rows.ts'

export interface Where {
  date: string
  /** The whole day without one. */
  part?: string
  /** All courses without one. */
  courseIdx?: number
}

interface Why {
  reason: string
  translated: Translated
}

const IN = (sql: Sql, { date, part, courseIdx }: Where) => sql`
  s.date = ${date} ${part ? sql`and s.part = ${part}` : sql``} ${courseIdx ? sql`and s.course_idx = ${courseIdx}` : sql``}`

/** The tee times that reopening opens: those stay closed whose part or course is suspended separately from what is reopened. */
const OPENS = (sql: Sql, where: Where) => sql`
  ${IN(sql, where)} and s.is_shut and not s.is_dropped
  ${where.part && !where.courseIdx ? sql`` : sql`and not ${IN_SHUT_PART(sql)}`}
  ${where.courseIdx ? sql`` : sql`and not ${ON_SHUT_COURSE(sql)}`}`

/** How many parts of the day have tee times there: those that are suspended as the part, or the course, is alone, and the others. */
export async function partsIn(sql: Sql, where: Where): Promise<{ open: number; shut: number }> {
  const isShut = where.courseIdx ? ON_SHUT_COURSE(sql) : IN_SHUT_PART(sql)
  const [row] = await sql<{ open: number; shut: number }[]>`
    select count(distinct s.part) filter (where not ${isShut}) as open, count(distinct s.part) filter (where ${isShut}) as shut
    from slot s where ${IN(sql, where)}`
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

/** In every part of the day without a part; where it is suspended already, its reason stays. */
export async function shutCourse(
  sql: Sql,
  { date, part, courseIdx }: Where,
  { reason, translated }: Why,
): Promise<void> {
  await sql`
    insert into shut_course (date, part, course_idx, reason, translated)
    select distinct ${date}::date, s.part, ${courseIdx!}::bigint, ${reason}, ${sql.json(translated)}::jsonb
    from slot s where ${IN(sql, { date, part })}
    on conflict do nothing`
  await changedDay(sql, date)
}

/** A day that was made by hand has no shares of its own, so its part gets those that a part begins with. */
export async function shutPart(
  sql: Sql,
  { date, part }: Where & { part: string },
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
export async function openTeeTimes(sql: Sql, where: Where): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    update slot s set is_shut = false where ${OPENS(sql, where)} returning s.slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}

export async function openDay(sql: Sql, { date }: Where): Promise<void> {
  await sql`
    update sheet_day set state = 'PUBLISHED', reason = null, translated = '{}', version = version + 1 where date = ${date}`
}

export async function openPart(sql: Sql, { date, part }: Where & { part: string }): Promise<void> {
  await sql`update sheet_part set reason = null, translated = '{}' where date = ${date} and part = ${part}`
  await changedDay(sql, date)
}

/** In every part without a part. */
export async function openCourse(sql: Sql, { date, part, courseIdx }: Where): Promise<void> {
  await sql`
    delete from shut_course
    where date = ${date} and course_idx = ${courseIdx!} and (${part ?? null}::text is null or part = ${part ?? null})`
  await changedDay(sql, date)
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

/** Those of all courses: after waiting, a statement reads the row of a booking again, and nothing that it joined. */
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
export const concerned = (sql: Sql, lang: string, where: Where) => bookingsOf(sql, lang, IN(sql, where))

/** Those that were left in tee times that reopening opens. */
export const standing = (sql: Sql, lang: string, where: Where) => bookingsOf(sql, lang, OPENS(sql, where))

async function bookingsOf(sql: Sql, lang: string, which: Fragment): Promise<Concerned[]> {
  return sql<Concerned[]>`
    select b.booking_idx, to_char(s.time, 'HH24:MI') as time, coalesce(o.name ->> ${lang}, o.name ->> 'en', o.code) as course_name,
      s.starts_at, (select count(*) from booking_player p where p.booking_idx = b.booking_idx) as players,
      coalesce((select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = b.member_idx),
        (select g.name from booking_player g where g.booking_idx = b.booking_idx and g.no = 1), '') as who
    from booking b join slot s using (slot_idx) join course o on o.course_idx = s.course_idx
    where ${which} and b.state = 'CF' and s.starts_at > club_now()
    order by s.time, o.order_no, b.booking_idx`
}

/** Bookings of other courses that are still to come and whose groups turn onto the course: they stay. */
export async function turning(sql: Sql, { date, part, courseIdx }: Where): Promise<number> {
  if (!courseIdx) return 0
  const [row] = await sql<{ count: number }[]>`
    select count(*) from booking b join slot s using (slot_idx)
    where ${IN(sql, { date, part })} and s.turn_course_idx = ${courseIdx} and s.course_idx <> ${courseIdx} and b.state = 'CF'
      and s.starts_at > club_now()`
  return row!.count
}

export async function teeTimes(sql: Sql, where: Where): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`select s.slot_idx from slot s where ${IN(sql, where)}`
  return rows.map(({ slotIdx }) => slotIdx)
}

/** Tee times that reopening opens, with those that nobody has then. */
export async function opening(sql: Sql, where: Where): Promise<{ slotIdx: number; isFree: boolean }[]> {
  return sql<{ slotIdx: number; isFree: boolean }[]>`
    select s.slot_idx, s.starts_at > club_now() and not exists (
      select from claim c where c.slot_idx = s.slot_idx and c.freed_at is null and ${TAKES(sql)}) as is_free
    from slot s where ${OPENS(sql, where)}`
}

/** Members who play in any of these bookings. */
export async function membersIn(sql: Sql, bookingIdx: number[]): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select distinct member_idx from booking_player
    where booking_idx = any(${bookingIdx}::bigint[]) and member_idx is not null`
  return rows.map(({ memberIdx }) => memberIdx)
}
