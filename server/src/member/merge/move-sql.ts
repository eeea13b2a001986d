import type { Sql } from '../../platform/database.ts'
import { TAKES } from '../../reservation/sheet/slot/running.ts'

interface Pair {
  keptIdx: number
  goneIdx: number
}

/** Earlier tee times in which both are written down for one part of a day stay with the account that ended. */
const clashes = (sql: Sql, { keptIdx }: Pair) => sql`
  exists (select from booking_player k where k.member_idx = ${keptIdx} and k.active and p.active
    and k.play_date = p.play_date and k.part = p.part)`

/** @returns the bookings that changed, and how many places moved */
export async function moveTeeTimes(sql: Sql, pair: Pair): Promise<{ bookings: number[]; places: number }> {
  const { keptIdx, goneIdx } = pair
  const rows = await sql<{ bookingIdx: number }[]>`
    update booking b set member_idx = ${keptIdx}, version = version + 1, booker_no = n.no
    from (
      select b.booking_idx, coalesce((select max(k.booker_no) from booking k
          where k.member_idx = ${keptIdx} and k.play_date = b.play_date and k.active), 0)
        + row_number() over (partition by b.play_date order by b.booking_idx) as no
      from booking b where b.member_idx = ${goneIdx} and not exists (
        select from booking_player p where p.booking_idx = b.booking_idx and p.member_idx = ${goneIdx} and ${clashes(sql, pair)})
    ) n
    where n.booking_idx = b.booking_idx returning b.booking_idx`
  // A guest who is known by the name is known among the guests of the account that stays.
  await sql`
    update booking_player set guest_name = ${keptIdx} || substr(guest_name, strpos(guest_name, ' ')),
      guest_key = case when guest_key = guest_name then ${keptIdx} || substr(guest_name, strpos(guest_name, ' ')) else guest_key end
    where booking_idx = any (${rows.map(({ bookingIdx }) => bookingIdx)}::bigint[]) and guest_name is not null`
  const places = await sql<{ bookingIdx: number }[]>`
    update booking_player p set member_idx = ${keptIdx} where p.member_idx = ${goneIdx} and not ${clashes(sql, pair)}
    returning p.booking_idx`
  await sql`update claim set holder = ${keptIdx} where holder = ${goneIdx} and kind <> 'HOLD'`
  await sql`delete from claim where holder = ${goneIdx} and kind = 'HOLD' and not ${TAKES(sql, sql`claim`)}`
  await sql`
    update player_answer a set member_idx = ${keptIdx} where member_idx = ${goneIdx}
      and not exists (select from player_answer k where k.booking_idx = a.booking_idx and k.member_idx = ${keptIdx})`
  await sql`
    update booking_notice a set member_idx = ${keptIdx} where member_idx = ${goneIdx} and not exists (
      select from booking_notice k where k.booking_idx = a.booking_idx and k.member_idx = ${keptIdx} and k.kind = a.kind and k.about = a.about)`
  await sql`update booking_left set member_idx = ${keptIdx} where member_idx = ${goneIdx}`
  await sql`
    insert into team_left (slot_idx, member_idx, at)
    select slot_idx, ${keptIdx}::bigint, at from team_left where member_idx = ${goneIdx}
    on conflict (slot_idx, member_idx) do update set at = greatest(team_left.at, excluded.at)`
  await sql`delete from team_left where member_idx = ${goneIdx}`
  return { bookings: rows.map(({ bookingIdx }) => bookingIdx), places: places.length }
}

/**
 * Entries in draws, and places in those of others. Where both took part in one date of a draw, the account that ends keeps
 * what it had. @returns the entries that changed
 */
