import { POLICIES_FIRST, type PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import type { Sql } from '../../../platform/database.ts'
import type { StandbyOfferTable } from '../../../platform/tables.ts'
import { EACH_SEAT } from '../../sheet/slot/rows.ts'
import { TAKES } from '../../sheet/slot/running.ts'

/** Read in the transaction itself: a cached reading must not wait for a lock that its reader holds. */
export async function settingsOf(sql: Sql): Promise<PolicyValues['standby']> {
  const [row] = await sql<{ values: object }[]>`select "values" from rule_setting where name = 'standby'`
  return { ...POLICIES_FIRST.standby, ...row?.values }
}

/** Until the job has looked, which is about a second, and longer only after an outage. */
const LOOKED_AT_MINUTES = 5
export const UNTIL_LOOKED_AT = (sql: Sql) => sql`club_now() + make_interval(mins => ${LOOKED_AT_MINUTES})`

/** What keeps seats: a booking, or a date of a group. */
export type Keeper = { bookingIdx: number } | { teamDateIdx: number }

interface Freed {
  of: Keeper
  slotIdx: number
  date: string
  /** Seats that stay kept. */
  stay: readonly number[]
  freesAt: Temporal.Instant
  soon: boolean
}

/**
 * Turns the seats that a booking or a group leaves into freed ones. One that waits for nothing is kept only while a member stands by
 * for its day, until the job has looked.
 */
export async function freeSeats(sql: Sql, { of, slotIdx, date, stay, freesAt, soon }: Freed): Promise<void> {
  const kept = 'bookingIdx' in of ? sql`booking_idx = ${of.bookingIdx}` : sql`team_date_idx = ${of.teamDateIdx}`
  const left = sql`${kept} and slot_idx = ${slotIdx} and seat <> all (${[...stay]}::smallint[])`
  await Promise.all([
    sql`
      update claim set kind = 'BLOCK', holder = null, booking_idx = null, team_date_idx = null, reason = null, translated = '{}', freed_at = club_now(),
        frees_at = case when ${soon} then ${UNTIL_LOOKED_AT(sql)} else ${freesAt}::timestamptz end, frees_soon = ${soon}
      where ${left} and (not ${soon} or exists (
        select from standby_entry e where e.date = ${date}::date and e.state in ('W', 'O') and not e.paused))`,
    sql`delete from claim where ${left}`,
  ])
}

/** Whether the entry `e` wishes for the tee time `s`, which is far enough away. */
export const WISHES = (sql: Sql) => sql`
  (s.date = e.date and not s.is_dropped and (e.course_idx is null or s.course_idx = e.course_idx) and to_char(s.time, 'HH24') = any (e.hours)
    and s.starts_at > club_now() + make_interval(hours => e.notice_hours))`

/** Keeps the free seats of tee times that somebody stands by for, until the job has looked. @returns these tee times */
export async function keepFree(sql: Sql, slotIdx: readonly number[]): Promise<{ slotIdx: number; date: string }[]> {
  return sql<{ slotIdx: number; date: string }[]>`
    with kept as (
      insert into claim (slot_idx, seat, kind, freed_at, frees_at, frees_soon)
      select s.slot_idx, seat, 'BLOCK', club_now(), ${UNTIL_LOOKED_AT(sql)}, true
      from slot s join sheet_day d using (date) ${EACH_SEAT(sql)}
      where s.slot_idx = any(${[...slotIdx]}::bigint[]) and d.state = 'PUBLISHED' and not s.is_shut and s.w05 <> 'S' and exists (
        select from standby_entry e where ${WISHES(sql)} and e.state = 'W' and not e.paused)
      order by s.slot_idx, seat
      on conflict (slot_idx, seat) do update
        set kind = excluded.kind, holder = null, expires_at = null, extended = 0, full_until = null, moves_booking_idx = null,
          offer_idx = null, by_share = false, reason = null, translated = '{}', freed_at = excluded.freed_at,
          frees_at = excluded.frees_at, frees_soon = excluded.frees_soon
        where not ${TAKES(sql, sql`claim`)}
      returning slot_idx)
    select distinct s.slot_idx, s.date from kept join slot s using (slot_idx)`
}

export interface EndedOffer {
  waitingIdx: number
  slotIdx: number
  memberIdx: number
  date: string
  isPaused: boolean
}

export type How = 'DECLINED' | 'SILENT' | 'ENDED'

/**
 * Ends an open offer: its seats are freed again, its entry waits again and keeps its place. Locks in the order seats, entry.
 * @param how SILENT only once it has expired @param silencesMost silences in a row that pause the entry
 */
export async function endOffer(
  sql: Sql,
  offerIdx: number,
  how: How,
  { freesAt, soon, silencesMost }: { freesAt: Temporal.Instant; soon: boolean; silencesMost: number },
): Promise<EndedOffer | undefined> {
  await sql`
    update claim set kind = 'BLOCK', holder = null, expires_at = null, offer_idx = null, frees_soon = frees_soon or ${soon},
      frees_at = case when frees_soon or ${soon} then ${UNTIL_LOOKED_AT(sql)} else ${freesAt}::timestamptz end
    where offer_idx = ${offerIdx} and (${how} <> 'SILENT' or expires_at < club_now())`
  const [offer] = await sql<Pick<StandbyOfferTable, 'waitingIdx' | 'slotIdx'>[]>`
    update standby_offer set state = ${how}, ended_at = club_now()
    where offer_idx = ${offerIdx} and state = 'OPEN' and (${how} <> 'SILENT' or expires_at < club_now())
    returning waiting_idx, slot_idx`
  if (!offer) return undefined
  const silences = sql`case ${how} when 'SILENT' then silences + 1 when 'DECLINED' then 0 else silences end`
  const [entry] = await sql<Pick<EndedOffer, 'memberIdx' | 'date' | 'isPaused'>[]>`
    update standby_entry set state = case state when 'O' then 'W' else state end, version = version + 1,
      paused = paused or (${how} = 'SILENT' and silences + 1 >= ${silencesMost}),
      silences = case when ${how} = 'SILENT' and silences + 1 >= ${silencesMost} then 0 else ${silences} end
    where waiting_idx = ${offer.waitingIdx}
    returning member_idx, date, ${how} = 'SILENT' and paused as is_paused`
  return { ...offer, ...entry! }
}

/** An offer that was accepted; its seats are a booking already. */
export async function acceptOffer(sql: Sql, offerIdx: number, bookingIdx: number): Promise<number> {
  await sql`update standby_offer set state = 'ACCEPTED', ended_at = club_now() where offer_idx = ${offerIdx}`
  const [entry] = await sql<{ waitingIdx: number }[]>`
    update standby_entry e set state = 'A', booking_idx = ${bookingIdx}, silences = 0, version = version + 1
    from standby_offer o where o.offer_idx = ${offerIdx} and e.waiting_idx = o.waiting_idx returning e.waiting_idx`
  return entry!.waitingIdx
}

/** With the beginning of its tee time. */
export interface OpenOffer {
  offerIdx: number
  startsAt: Temporal.Instant
}

/** Where the club suspends bookings: a day, or a part or a course of it. */
export interface Suspended {
  date: string
  part?: string
  courseIdx?: number
}

/** Open offers there. */
export async function openOffersOn(sql: Sql, { date, part, courseIdx }: Suspended): Promise<OpenOffer[]> {
  return sql<OpenOffer[]>`
    select o.offer_idx, s.starts_at from standby_offer o join slot s using (slot_idx)
    where s.date = ${date}::date and (${part ?? null}::text is null or s.part = ${part ?? null})
      and (${courseIdx ?? null}::bigint is null or s.course_idx = ${courseIdx ?? null}) and o.state = 'OPEN' order by o.offer_idx`
}

/** Open offers of tee times. */
export async function openOffersAt(sql: Sql, slotIdx: readonly number[]): Promise<OpenOffer[]> {
  return sql<OpenOffer[]>`
    select o.offer_idx, s.starts_at from standby_offer o join slot s using (slot_idx)
    where o.slot_idx = any(${[...slotIdx]}::bigint[]) and o.state = 'OPEN' order by o.offer_idx`
}

/** Open offers of a member. */
export async function openOffers(sql: Sql, memberIdx: number): Promise<OpenOffer[]> {
  return sql<OpenOffer[]>`
    select o.offer_idx, s.starts_at from standby_offer o join standby_entry e using (waiting_idx) join slot s using (slot_idx)
    where e.member_idx = ${memberIdx} and o.state = 'OPEN' order by o.offer_idx`
}
