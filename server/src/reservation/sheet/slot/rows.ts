import type { PersonName } from '@clubhouse/contract/member/person-name'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Sql } from '../../../platform/database.ts'
import { readInstant } from '../../../platform/read-time.ts'
import type { Translated } from '../../../platform/said-in.ts'
import type { ClaimTable, SheetDayTable, SlotTable } from '../../../platform/tables.ts'
import type { Place } from '../../opening-rules.ts'

export type DayRow = Pick<SheetDayTable, 'date' | 'dayType' | 'reason'> & {
  translated: Translated
  dayClass: DayClass
  state: 'DRAFT' | 'PUBLISHED' | 'SUSPENDED' | 'CLOSED'
}

export type ClaimRow = Pick<
  ClaimTable,
  | 'seat'
  | 'holder'
  | 'expiresAt'
  | 'freesAt'
  | 'fullUntil'
  | 'extended'
  | 'bookingIdx'
  | 'movesBookingIdx'
  | 'reason'
  | 'byShare'
  | 'offerIdx'
  | 'freedAt'
  | 'drawIdx'
> & {
  translated: Translated
  kind: 'HOLD' | 'BOOKING' | 'DRAW' | 'TEAM' | 'HOUSE' | 'BLOCK'
  /** For a booking: the type of the member who booked, none for a guest; the players, and the names that may be shown. */
  memberType: string | null
  playerIdx: number[]
  names: PersonName[]
}

export type SlotRow = Omit<SlotTable, 'version' | 'mode' | 'isShut' | 'isDropped'> & {
  mode: 'EXCLUSIVE' | 'SHARED'
  dayClass: DayClass
  dayState: DayRow['state']
  dayReason: string | null
  dayTranslated: Translated
  claims: ClaimRow[]
}

/** Whether a booking, an offer or a draw is on record with a tee time, which then is not deleted. @param slotIdx a column */
export const ON_RECORD = (sql: Sql, slotIdx: ReturnType<Sql>) => sql`
  (exists (select from booking r where r.slot_idx = ${slotIdx}) or exists (select from standby_offer r where r.slot_idx = ${slotIdx})
    or exists (select from draw_slot r where r.slot_idx = ${slotIdx}))`

/** A day with the courses and parts of the tee times that members book. */
export async function dayWithPlaces(sql: Sql, date: string) {
  const [row] = await sql<(Pick<DayRow, 'dayClass' | 'state'> & { places: Required<Place>[] })[]>`
    select d.day_class, d.state, coalesce((
        select jsonb_agg(distinct jsonb_build_object('courseIdx', s.course_idx, 'part', s.part))
        from slot s where s.date = d.date and s.w05 <> 'S' and not s.is_shut and not s.is_dropped), '[]') as places
    from sheet_day d where d.date = ${date}`
  return row
}

export function slotsOfDay(sql: Sql, date: string): Promise<SlotRow[]> {
  return slots(sql, () => sql`s.date = ${date}`)
}

/** Also of a draft, for managers. */
export function slotsOfAnyDay(sql: Sql, date: string): Promise<SlotRow[]> {
  return slots(sql, () => sql`s.date = ${date}`, true)
}

export function slotsByIdx(sql: Sql, slotIdx: number[]): Promise<SlotRow[]> {
  return slots(sql, () => sql`s.slot_idx = any(${slotIdx})`)
}

/** PostgreSQL caches the plan for a single key; for a list it would plan at every call. */
export async function slotByIdx(sql: Sql, slotIdx: number): Promise<SlotRow | undefined> {
  const [slot] = await slots(sql, () => sql`s.slot_idx = ${slotIdx}`)
  return slot
}

export async function slotMap(sql: Sql, slotIdx: number[]): Promise<Map<number, SlotRow>> {
  const [only, ...more] = slotIdx
  const found = more.length === 0 ? [await slotByIdx(sql, only!)] : await slotsByIdx(sql, slotIdx)
  return new Map(found.flatMap((slot) => (slot ? [[slot.slotIdx, slot]] : [])))
}

async function slots(sql: Sql, which: () => ReturnType<Sql>, isDraftShown = false): Promise<SlotRow[]> {
  const rows = await sql<SlotColumns[]>`
    select ${SLOT(sql)} from slot s join sheet_day d on d.date = s.date join course c on c.course_idx = s.course_idx ${SHUT(sql)}
    where not s.is_dropped and ${isDraftShown ? sql`true` : sql`d.state <> 'DRAFT'`} and ${which()} order by s.time, c.order_no, s.slot_idx`
  return rows.map(slotOf)
}

