import type { Sql } from '../../../platform/database.ts'

/** Locks the accounts of everyone who won, in the order of their numbers. */
export async function lockMembers(sql: Sql, members: readonly number[]): Promise<void> {
  await sql`
    select from member where member_idx = any(${[...members]}::bigint[]) order by member_idx for no key update`
}

/** The seats of the draw, by tee time. */
export async function seatsOf(sql: Sql, drawIdx: number): Promise<Map<number, number[]>> {
  const rows = await sql<{ slotIdx: number; seats: number[] }[]>`
    select slot_idx, array_agg(seat order by seat) as seats from (
      select slot_idx, seat from claim where draw_idx = ${drawIdx} order by slot_idx, seat for update) kept
    group by slot_idx`
  return new Map(rows.map(({ slotIdx, seats }) => [slotIdx, [...seats]]))
}

/** Reserves seats of the draw for a booking of the same transaction. A tee time that is won is not of the draw any more. */
export async function reserve(sql: Sql, drawIdx: number, slotIdx: number, seats: readonly number[]): Promise<boolean> {
  const [{ count }] = await Promise.all([
    sql`
      update claim set kind = 'BLOCK', draw_idx = null
      where slot_idx = ${slotIdx} and seat = any(${[...seats]}::smallint[]) and draw_idx = ${drawIdx}`,
    sql`update slot set w05 = 'F' where slot_idx = ${slotIdx} and w05 = 'D'`,
  ])
  return count === seats.length
}

export interface PlacedEntry {
  entryIdx: number
  state: 'WON' | 'NOT_TAKEN' | 'LOST'
  why: { code: string; vars: Record<string, unknown> } | null
  place: number
  slotIdx: number | null
  wish: number | null
  distance: number | null
  bookingIdx: number | null
}

export async function placeEntries(sql: Sql, entries: readonly PlacedEntry[]): Promise<void> {
  await sql`
    update draw_entry e set state = r.state, why = r.why, place = r.place, slot_idx = r."slotIdx", wish = r.wish,
      distance = r.distance, booking_idx = r."bookingIdx"
    from jsonb_to_recordset(${sql.json(entries)}) as r("entryIdx" bigint, state text, why jsonb, place int,
      "slotIdx" bigint, wish smallint, distance smallint, "bookingIdx" bigint)
    where e.entry_idx = r."entryIdx"`
}

export interface Loser {
  entryIdx: number
  memberIdx: number
  date: string
  courseIdx: number | null
  hours: string[]
  partySize: number
  place: number
}

/**
 * Losers stand by in the order of the draw. Who stands by for that day already keeps that entry, at the better place; who
 * plays that day does not stand by. @returns how many stand by
 */
export async function addStandby(
  sql: Sql,
  losers: readonly Loser[],
  { noticeHours, call, requestId }: { noticeHours: number; call: string; requestId: string },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    with loser as (
      select r.* from jsonb_to_recordset(${sql.json(losers)}) as r("entryIdx" bigint, "memberIdx" bigint, date date,
        "courseIdx" bigint, hours text[], "partySize" smallint, place int)
      where exists (select from member m where m.member_idx = r."memberIdx" and m.state = 'ACTIVE')
        and not exists (select from booking_player bp where bp.member_idx = r."memberIdx" and bp.play_date = r.date and bp.active)),
    own as (
      update standby_entry e set draw_entry_idx = l."entryIdx", draw_place = l.place, version = e.version + 1
      from loser l where e.waiting_idx = (
        select min(o.waiting_idx) from standby_entry o
        where o.member_idx = l."memberIdx" and o.date = l.date and o.state in ('W', 'O'))
      returning e.waiting_idx, l."entryIdx"),
    added as (
      insert into standby_entry (member_idx, date, course_idx, hours, party_size, notice_hours, auto, draw_entry_idx, draw_place)
      select "memberIdx", date, "courseIdx", hours, "partySize", ${noticeHours}, false, "entryIdx", place from loser l
      where not exists (select from own where own."entryIdx" = l."entryIdx") order by date, place
      returning waiting_idx, draw_entry_idx as "entryIdx", party_size),
    named as (
      insert into standby_player (waiting_idx, no, kind, member_idx)
      select a.waiting_idx, p.no, 'MEMBER', p.member_idx from added a join draw_party p on p.entry_idx = a."entryIdx"
      where p.active and p.consent is distinct from false and p.no between 2 and a.party_size),
    both_kinds as (select waiting_idx, "entryIdx" from own union all select waiting_idx, "entryIdx" from added),
    standing as (
      update draw_entry e set state = 'STANDBY', waiting_idx = b.waiting_idx from both_kinds b where e.entry_idx = b."entryIdx"
      returning e.entry_idx, e.waiting_idx, e.place),
    logged as (
      insert into audit (call, request_id, noun, record_idx, after)
      select ${call}, ${requestId}, 'standby', waiting_idx, jsonb_build_object('state', 'W', 'drawEntryIdx', entry_idx, 'drawPlace', place)
      from standing)
    select count(*)::int as count from standing`
  return row!.count
}

export async function published(sql: Sql, drawIdx: number): Promise<void> {
  await sql`
    update draw set state = 'PUBLISHED', published_at = club_now(), version = version + 1 where draw_idx = ${drawIdx}`
}