export async function moveEntries(sql: Sql, { keptIdx, goneIdx }: Pair): Promise<number[]> {
  const isFree = sql`not exists (select from draw_party k where k.member_idx = ${keptIdx} and (k.entry_idx = p.entry_idx
    or k.active and k.draw_idx = p.draw_idx and k.play_date = p.play_date))`
  const own = await sql<{ entryIdx: number }[]>`
    update draw_entry e set member_idx = ${keptIdx}, changed_at = e.changed_at where e.member_idx = ${goneIdx}
      and exists (select from draw_party p where p.entry_idx = e.entry_idx and p.member_idx = ${goneIdx} and ${isFree})
    returning entry_idx`
  const places = await sql<{ entryIdx: number }[]>`
    update draw_party p set member_idx = ${keptIdx} where p.member_idx = ${goneIdx} and ${isFree} returning entry_idx`
  await sql`
    update draw_nonce n set member_idx = ${keptIdx} where n.member_idx = ${goneIdx}
      and not exists (select from draw_nonce k where k.draw_idx = n.draw_idx and k.member_idx = ${keptIdx})`
  return [...new Set([...own, ...places].map(({ entryIdx }) => entryIdx))]
}

/**
 * Entries of standby, each with its place. Where both wait for one day, or the account that stays is not in use, that of the
 * account that ends is over. @returns the entries that changed, and whether each ended
 */
export async function moveStandby(sql: Sql, { keptIdx, goneIdx }: Pair) {
  return sql<{ waitingIdx: number; isOver: boolean }[]>`
    with ended as (
      select g.waiting_idx from standby_entry g where g.member_idx = ${goneIdx} and g.state = 'W' and (exists (
        select from standby_entry k where k.member_idx = ${keptIdx} and k.date = g.date and k.state in ('W', 'O'))
        or exists (select from member m where m.member_idx = ${keptIdx} and m.state <> 'ACTIVE')))
    update standby_entry e set member_idx = ${keptIdx}, version = version + 1,
      state = case when e.waiting_idx in (select waiting_idx from ended) then 'C' else state end
    where member_idx = ${goneIdx} returning waiting_idx, waiting_idx in (select waiting_idx from ended) as is_over`
}

export async function movePenalties(sql: Sql, { keptIdx, goneIdx }: Pair): Promise<number[]> {
  const rows = await sql<{ penaltyIdx: number }[]>`
    update penalty set member_idx = ${keptIdx}, version = version + 1 where member_idx = ${goneIdx} returning penalty_idx`
  return rows.map(({ penaltyIdx }) => penaltyIdx)
}

/** Known companions and groups, also those of other members that name the account. */
export async function moveCompanions(sql: Sql, { keptIdx, goneIdx }: Pair): Promise<number> {
  const moved = await sql`
    insert into buddy (member_idx, buddy_idx, place)
    select ${keptIdx}::bigint, buddy_idx, place + coalesce((select max(place) from buddy where member_idx = ${keptIdx}), 0)
    from buddy where member_idx = ${goneIdx} and buddy_idx <> ${keptIdx} on conflict do nothing returning buddy_idx`
  await sql`
    insert into buddy (member_idx, buddy_idx, place)
    select member_idx, ${keptIdx}::bigint, place from buddy where buddy_idx = ${goneIdx} and member_idx <> ${keptIdx} on conflict do nothing`
  await sql`
    insert into found_member (member_idx, found_idx, at)
    select ${keptIdx}::bigint, found_idx, at from found_member where member_idx = ${goneIdx} and found_idx <> ${keptIdx}
    union all select member_idx, ${keptIdx}::bigint, at from found_member where found_idx = ${goneIdx} and member_idx <> ${keptIdx}
    on conflict do nothing`
  await sql`
    update companion_group g set member_idx = ${keptIdx}, companions = array_remove(companions, ${keptIdx}::bigint),
      place = place + 1 + coalesce((select max(place) from companion_group where member_idx = ${keptIdx}), 0)
    where member_idx = ${goneIdx} and companions <> array[${keptIdx}::bigint]`
  // An account stands in a group once, and never in its own.
  await sql`
    update companion_group set companions = array_replace(companions, ${goneIdx}::bigint, ${keptIdx}::bigint)
    where ${goneIdx}::bigint = any (companions) and member_idx <> ${keptIdx} and ${keptIdx}::bigint <> all (companions)`
  return moved.length
}

