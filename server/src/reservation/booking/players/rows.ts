import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Sql } from '../../../platform/database.ts'
import { type GuestKeys, type GuestsBooker, guestKeys } from './guest-keys.ts'

/**
 * Bookings that name the same members wait for each other here, in one order, so that one that also takes players off
 * cannot deadlock with another.
 */
export async function lockPlayers(sql: Sql, players: Pick<Player, 'memberIdx'>[]): Promise<void> {
  const numbers = players.flatMap(({ memberIdx }) => memberIdx ?? [])
  if (numbers.length < 2) return
  await sql`
    select pg_advisory_xact_lock(hashtextextended('player ' || idx, 0))
    from (select distinct idx from unnest(${numbers}::bigint[]) idx order by idx) player`
}

/** Inserts players in the order of their numbers, so that two bookings cannot deadlock. */
export function PLAYERS(
  sql: Sql,
  bookingIdx: number | ReturnType<Sql>,
  players: Player[],
  booker: GuestsBooker,
  { date, part }: { date: string; part: string },
) {
  const rows = players.map((p) => ({
    no: p.no,
    kind: p.kind,
    memberIdx: p.kind === 'MEMBER' ? (p.memberIdx ?? null) : null,
    name: p.kind === 'GUEST' ? (p.name ?? null) : null,
    phoneNo: p.kind === 'GUEST' ? (p.phoneNo ?? null) : null,
    consent: p.consent ?? null,
    ...(p.kind === 'GUEST' && guestKeys(booker, p)),
  }))
  return sql<{ no: number }[]>`
    insert into booking_player (booking_idx, no, kind, member_idx, name, phone_no, consent, guest_key, guest_name, play_date, part)
    select ${bookingIdx}, r.no, r.kind, r."memberIdx", r.name, r."phoneNo", r.consent, r."guestKey", r."guestName", ${date}::date, ${part}
    from jsonb_to_recordset(${sql.json(rows)}) as r(no smallint, kind text, "memberIdx" bigint, name text,
      "phoneNo" text, consent boolean, "guestKey" text, "guestName" text)
    order by r."memberIdx" nulls last, r.no
    on conflict do nothing returning no`
}

/** @returns who is in */
export async function addPlayers(
  sql: Sql,
  bookingIdx: number,
  players: Player[],
  booker: GuestsBooker,
  day: { date: string; part: string },
): Promise<Set<number>> {
  // One round trip: what the caller sends beside it comes after both.
  const [, entered] = await Promise.all([lockPlayers(sql, players), PLAYERS(sql, bookingIdx, players, booker, day)])
  return new Set(entered.map(({ no }) => no))
}

/** Takes all players off; the caller adds those who play, in the same transaction. */
export async function removePlayers(sql: Sql, bookingIdx: number): Promise<void> {
  await sql`delete from booking_player where booking_idx = ${bookingIdx}`
}

/** Who of these members plays in a part of a day. */
export async function playing(
  sql: Sql,
  members: readonly number[],
  { date, part }: { date: string; part: string },
): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select member_idx from booking_player
    where member_idx = any (${[...members]}::bigint[]) and play_date = ${date} and part = ${part} and active`
  return rows.map(({ memberIdx }) => memberIdx)
}

export interface GuestUse {
  month: number
  year: number
  /** Already plays in the same part of the same day. */
  isThere: boolean
}

/** Serialises bookings with the same guest, so that the guest's limits hold across members. @param keys see keysToLock */
export async function lockGuests(sql: Sql, keys: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select distinct key from unnest(${keys}::text[]) key order by key) guest`
}

/**
 * How often these guests play in the month and year of the day, and the member's guests on that day.
 * @param changing a booking that does not count @returns a use for each guest, in their order
 */
export async function guestUse(
  sql: Sql,
  memberIdx: number | null,
  { date, part }: { date: string; part?: string },
  guests: readonly GuestKeys[],
  changing: number | null = null,
): Promise<{ today: number; uses: GuestUse[] }> {
  const played = sql`
    p.active and p.booking_idx is distinct from ${changing}::bigint and p.play_date between date_trunc('year', ${date}::date)::date
      and (date_trunc('year', ${date}::date) + interval '1 year - 1 day')::date`
  const [uses, [today]] = await Promise.all([
    sql<GuestUse[]>`
      select count(*) filter (where b.member_idx is not null and date_trunc('month', p.play_date) = date_trunc('month', ${date}::date)) as month,
        count(*) filter (where b.member_idx is not null) as year,
        coalesce(bool_or(p.play_date = ${date}::date and p.part = ${part ?? null}), false) as is_there
      from jsonb_to_recordset(${sql.json(guests.map((keys, at) => ({ ...keys, at })))})
          as g(at int, "guestKey" text, "guestName" text)
        left join lateral (
          select p.booking_idx, p.no, p.play_date, p.part from booking_player p
          where ${played} and p.guest_key in (g."guestKey", g."guestName")
          union
          select p.booking_idx, p.no, p.play_date, p.part from booking_player p
          where ${played} and g."guestKey" = g."guestName" and p.guest_name = g."guestName") p on true
        left join booking b on b.booking_idx = p.booking_idx
      group by g.at order by g.at`,
    sql<{ count: number }[]>`
      select count(*) as count from booking_player bp join booking b using (booking_idx)
      where b.member_idx = ${memberIdx}::bigint and b.play_date = ${date} and b.active and bp.kind = 'GUEST' and bp.active
        and b.booking_idx is distinct from ${changing}::bigint`,
  ])
  return { today: today!.count, uses: [...uses] }
}

/**
 * Who of these members had an entry of their own for the date of a booking that a draw gave, and was not in the party of
 * the entry that won it: friends who enter apart gain nothing. Source: docs/rules.md, Draw.
 */
export async function rivalsOf(sql: Sql, bookingIdx: number, members: readonly number[]): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select own.member_idx from draw_entry won join draw_entry own on own.draw_idx = won.draw_idx and own.play_date = won.play_date
    where won.booking_idx = ${bookingIdx} and own.member_idx = any(${[...members]}::bigint[]) and own.state <> 'WITHDRAWN'
      and not exists (select from draw_party p where p.entry_idx = won.entry_idx and p.member_idx = own.member_idx and p.active)`
  return rows.map(({ memberIdx }) => memberIdx)
}

/** What the front desk has seen of these players; others have their places now. */
export async function forgetSeen(sql: Sql, bookingIdx: number, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  await sql`delete from check_in_player where booking_idx = ${bookingIdx} and no = any(${[...numbers]}::smallint[])`
}
