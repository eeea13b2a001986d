import type { Sql } from '../../platform/database.ts'

/** Who asked to leave and can no longer take it back. */
export async function due(sql: Sql): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select member_idx from member where state = 'WITHDRAW_REQUESTED' and undo_until <= club_now() order by undo_until`
  return rows.map(({ memberIdx }) => memberIdx)
}

interface Leaver {
  id: string
  email: string
  imageFileIdx: number | null
}

/** The member, locked, if it is still to be erased: somebody may have taken it back a moment ago. */
export async function lockLeaver(sql: Sql, memberIdx: number): Promise<Leaver | undefined> {
  const [row] = await sql<Leaver[]>`
    select id, email, image_file_idx from member
    where member_idx = ${memberIdx} and state = 'WITHDRAW_REQUESTED' and undo_until <= club_now() for no key update`
  return row
}

/** Suspensions that could be escaped by leaving are kept without a name, so many months after their end. */
export async function keepPenalties(sql: Sql, memberIdx: number, months: number): Promise<void> {
  await sql`
    insert into departed_penalty (identity_hash, code, from_date, until_date, keep_until)
    select coalesce(m.identity_hash, identity_hash(m.email)), p.code, p.from_date, p.until_date,
      (p.until_date + make_interval(months => ${months}))::date
    from penalty p join member m using (member_idx)
    where p.member_idx = ${memberIdx} and p.state in ('ACTIVE', 'SERVED')
      and p.until_date + make_interval(months => ${months}) > current_club_date()`
}

/** Takes what was written into bookings away. @returns the bookings that changed */
export async function clearBookings(sql: Sql, memberIdx: number): Promise<number[]> {
  await sql`
    update booking_player p set name = null, phone_no = null, guest_key = null
    from booking b
    where b.booking_idx = p.booking_idx and b.member_idx = ${memberIdx} and p.kind = 'GUEST'`
  const rows = await sql<{ bookingIdx: number }[]>`
    update booking set memo = null, cancel_text = null, version = version + 1
    where member_idx = ${memberIdx} and (memo is not null or cancel_text is not null) returning booking_idx`
  return rows.map(({ bookingIdx }) => bookingIdx)
}

/** Leaves a number and nothing else of the person. */
export async function erase(sql: Sql, memberIdx: number, { id, email }: Leaver): Promise<void> {
  await sql`
    update member set id = '~' || member_idx, name = '~' || member_idx, password_hash = '', email = '', phone_no = '',
      member_no = null, claimed_no = null, gender = null, birth_date = null, zip_code = '', address = '', address_detail = '',
      image_url = null, image_file_idx = null, region = null, work = null, income = null, company = null,
      vehicle_no = null, handicap = null, course_idx = null, identity_hash = null, certified_at = null, news = '{}',
      show_name = false, need_more_time = false, auto_standby = false, block_reason = null,
      state = 'WITHDRAWN', version = version + 1
    where member_idx = ${memberIdx}`
  await sql`delete from password_history where member_idx = ${memberIdx}`
  await sql`delete from session where member_idx = ${memberIdx}`
  await sql`delete from certification where member_idx = ${memberIdx} or lower(email) = lower(${email})`
  await sql`delete from dormancy_notice where member_idx = ${memberIdx}`
  await sql`delete from id_mail where email = lower(${email})`
  await sql`delete from login_failure where who = ${id}`
  await sql`update withdrawal_reason set member_idx = null where member_idx = ${memberIdx}`
}
  await sql`delete from passkey where member_idx = ${memberIdx}`

/** What is kept of who left goes when its time is over. */
export async function forgetDeparted(sql: Sql, rejoinDays: number): Promise<void> {
  await sql`
    delete from departed where left_at + make_interval(days => ${rejoinDays}) < club_now()
      and not exists (select from member m where m.member_idx = departed.member_idx and m.state = 'WITHDRAW_REQUESTED')`
  await sql`delete from departed_penalty where keep_until < current_club_date()`
}