/** Answers to terms that the account that stays never answered; the log of both stays as it is. */
export async function copyConsents(sql: Sql, { keptIdx, goneIdx }: Pair): Promise<number> {
  const rows = await sql`
    insert into consent (member_idx, terms_idx, agreed, channel, ip, text_hash, at)
    select ${keptIdx}::bigint, terms_idx, agreed, channel, ip, text_hash, at from consent c
    where c.member_idx = ${goneIdx} and not exists (
      select from consent k where k.member_idx = ${keptIdx} and k.terms_idx = c.terms_idx)
    order by c.consent_idx returning consent_idx`
  return rows.length
}

const PLAIN = ['member_message', 'mail', 'member_note', 'hof', 'lost_report', 'coupon', 'inquiry'] as const

/** @returns how many of each */
export async function moveRecords(
  sql: Sql,
  { keptIdx, goneIdx }: Pair,
): Promise<Record<(typeof PLAIN)[number], number>> {
  const counts = {} as Record<(typeof PLAIN)[number], number>
  for (const table of PLAIN) {
    const { count } = await sql`update ${sql(table)} set member_idx = ${keptIdx} where member_idx = ${goneIdx}`
    counts[table] = count
  }
  // Messages to others with the name of the account that ends are erased with the account that stays.
  for (const table of ['member_message', 'mail'])
    await sql`
      update ${sql(table)} set named = array_replace(named, ${goneIdx}::bigint, ${keptIdx}::bigint)
      where named @> array[${goneIdx}::bigint]`
  await sql`
    insert into opening_reminder (member_idx, date, opens_at, remind_at, created_at)
    select ${keptIdx}::bigint, date, opens_at, remind_at, created_at from opening_reminder where member_idx = ${goneIdx}
    on conflict do nothing`
  await sql`
    insert into club_message_to (out_idx, member_idx, told_at)
    select out_idx, ${keptIdx}::bigint, told_at from club_message_to where member_idx = ${goneIdx} on conflict do nothing`
  // Push notifications were allowed for the login that ends.
  await sql`delete from push_device where member_idx = ${goneIdx}`
  // The kept account verifies its own number.
  await sql`delete from member_phone where member_idx = ${goneIdx}`
  // The address of a calendar is a secret of the login that ends: it must not show the tee times of the account that stays.
  await sql`delete from calendar_feed where member_idx = ${goneIdx}`
  // The player of an achievement cannot be its witness.
  await sql`
    update hof_witness w set member_idx = ${keptIdx} where w.member_idx = ${goneIdx} and not exists (
      select from hof_witness k where k.member_idx = ${keptIdx} and k.idx = w.idx) and not exists (
      select from hof h where h.idx = w.idx and h.member_idx = ${keptIdx})`
  await sql`
    delete from hof_witness w where w.member_idx = ${goneIdx}
      or w.member_idx = ${keptIdx} and exists (select from hof h where h.idx = w.idx and h.member_idx = ${keptIdx})`
  // A thing is claimed once by one person.
  await sql`
    update lost_claim c set member_idx = ${keptIdx} where c.member_idx = ${goneIdx} and (c.state = 'REFUSED' or not exists (
      select from lost_claim k where k.member_idx = ${keptIdx} and k.idx = c.idx and k.state <> 'REFUSED'))`
  await sql`delete from lost_claim where member_idx = ${goneIdx}`
  // A member who was named in an entry by both accounts stays named once.
  await sql`
    update standby_player p set member_idx = ${keptIdx} where member_idx = ${goneIdx} and not exists (
      select from standby_player k where k.waiting_idx = p.waiting_idx and k.member_idx = ${keptIdx})`
  await sql`delete from standby_player where member_idx = ${goneIdx}`
  // A place in a lobby is kept: its own turn and those of the others follow from it. Where both joined, one person has one.
  await sql`
    update lobby_place p set member_idx = ${keptIdx},
      left_at = case when (select state from member where member_idx = ${keptIdx}) = 'ACTIVE' then left_at else coalesce(left_at, club_now()) end
    where p.member_idx = ${goneIdx} and not exists (
      select from lobby_place k where k.lobby_idx = p.lobby_idx and k.member_idx = ${keptIdx})`
  return counts
}
