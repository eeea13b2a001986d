import { type Found, MOST_FOUND } from '@clubhouse/contract/reservation/companion'
import type { Sql } from '../../platform/database.ts'
import type { Wanted } from './keyword.ts'

type FoundRow = Pick<Found, 'memberIdx' | 'name' | 'free'> & { isBuddy: boolean }

/**
 * Buddies by part of a name, others only by what identifies them and unless they do not want to be found: one
 * statement, whose work does not depend on that. `free`: does not play on the date, or in the part of the tee time.
 */
export async function find(
  sql: Sql,
  me: number,
  { part, memberNo, person }: Wanted,
  { date, slotIdx, lang }: { date?: string; slotIdx?: number; lang: string },
): Promise<FoundRow[]> {
  const name = person?.name ?? null
  const isMeant = sql`(m.member_no = any (${memberNo ?? []})
    or ((lower(m.name) = ${name} or (m.other_name <> '' and lower(m.other_name) = ${name}))
      and right(regexp_replace(m.phone_no, '\\D', '', 'g'), 4) = ${person?.digits ?? null}))`
  return sql<FoundRow[]>`
    with found as (
      select m.member_idx, m.name, m.other_name, true as is_buddy, b.place
      from buddy b join member m on m.member_idx = b.buddy_idx
      where b.member_idx = ${me} and m.state = 'ACTIVE'
        and (strpos(lower(m.name), ${part}) > 0 or strpos(lower(m.other_name), ${part}) > 0 or ${isMeant})
      union all
      select m.member_idx, m.name, m.other_name, false, null
      from member m
      where ${isMeant} and m.state = 'ACTIVE' and m.findable and m.member_idx <> ${me}
        and not exists (select from buddy b where b.member_idx = ${me} and b.buddy_idx = m.member_idx)),
    asked as (select date, part from slot where slot_idx = ${slotIdx ?? null}
      union all select ${date ?? null}::date, null where ${slotIdx ?? null}::bigint is null)
    select f.member_idx, name_in(${lang}, f.name, f.other_name) as name, f.is_buddy,
      not exists (select from booking_player p, asked where p.member_idx = f.member_idx and p.active
        and p.play_date = asked.date and p.part = coalesce(asked.part, p.part)) as free
    from found f order by f.is_buddy desc, f.place, f.member_idx limit ${MOST_FOUND}`
}

/** They can become buddies from now on. */
export async function noteFound(sql: Sql, me: number, memberIdx: number[]): Promise<void> {
  await sql`
    insert into found_member (member_idx, found_idx) select ${me}, unnest(${memberIdx}::bigint[]) on conflict do nothing`
}

/** Locks the booking when the member has a place in it. */
export async function lockBookingWith(sql: Sql, bookingIdx: number, me: number): Promise<boolean> {
  const [row] = await sql`
    select from booking b where b.booking_idx = ${bookingIdx} for update`
  if (!row) return false
  const [place] = await sql`
    select from booking_player where booking_idx = ${bookingIdx} and member_idx = ${me}`
  return place !== undefined
}

export async function accept(sql: Sql, bookingIdx: number, me: number): Promise<void> {
  await Promise.all([
    sql`
      insert into player_answer (booking_idx, member_idx, answer) values (${bookingIdx}, ${me}, 'ACCEPTED')
      on conflict (booking_idx, member_idx) do update set answer = 'ACCEPTED', no = null, at = club_now()`,
    nextVersion(sql, bookingIdx),
  ])
}

/** The place of the member is to be named again. */
export async function decline(sql: Sql, bookingIdx: number, me: number): Promise<void> {
  await Promise.all([
    sql`
      insert into player_answer (booking_idx, member_idx, answer, no)
      select booking_idx, member_idx, 'DECLINED', no from booking_player where booking_idx = ${bookingIdx} and member_idx = ${me}
      on conflict (booking_idx, member_idx) do update set answer = 'DECLINED', no = excluded.no, at = club_now()`,
    sql`
      update booking_player set kind = 'TBD', member_idx = null where booking_idx = ${bookingIdx} and member_idx = ${me}`,
    nextVersion(sql, bookingIdx),
  ])
}

const nextVersion = (sql: Sql, bookingIdx: number) =>
  sql`update booking set version = version + 1 where booking_idx = ${bookingIdx}`
