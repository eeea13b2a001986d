import type { Waiver } from '@clubhouse/contract/reservation/sheet/waiver'
import type { Sql } from '../../../platform/database.ts'
import type { PenaltyTable, WaiverTable } from '../../../platform/tables.ts'

type When = Pick<WaiverTable, 'date' | 'part'>

/** The waivers of a day, the latest first. */
export async function waiversOf(sql: Sql, date: string, lang: string) {
  return sql<(Omit<WaiverTable, 'date' | 'kind'> & Pick<Waiver, 'kind'> & { by: string | null })[]>`
    select w.waiver_idx, w.part, w.kind, w.measured, w.reason, w.waived, w.at, name_in(${lang}, a.name, a.other_name) as by
    from waiver w left join audit l on l.noun = 'waiver' and l.record_idx = w.waiver_idx
      left join admin a on a.admin_idx = l.admin_idx
    where w.date = ${date} order by w.waiver_idx desc`
}

/** What the weather excuses: late and frequent cancellations, no-shows, absent bookers, and too few players. */
const EXCUSED = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7']

const OF_TEE_TIMES = (sql: Sql, { date, part }: When) =>
  sql`b.play_date = ${date} and (${part}::text is null or b.part = ${part})`

/** Penalties `p` that a waiver of their tee time waives. */
export const WAIVABLE = (sql: Sql) =>
  sql`(p.code = any (${EXCUSED}) and p.state in ('PROPOSED', 'ACTIVE', 'APPEALED', 'CLEARED'))`

const TO_WAIVE = (sql: Sql, when: When) => sql`
  p.booking_idx in (select b.booking_idx from booking b where ${OF_TEE_TIMES(sql, when)}) and ${WAIVABLE(sql)}`

const TO_COME = (sql: Sql, when: When) => sql`
  select b.booking_idx from booking b join slot s using (slot_idx)
  where ${OF_TEE_TIMES(sql, when)} and b.state = 'CF' and s.starts_at > club_now()`

/** What a waiver would do now. */
export async function effectOf(sql: Sql, when: When): Promise<{ penalties: number; bookings: number }> {
  const [row] = await sql<{ penalties: number; bookings: number }[]>`
    select (select count(*) from penalty p where ${TO_WAIVE(sql, when)}) as penalties,
      (select count(*) from (${TO_COME(sql, when)}) b) as bookings`
  return row!
}

/** Bookings that it makes free to cancel. */
export async function bookingsToCome(sql: Sql, when: When): Promise<number[]> {
  const rows = await sql<{ bookingIdx: number }[]>`${TO_COME(sql, when)} order by b.booking_idx`
  return rows.map(({ bookingIdx }) => bookingIdx)
}

/** Waivers of a day follow one another. */
export async function lockDay(sql: Sql, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waiver ' || ${date}::text, 0))`
}

/** @returns nothing where the day or the part has one */
export async function add(
  sql: Sql,
  w: Pick<WaiverTable, 'date' | 'part' | 'kind' | 'measured' | 'reason'>,
): Promise<number | undefined> {
  const [row] = await sql<{ waiverIdx: number }[]>`
    insert into waiver (date, part, kind, measured, reason)
    select ${w.date}, ${w.part}, ${w.kind}, ${w.measured}, ${w.reason}
    where not exists (select from waiver o where o.date = ${w.date} and (o.part is null or o.part = ${w.part}))
    returning waiver_idx`
  return row?.waiverIdx
}

/** In the order of their numbers, to prevent deadlocks. */
export async function lockBookers(sql: Sql, when: When): Promise<void> {
  await sql`
    select from member where member_idx in (
      select b.member_idx from booking b where ${OF_TEE_TIMES(sql, when)} and b.member_idx is not null)
    order by member_idx for no key update`
}

type WaivedPenalty = Pick<PenaltyTable, 'penaltyIdx' | 'memberIdx' | 'code' | 'state' | 'fromDate' | 'untilDate'> & {
  bookingIdx: number
}

/** @returns those that it waived, as they were */
export async function waivePenalties(sql: Sql, when: When) {
  return sql<WaivedPenalty[]>`
    with found as (
      select p.penalty_idx, p.state from penalty p where ${TO_WAIVE(sql, when)} order by p.penalty_idx for update
    )
    update penalty p set state = 'WAIVED', was_paid = found.state = 'CLEARED', interrupted_date = null, version = p.version + 1
    from found
    where p.penalty_idx = found.penalty_idx returning p.penalty_idx, p.member_idx, p.booking_idx, p.code,
      p.from_date, p.until_date, found.state`
}

export async function note(sql: Sql, waiverIdx: number, waived: number): Promise<void> {
  await sql`update waiver set waived = ${waived} where waiver_idx = ${waiverIdx}`
}
