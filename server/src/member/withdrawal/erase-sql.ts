import { BOOKING_MAILS } from '@clubhouse/contract/mail'
import { phoneDigits } from '@clubhouse/contract/member/phone-digits'
import type { Sql } from '../../platform/database.ts'
import type { Leaver } from './rows.ts'

export async function due(sql: Sql): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select member_idx from member where state = 'WITHDRAW_REQUESTED' and undo_until <= club_now() order by undo_until`
  return rows.map(({ memberIdx }) => memberIdx)
}

/** Locks the member if it is still to be erased: it may just have been restored. */
export async function lockLeaver(sql: Sql, memberIdx: number): Promise<Leaver | undefined> {
  const [row] = await sql<Leaver[]>`
    select member_idx, id, name, other_name, email, phone_no, image_file_idx from member
    where member_idx = ${memberIdx} and state = 'WITHDRAW_REQUESTED' and undo_until <= club_now() for no key update`
  return row
}

/**
 * Keeps suspensions, and money that is to be paid, without a name for this many months after their last day, so that
 * closing an account does not escape them.
 */
export async function keepPenalties(sql: Sql, memberIdx: number, months: number): Promise<void> {
  await sql`
    insert into departed_penalty (identity_hash, code, from_date, until_date, money, currency, due_date, days_if_unpaid, keep_until)
    select coalesce(m.identity_hash, identity_hash(m.email)), p.code, p.from_date, p.until_date, p.money, p.currency,
      p.due_date, p.days_if_unpaid, (last_day + make_interval(months => ${months}))::date
    from penalty p join member m using (member_idx),
      lateral (select coalesce(p.until_date, greatest(p.due_date, current_club_date()) + coalesce(p.days_if_unpaid, 0)) as last_day)
    where p.member_idx = ${memberIdx} and (p.until_date is not null or p.money is not null)
      and p.state = any (case when p.until_date is null then '{ACTIVE,APPEALED}' else '{ACTIVE,SERVED,APPEALED}' end::text[])
      and last_day + make_interval(months => ${months}) > current_club_date()`
}

/** Past rounds as a guest of others are found by phone number. @returns the own bookings that changed */
export async function clearBookings(sql: Sql, { memberIdx, phoneNo }: Leaver): Promise<number[]> {
  await sql`
    update booking_player set name = null, phone_no = null, guest_key = null, guest_name = null
    where kind = 'GUEST' and play_date < current_club_date() and guest_key = ${phoneDigits(phoneNo)}`
  await sql`
    update booking_player p set name = null, phone_no = null, guest_key = null, guest_name = null
    from booking b
    where b.booking_idx = p.booking_idx and b.member_idx = ${memberIdx} and p.kind = 'GUEST'`
  const rows = await sql<{ bookingIdx: number }[]>`
    with noted as (
      update check_in c set note = null from booking b
      where b.booking_idx = c.booking_idx and b.member_idx = ${memberIdx} and c.note is not null returning c.booking_idx)
    update booking set memo = null, cancel_text = null, version = version + 1
    where member_idx = ${memberIdx}
      and (memo is not null or cancel_text is not null or booking_idx in (select booking_idx from noted))
    returning booking_idx`
  return rows.map(({ bookingIdx }) => bookingIdx)
}

/** Hides the person's feats and erases the name, also as a witness of others. @returns the files of the pictures */
export async function clearFeats(sql: Sql, { memberIdx, name, otherName }: Leaver): Promise<number[]> {
  const rows = await sql<{ imageFileIdx: number }[]>`
    select image_file_idx from hof where member_idx = ${memberIdx} and image_file_idx is not null`
  await sql`
    update hof set player_name = '{}', has_consent = false, state = 'HIDDEN', image_file_idx = null, version = version + 1
    where member_idx = ${memberIdx}`
  const isThem = sql`not exists (select from jsonb_each_text(w) n where n.value not in (${name}, ${otherName}))`
  await sql`
    update hof set version = version + 1,
      witness_names = (select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(witness_names) w where not ${isThem})
    where exists (select from jsonb_array_elements(witness_names) w where ${isThem})`
  await sql`delete from hof_witness where member_idx = ${memberIdx}`
  return rows.map(({ imageFileIdx }) => imageFileIdx)
}

export async function clearReasons(
  sql: Sql,
  { memberIdx, id, name, otherName, email, phoneNo }: Leaver,
): Promise<void> {
  await sql`
    update withdrawal_reason set member_idx = null,
      text = replace(replace(replace(replace(replace(text, ${name}, '~'), ${otherName}, '~'), ${email}, '~'), ${phoneNo}, '~'), ${id}, '~')
    where member_idx = ${memberIdx}`
}

/** Deletes the person's emails. An address may be shared, so emails that name another person or nobody stay. */
export async function forgetMails(sql: Sql, { memberIdx, name, otherName, email }: Leaver): Promise<void> {
  await sql`
    delete from mail where member_idx = ${memberIdx} or member_idx is null and lower(to_email) = lower(${email}) and (
      strpos(text, ${name}) > 0 or (${otherName} <> '' and strpos(text, ${otherName}) > 0)
      or not exists (select from member m where lower(m.email) = lower(${email}) and m.member_idx <> ${memberIdx}))`
}

/** Deletes what other members were told about bookings with the person, which contains the name. */
export async function forgetNotices(sql: Sql, { name, otherName }: Leaver): Promise<void> {
  await sql`
    delete from mail where kind = any (${[...BOOKING_MAILS]}) and (strpos(subject || text, ${name}) > 0
      or ${otherName} <> '' and strpos(subject || text, ${otherName}) > 0)`
  await sql`
    delete from member_message where kind = any (${[...BOOKING_MAILS]}) and (strpos(title || contents, ${name}) > 0
      or ${otherName} <> '' and strpos(title || contents, ${otherName}) > 0)`
}

/** Erases staff notes on the person's penalties, and ends appeals that nobody reads any more. @returns the penalties that changed */
export async function clearPenalties(sql: Sql, memberIdx: number): Promise<number[]> {
  const rows = await sql<{ penaltyIdx: number }[]>`
    update penalty set reason = null, translated = '{}', waived_for = null, interrupted_date = null,
      state = case when state = 'APPEALED' then 'ACTIVE' else state end, version = version + 1
    where member_idx = ${memberIdx} and (reason is not null or waived_for is not null or state = 'APPEALED')
    returning penalty_idx`
  return rows.map(({ penaltyIdx }) => penaltyIdx)
}

export async function forgetDeparted(sql: Sql, rejoinDays: number): Promise<void> {
  await sql`
    delete from departed where left_at < club_now() - make_interval(days => ${rejoinDays})
      and not exists (select from member m where m.member_idx = departed.member_idx and m.state = 'WITHDRAW_REQUESTED')`
  await sql`delete from departed_penalty where keep_until < current_club_date()`
}
