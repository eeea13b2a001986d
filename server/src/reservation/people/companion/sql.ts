import { type Found, MOST_FOUND } from '@clubhouse/contract/reservation/people/companion'
import { isNamed } from '../../../person/rows.ts'
import type { Sql } from '../../../platform/database.ts'
import type { Wanted } from './keyword.ts'

type FoundRow = Pick<Found, 'memberIdx' | 'name' | 'free'> & { isKnown: boolean }

/**
 * Buddies by part of a name, others only by what identifies them and unless they do not want to be found: one
 * statement, whose work does not depend on that. A number alone finds only who is known: numbers follow one another.
 * `isKnown`: found or played with before. `free`: does not play on the date, or in the part of the tee time.
 */
export async function find(
  sql: Sql,
  me: number,
  { part, memberNo = [], numbered, person }: Wanted,
  { date, slotIdx, lang }: { date?: string; slotIdx?: number; lang: string },
): Promise<FoundRow[]> {
  const names = person?.name ?? []
  const isMeant = sql`((m.member_no = any (${numbered?.memberNo ?? []})
      and (${isCalled(sql, sql`m.name`, numbered?.name)} or ${isCalled(sql, sql`m.other_name`, numbered?.name)}))
    or ((squeezed(m.name) = any (${names}) or (m.other_name <> '' and squeezed(m.other_name) = any (${names})))
      and right(regexp_replace(m.phone_no, '\\D', '', 'g'), 4) = ${person?.digits ?? null}))`
  return sql<FoundRow[]>`
    with found as (
      select m.member_idx, m.name, m.other_name, true as is_buddy, b.place
      from buddy b join member m on m.member_idx = b.buddy_idx
      where b.member_idx = ${me} and m.state = 'ACTIVE'
        and (${isNamed(sql, part, [sql`m.name`, sql`m.other_name`])}
          or m.member_no = any (${memberNo}) or ${isMeant})
      union all
      select m.member_idx, m.name, m.other_name, false, null
      from member m
      where (${isMeant} or m.member_no = any (${memberNo}) and ${isKnown(sql, me)})
        and m.state = 'ACTIVE' and m.findable and m.member_idx <> ${me}
        and not exists (select from buddy b where b.member_idx = ${me} and b.buddy_idx = m.member_idx)),
    asked as (select date, part from slot where slot_idx = ${slotIdx ?? null}
      union all select ${date ?? null}::date, null where ${slotIdx ?? null}::bigint is null)
    select f.member_idx, name_in(${lang}, f.name, f.other_name) as name, f.is_buddy or ${isKnown(sql, me, sql`f`)} as is_known,
      not exists (select from booking_player p, asked where p.member_idx = f.member_idx and p.active
        and p.play_date = asked.date and p.part = coalesce(asked.part, p.part)) as free
    from found f order by f.is_buddy desc, f.place, f.member_idx limit ${MOST_FOUND}`
}

/** The whole name, one of its words, or the one or two syllables at the beginning of a Korean name. */
const isCalled = (sql: Sql, column: ReturnType<Sql>, said: string[] = []) => sql`(
  squeezed(${column}) = any (${said})
  or exists (select from unnest(string_to_array(${column}, ' ')) word where squeezed(word) = any (${said}))
  or ${said[0] ?? null}::text ~ '^[가-힣]{1,2}$' and starts_with(${column}, ${said[0] ?? null}::text))`

/** Found before, or played with. */
const isKnown = (sql: Sql, me: number, who = sql`m`) => sql`(
  exists (select from found_member k where k.member_idx = ${me} and k.found_idx = ${who}.member_idx)
  or exists (select from booking_player mine join booking_player theirs using (booking_idx)
    where mine.member_idx = ${me} and theirs.member_idx = ${who}.member_idx))`

/** They can become buddies from now on. */
export async function noteFound(sql: Sql, me: number, memberIdx: number[]): Promise<void> {
  await sql`
    insert into found_member (member_idx, found_idx) select ${me}, unnest(${memberIdx}::bigint[]) on conflict do nothing`
}

/**
 * When the member may find somebody new again, if not now. @param most in a day
 * @param lock in a transaction that will note more, so that two searches do not pass at once
 */
export async function findsAgainAt(
  sql: Sql,
  me: number,
  most: number,
  lock = false,
): Promise<Temporal.Instant | undefined> {
  if (lock) await sql`select from member where member_idx = ${me} for no key update`
  const [row] = await sql<{ at: Temporal.Instant }[]>`
    select least(at, club_now()) + interval '1 day' as at from found_member
    where member_idx = ${me} and at > club_now() - interval '1 day' order by found_member.at desc offset ${most - 1} limit 1`
  return row?.at
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
      update booking_player set kind = 'TBD', member_idx = null, offered_at = null
      where booking_idx = ${bookingIdx} and member_idx = ${me}`,
    nextVersion(sql, bookingIdx),
  ])
}

const nextVersion = (sql: Sql, bookingIdx: number) =>
  sql`update booking set version = version + 1 where booking_idx = ${bookingIdx}`
