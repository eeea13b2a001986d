import type { Fragment } from 'postgres'
import type { Sql } from '../../../platform/database.ts'

/** A date of a group with tee times for which no players are named yet. */
export interface Kept {
  dateIdx: number
  formIdx: number
  teamName: string
  date: string
  slotIdx: number[]
}

const KEPT = (sql: Sql, which: Fragment) => sql<Kept[]>`
  select d.date_idx, c.form_idx, f.team_name, d.date, array_agg(k.slot_idx order by k.starts_at, k.slot_idx) as slot_idx
  from (
    select distinct c.slot_idx, c.team_date_idx, s.starts_at from claim c join slot s using (slot_idx)
    where ${which} and c.team_date_idx is not null and s.starts_at > club_now()) k
  join team_date d on d.date_idx = k.team_date_idx join team_contract c using (contract_idx) join team_form f using (form_idx)
  group by d.date_idx, c.form_idx, f.team_name, d.date order by d.date, min(k.starts_at), d.date_idx`

/** The dates that have some of these tee times, still to come, without players. */
export async function keptAt(sql: Sql, slotIdx: readonly number[]): Promise<Kept[]> {
  return KEPT(sql, sql`c.slot_idx = any(${[...slotIdx]}::bigint[])`)
}

/** The dates on these published days that have tee times, still to come, without players. */
export async function keptOn(sql: Sql, dates: readonly string[]): Promise<Kept[]> {
  return KEPT(
    sql,
    sql`s.date = any(${[...dates]}::date[])
      and exists (select from sheet_day y where y.date = s.date and y.state = 'PUBLISHED')`,
  )
}

/** Tee times as a letter names them: "07:00 Pine, 07:08 Pine". */
export async function timesOf(sql: Sql, slotIdx: readonly number[], lang: string): Promise<string> {
  const [row] = await sql<{ times: string }[]>`
    select coalesce(string_agg(to_char(s.time, 'HH24:MI') || ' ' || coalesce(o.name ->> ${lang}, o.name ->> 'en'), ', '
      order by s.time, o.order_no, s.slot_idx), '') as times
    from slot s join course o using (course_idx) where s.slot_idx = any(${[...slotIdx]}::bigint[])`
  return row!.times
}

/** Which of these bookings are of which form. */
export async function bookingsByForm(
  sql: Sql,
  bookingIdx: readonly number[],
): Promise<{ formIdx: number; bookingIdx: number }[]> {
  return sql<{ formIdx: number; bookingIdx: number }[]>`
    select c.form_idx, t.booking_idx from team_booking t join team_date d using (date_idx) join team_contract c using (contract_idx)
    where t.booking_idx = any(${[...bookingIdx]}::bigint[])`
}

/** Members who have an office in one of these forms. */
export async function officersIn(sql: Sql, formIdx: readonly number[]): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select distinct member_idx from team_person where form_idx = any(${[...formIdx]}::bigint[]) and office is not null`
  return rows.map(({ memberIdx }) => memberIdx)
}

export async function noteShut(sql: Sql, { dateIdx, slotIdx }: Kept): Promise<void> {
  await sql`
    update team_date set told_shut_slots = array(select unnest(told_shut_slots) union select unnest(${slotIdx}::bigint[]))
    where date_idx = ${dateIdx}`
}

/** @returns those of these tee times of which the officers read that they are closed, in their order */
export async function noteOpen(sql: Sql, { dateIdx, slotIdx }: Kept): Promise<number[]> {
  const [row] = await sql<{ told: number[] }[]>`
    update team_date d set told_shut_slots = array(select unnest(was.told_shut_slots) except select unnest(${slotIdx}::bigint[]))
    from (select date_idx, told_shut_slots from team_date where date_idx = ${dateIdx} for update) was
    where d.date_idx = was.date_idx returning was.told_shut_slots as told`
  return slotIdx.filter((one) => row?.told.includes(one))
}

/** The day could not give the group these tee times after all. */
export async function noteMissing(sql: Sql, { dateIdx, slotIdx }: Kept): Promise<void> {
  await sql`
    update team_date set missing = least(teams, missing + ${slotIdx.length}::int), version = version + 1
    where date_idx = ${dateIdx}`
}

/** Tee times that a date has, with players or without. */
export async function slotsOf(sql: Sql, dateIdx: number): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    select c.slot_idx from claim c where c.team_date_idx = ${dateIdx}
    union select b.slot_idx from team_booking t join booking b using (booking_idx) where t.date_idx = ${dateIdx} and b.active`
  return rows.map(({ slotIdx }) => slotIdx)
}
