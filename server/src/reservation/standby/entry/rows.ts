import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { Sql } from '../../../platform/database.ts'
import type { StandbyEntryTable } from '../../../platform/tables.ts'
import type { Wish } from './rules.ts'

/** What a member stands by for. */
export type OwnWish = Wish &
  Pick<StandbyEntryTable, 'waitingIdx' | 'memberIdx' | 'date' | 'auto' | 'total' | 'termsIdx'>

/** Of the entry `e`. */
export const WISH = (sql: Sql) => sql`
  e.waiting_idx, e.member_idx, e.date, e.course_idx, e.hours, e.party_size, e.notice_hours, e.auto, e.total, e.terms_idx`

/** The place of the entry `e` that a draw left; of the others one after all places. Written as its index is. */
export const DRAW_PLACE = (sql: Sql) => sql`coalesce(e.draw_place, 2147483647)`

/** The entry `e` in its order of a day: losers of a draw by their places, then the others by when they joined. */
export const IN_ORDER = (sql: Sql) => sql`${DRAW_PLACE(sql)}, e.created_at, e.waiting_idx`

export type EntryRow = OwnWish &
  Pick<StandbyEntryTable, 'state' | 'paused' | 'bookingIdx' | 'createdAt' | 'version'> & {
    courseName: string | null
    position: number | null
    companions: Player[]
    offerIdx: number | null
    offerSlotIdx: number | null
    offerTime: string | null
    offerStartsAt: Temporal.Instant | null
    offerHoles: string | null
    offerCourse: string | null
    offerExpiresAt: Temporal.Instant | null
    offerPrice: Price | null
  }

/** The entry `e`; only an offer that can still be answered is shown. A suspension pauses without being noted. */
export const ENTRY = (sql: Sql, lang: string) => sql<EntryRow[]>`
  ${WISH(sql)}, e.state, e.booking_idx, e.created_at, e.version,
    (select coalesce(c.name ->> ${lang}, c.name ->> 'en') from course c where c.course_idx = e.course_idx) as course_name,
    e.paused or e.state in ('W', 'O') and exists (select from suspension(e.member_idx)) as paused,
    case when e.state in ('W', 'O') then (
      select count(*) + 1 from standby_entry o
      where o.date = e.date and o.state in ('W', 'O') and (coalesce(o.draw_place, 2147483647), o.created_at, o.waiting_idx) < (${IN_ORDER(sql)})
        and o.hours && e.hours and (o.course_idx is null or e.course_idx is null or o.course_idx = e.course_idx)) end as position,
    coalesce((
      select json_agg(json_build_object('no', p.no, 'kind', p.kind, 'memberIdx', p.member_idx, 'phoneNo', p.phone_no,
        'consent', p.consent, 'name', coalesce(p.name, name_in(${lang}, pm.name, pm.other_name))) order by p.no)
      from standby_player p left join member pm on pm.member_idx = p.member_idx where p.waiting_idx = e.waiting_idx), '[]') as companions,
    offer.*`

/** Joined to ENTRY. */
export const WITH_OFFER = (sql: Sql, lang: string) => sql`
  left join lateral (
    select o.offer_idx, s.slot_idx as offer_slot_idx, to_char(s.time, 'HH24:MI') as offer_time,
      s.starts_at as offer_starts_at, s.holes as offer_holes,
      (select coalesce(c.name ->> ${lang}, c.name ->> 'en') from course c where c.course_idx = s.course_idx) as offer_course,
      o.expires_at as offer_expires_at, o.price as offer_price
    from standby_offer o join slot s using (slot_idx)
    where o.waiting_idx = e.waiting_idx and o.state = 'OPEN' and o.expires_at >= club_now()) offer on true`

export function waitingOf(row: EntryRow) {
  const {
    companions,
    memberIdx,
    offerIdx,
    offerSlotIdx,
    offerTime,
    offerStartsAt: _,
    offerHoles: __,
    offerCourse,
    offerExpiresAt,
    offerPrice,
    ...entry
  } = row
  return {
    ...entry,
    players: [{ no: 1, kind: 'MEMBER' as const, memberIdx }, ...companions],
    offer:
      offerIdx === null
        ? null
        : {
            offerIdx,
            waitingIdx: entry.waitingIdx,
            slotIdx: offerSlotIdx!,
            date: entry.date,
            time: offerTime!,
            courseName: offerCourse!,
            expiresAt: offerExpiresAt!,
            price: offerPrice!,
          },
  }
}

export async function entry(sql: Sql, waitingIdx: number, lang: string): Promise<EntryRow | undefined> {
  const [row] = await sql<EntryRow[]>`
    select ${ENTRY(sql, lang)} from standby_entry e ${WITH_OFFER(sql, lang)} where e.waiting_idx = ${waitingIdx}`
  return row
}

/** The member's entries on days to come, by day. */
export async function entriesAhead(sql: Sql, memberIdx: number, lang: string): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select ${ENTRY(sql, lang)} from standby_entry e ${WITH_OFFER(sql, lang)}
    where e.member_idx = ${memberIdx} and e.state in ('W', 'O') and e.date >= current_club_date()
    order by e.date, e.waiting_idx`
}

/** Whom an offer is booked for where its member names no one else: the party, the rest of it to be named. */
export function partyOf({
  memberIdx,
  partySize,
  companions,
}: Pick<EntryRow, 'memberIdx' | 'partySize' | 'companions'>) {
  const named: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx }, ...companions]
  return Array.from(
    { length: partySize },
    (_, i): Player => named.find(({ no }) => no === i + 1) ?? { no: i + 1, kind: 'TBD' },
  )
}