type ClaimInstant = 'expiresAt' | 'freedAt' | 'freesAt' | 'fullUntil'

/** A tee time as a statement reads it: the instants of its claims are text, because they come as JSON. */
export type SlotColumns = Omit<SlotRow, 'claims'> & {
  claims: (Omit<ClaimRow, ClaimInstant> & Record<ClaimInstant, string | null>)[]
}

/** Why the part, and the course, of the tee time `s` are suspended separately: nothing where they are not. */
export const SHUT = (sql: Sql) => sql`
  left join sheet_part shut on s.is_shut and shut.date = s.date and shut.part = s.part and shut.reason is not null
  left join shut_course off on s.is_shut and off.date = s.date and off.part = s.part and off.course_idx = s.course_idx`

/** Whether the part of the tee time `s` is suspended separately. */
export const IN_SHUT_PART = (sql: Sql) => sql`
  exists (select from sheet_part p where p.date = s.date and p.part = s.part and p.reason is not null)`

/** Whether the course of the tee time `s` is suspended separately in its part. */
export const ON_SHUT_COURSE = (sql: Sql) => sql`
  exists (select from shut_course o where o.date = s.date and o.part = s.part and o.course_idx = s.course_idx)`

/** Columns of the tee time `s` of the day `d` with SHUT, and its claims: one statement sees all at the same moment. */
export const SLOT = (sql: Sql) => sql`
  s.slot_idx, s.date, d.day_class, case when s.is_shut and d.state <> 'CLOSED' then 'SUSPENDED' else d.state end as day_state,
  coalesce(off.reason, shut.reason, d.reason) as day_reason,
  case when off.reason is not null then off.translated when shut.reason is not null then shut.translated else d.translated end as day_translated,
  s.course_idx, s.turn_course_idx, s.part, s.time, s.starts_at, s.holes, s.mode, s.capacity, s.min_players, s.w05,
  coalesce((
    select json_agg(json_build_object('seat', cl.seat, 'kind', cl.kind, 'holder', cl.holder,
      'expiresAt', cl.expires_at, 'freedAt', cl.freed_at, 'freesAt', cl.frees_at, 'offerIdx', cl.offer_idx, 'fullUntil', cl.full_until, 'extended', cl.extended, 'bookingIdx', cl.booking_idx,
      'movesBookingIdx', cl.moves_booking_idx,
      'reason', cl.reason, 'translated', cl.translated, 'byShare', cl.by_share, 'drawIdx', cl.draw_idx,
      'memberType', (select m.member_type from booking b join member m using (member_idx) where b.booking_idx = cl.booking_idx),
      'playerIdx', coalesce(p.player_idx, '{}'), 'names', coalesce(p.names, '[]')) order by cl.seat)
    from claim cl left join lateral (
      select array_agg(bp.member_idx) as player_idx,
        json_agg(json_build_object('name', pm.name, 'otherName', pm.other_name) order by bp.no) filter (where pm.show_name) as names
      from booking_player bp join member pm on pm.member_idx = bp.member_idx where bp.booking_idx = cl.booking_idx) p on true
    where cl.slot_idx = s.slot_idx), '[]') as claims`

/** Joined to the tee time `s`: every `seat` that it has. */
export const EACH_SEAT = (sql: Sql) => sql`
  cross join lateral generate_series(
    case s.mode when 'SHARED' then 1 else 0 end, case s.mode when 'SHARED' then s.capacity else 0 end) seat`

/** The shares of the part `p` of a day or a template. */
export const SHARES = (sql: Sql) => sql`
  jsonb_build_object('draw', p.draw_share, 'fcfs', p.fcfs_share, 'house', p.house_share, 'team', p.team_share)`

const instantOf = (text: string | null) => (text === null ? null : readInstant(text))

export const slotOf = ({ claims, ...slot }: SlotColumns): SlotRow => ({
  ...slot,
  claims: claims.map((claim) => ({
    ...claim,
    expiresAt: instantOf(claim.expiresAt),
    freedAt: instantOf(claim.freedAt),
    freesAt: instantOf(claim.freesAt),
    fullUntil: instantOf(claim.fullUntil),
  })),
})
