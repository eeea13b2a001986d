import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'
import { OPEN } from '../../reservation/booking/booked/paid.ts'
import { forgetFailures } from '../../session/counters.ts'

export type Leaver = Pick<MemberTable, 'memberIdx' | 'id' | 'name' | 'otherName' | 'email' | 'phoneNo' | 'imageFileIdx'>

/** The photo of an account. */
export async function imageOf(sql: Sql, memberIdx: number): Promise<number | null> {
  const [row] = await sql<{ imageFileIdx: number | null }[]>`
    select image_file_idx from member where member_idx = ${memberIdx}`
  return row?.imageFileIdx ?? null
}

/** Reduces the person to a number. */
export async function erase(
  sql: Sql,
  { memberIdx, id, email }: Pick<Leaver, 'memberIdx' | 'id' | 'email' | 'imageFileIdx'>,
): Promise<void> {
  await sql`
    update member set id = '~' || member_idx, name = '~' || member_idx, other_name = '', password_hash = '', email = '', phone_no = '',
      member_no = null, claimed_no = null, gender = null, birth_date = null, zip_code = '', address = '', address_detail = '',
      image_url = null, image_file_idx = null, region = null, work = null, income = null, company = null,
      vehicle_no = null, handicap = null, course_idx = null, identity_hash = null, certified_at = null, news = '{}',
      show_name = false, findable = false, quiet_from = null, quiet_until = null, need_more_time = false, auto_standby = false, block_reason = null, block_translated = '{}',
      state = 'WITHDRAWN', version = version + 1
    where member_idx = ${memberIdx}`
  await sql`delete from password_history where member_idx = ${memberIdx}`
  await sql`delete from push_device where member_idx = ${memberIdx}`
  await sql`delete from member_phone where member_idx = ${memberIdx}`
  await sql`delete from session where member_idx = ${memberIdx}`
  await sql`delete from passkey where member_idx = ${memberIdx}`
  await sql`delete from certification where member_idx = ${memberIdx} or lower(email) = lower(${email})`
  await sql`delete from dormancy_notice where member_idx = ${memberIdx}`
  await sql`delete from id_mail where email = lower(${email})`
  await forgetFailures({ sql }, id, { memberIdx, adminIdx: null })
  await sql`delete from login_unlock where member_idx = ${memberIdx}`
  await sql`delete from passkey_challenge where member_idx = ${memberIdx}`
  await sql`delete from member_message where member_idx = ${memberIdx}`
  await sql`delete from buddy where member_idx = ${memberIdx} or buddy_idx = ${memberIdx}`
  await sql`delete from found_member where member_idx = ${memberIdx} or found_idx = ${memberIdx}`
  await sql`delete from companion_group where member_idx = ${memberIdx} or companions = array[${memberIdx}::bigint]`
  await sql`
    update companion_group set companions = array_remove(companions, ${memberIdx}) where ${memberIdx} = any (companions)`
  await sql`delete from member_mail_choice where member_idx = ${memberIdx}`
  await sql`delete from opening_reminder where member_idx = ${memberIdx}`
  await sql`delete from calendar_feed where member_idx = ${memberIdx}`
  await sql`delete from club_message_to where member_idx = ${memberIdx}`
  await sql`delete from member_note where member_idx = ${memberIdx}`
  await sql`update coupon set reason = '' where member_idx = ${memberIdx}`
  // The queue of a day keeps what happened, without whom an entry named.
  await sql`
    delete from standby_player where member_idx = ${memberIdx} or waiting_idx in (
      select waiting_idx from standby_entry where member_idx = ${memberIdx})`
  await sql`delete from lobby_place where member_idx = ${memberIdx}`
  // Entries stay as their pseudonyms; a number without an entry is in the bundle of its draw, or is not needed.
  await sql`delete from draw_nonce where member_idx = ${memberIdx}`
  await sql`delete from news_question where member_idx = ${memberIdx}`
  await sql`delete from idempotency where who = 'm' || ${memberIdx}::bigint`
}

export interface Counts {
  ahead: number
  asCompanion: number
  /** Penalties whose money is to be paid. */
  unpaid: number
  /** Rounds whose price is open. */
  bills: number
  /** Bookings of which something is to be given back. */
  refunds: number
  /** Appeals that the club has not decided. */
  appeals: number
  /** Tee times won in draws, to be played. */
  won: number
  /** Own entries in draws without a result yet. */
  entries: number
  /** Contracts of groups of which the member is an officer. */
  groups: number
}

/**
 * Upcoming tee times, the member's own and those of others the member plays in, money that is owed either way, and open appeals.
 * What is open of a tee time ahead is not counted: it has to be cancelled first.
 */
export async function counts(sql: Sql, memberIdx: number): Promise<Counts> {
  const [row] = await sql<Counts[]>`
    with money as (
      select ${OPEN(sql)} as open from booking b join slot s using (slot_idx)
      where b.member_idx = ${memberIdx} and not (b.state in ('CF', 'CI') and s.starts_at > club_now()))
    select count(*) filter (where b.member_idx = ${memberIdx} and not won.is) as ahead,
      count(*) filter (where won.is) as won,
      (select count(*) from draw_entry e where e.member_idx = ${memberIdx} and e.state in ('SUBMITTED', 'FROZEN')) as entries,
      (select count(*) from team_person p join team_contract c using (form_idx)
        where p.member_idx = ${memberIdx} and p.office is not null and c.state = 'ACTIVE') as groups,
      count(*) filter (where b.member_idx is distinct from ${memberIdx}) as as_companion,
      (select count(*) from penalty p where p.member_idx = ${memberIdx} and p.state in ('ACTIVE', 'APPEALED')
        and p.until_date is null and p.money is not null) as unpaid,
      (select count(*) from money where open > 0) as bills,
      (select count(*) from money where open < 0) as refunds,
      (select count(*) from penalty p where p.member_idx = ${memberIdx} and p.state = 'APPEALED') as appeals
    from booking b join slot s using (slot_idx) cross join lateral (select b.member_idx = ${memberIdx} and exists (
      select from draw_entry e where e.booking_idx = b.booking_idx and e.state = 'WON') as is) won
    where b.state in ('CF', 'CI') and s.starts_at > club_now() and b.booking_idx in (
      select booking_idx from booking where member_idx = ${memberIdx} and play_date >= current_club_date()
      union
      select booking_idx from booking_player
      where member_idx = ${memberIdx} and active and play_date >= current_club_date())`
  return row!
}

/** Accounts that ended in one that is erased now. */
export async function endedIn(sql: Sql, memberIdx: number): Promise<number[]> {
  const rows = await sql<{ goneIdx: number }[]>`
    update member_merge set reason = '' where kept_idx = ${memberIdx} returning gone_idx`
  return rows.map(({ goneIdx }) => goneIdx)
}
