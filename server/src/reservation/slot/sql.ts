import type { PersonName } from '@clubhouse/contract/member/person-name'
import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import type { Sql } from '../../platform/database.ts'
import type { Translated } from '../../platform/said-in.ts'
import type { ClaimTable, SheetDayTable, SlotTable } from '../../platform/tables.ts'

export type DayRow = Pick<SheetDayTable, 'date' | 'dayType' | 'reason'> & {
  translated: Translated
  dayClass: DayClass
  state: 'DRAFT' | 'PUBLISHED' | 'SUSPENDED' | 'CLOSED'
}

export type ClaimRow = Pick<ClaimTable, 'seat' | 'holder' | 'expiresAt' | 'extended' | 'bookingIdx' | 'reason'> & {
  translated: Translated
  kind: 'HOLD' | 'BOOKING' | 'DRAW' | 'TEAM' | 'HOUSE' | 'BLOCK'
  /** For a booking: the booker's type, the players, and the names that may be shown. */
  memberType: string | null
  playerIdx: number[]
  names: PersonName[]
}

export type SlotRow = Omit<SlotTable, 'version' | 'mode'> & {
  mode: 'EXCLUSIVE' | 'SHARED'
  dayClass: DayClass
  dayState: DayRow['state']
  dayReason: string | null
  dayTranslated: Translated
  claims: ClaimRow[]
}

export function slotsOfDay(sql: Sql, date: string): Promise<SlotRow[]> {
  return slots(sql, () => sql`s.date = ${date}`)
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

async function slots(sql: Sql, which: () => ReturnType<Sql>): Promise<SlotRow[]> {
  const [rows, claims] = await Promise.all([
    sql<Omit<SlotRow, 'claims'>[]>`
      select s.slot_idx, s.date, d.day_class, d.state as day_state, d.reason as day_reason,
        d.translated as day_translated, s.course_idx,
        s.turn_course_idx, s.part, s.time, s.starts_at, s.holes, s.mode, s.capacity, s.min_players, s.w05
      from slot s join sheet_day d using (date) join course c using (course_idx)
      where d.state <> 'DRAFT' and ${which()} order by s.time, c.order_no, s.slot_idx`,
    sql<(ClaimRow & { slotIdx: number })[]>`
      select c.slot_idx, c.seat, c.kind, c.holder, c.expires_at, c.extended, c.booking_idx, c.reason, c.translated, m.member_type,
        coalesce(p.player_idx, '{}') as player_idx, coalesce(p.names, '[]') as names
      from claim c join slot s using (slot_idx)
        left join booking b on b.booking_idx = c.booking_idx
        left join member m on m.member_idx = b.member_idx
        left join lateral (
          select array_agg(bp.member_idx) as player_idx, jsonb_agg(jsonb_build_object('name', pm.name, 'otherName', pm.other_name) order by bp.no) filter (where pm.show_name) as names
          from booking_player bp join member pm on pm.member_idx = bp.member_idx where bp.booking_idx = c.booking_idx) p on true
      where ${which()} order by c.slot_idx, c.seat`,
  ])
  const bySlot = Map.groupBy(claims, ({ slotIdx }) => slotIdx)
  return rows.map((row) => ({ ...row, claims: bySlot.get(row.slotIdx) ?? [] }))
}
