import { BOOKING_MAILS, NAMING_MAILS } from '@clubhouse/contract/mail'
import { phoneDigits } from '@clubhouse/contract/member/phone-digits'
import { ERASED } from '@clubhouse/contract/office/history'
import { forgetTold } from '../../mail/forget-told.ts'
import { saysName } from '../../mail/says-name.ts'
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

/**
 * Erases past rounds as a guest of others, found by a phone number of this person, and what their readers were told with the
 * name of that guest.
 */
export async function clearGuest(sql: Sql, leaver: Leaver): Promise<void> {
  const numbers = await knownNumbers(sql, leaver)
  if (numbers.length === 0) return
  const rounds = sql`p.kind = 'GUEST' and p.play_date < current_club_date() and p.guest_key = any (${numbers})`
  await forgetTold(
    sql,
    BOOKING_MAILS,
    sql`select distinct n.member_idx, p.booking_idx, p.name from booking_player p join booking_notice n using (booking_idx)
      where ${rounds} and p.name is not null`,
  )
  await sql`
    update booking_player p set name = null, phone_no = null, guest_key = null, guest_name = null where ${rounds}`
}

/**
 * The phone numbers that are known to be of the person, in digits: the one that a code verified, and that of the club's own
 * record, which is of an account with a membership number whose member never changed the phone themselves. At sign-up and in
 * the profile anyone writes any number. Decision 160.
 */
async function knownNumbers(sql: Sql, { memberIdx, phoneNo }: Leaver): Promise<string[]> {
  const rows = await sql<{ digits: string }[]>`
    select phone_no as digits from member_phone where member_idx = ${memberIdx}
    union
    select ${phoneDigits(phoneNo) ?? ''}::text from member m
    where m.member_idx = ${memberIdx} and m.member_no is not null and not exists (
      select from audit a where a.noun = 'member' and a.record_idx = m.member_idx and a.member_idx = m.member_idx
        and a.after -> 'changed' ? 'phoneNo')`
  return rows.map(({ digits }) => digits).filter(Boolean)
}

/** @returns the own bookings that changed */
export async function clearBookings(sql: Sql, memberIdx: number): Promise<number[]> {
  await sql`
    update booking_player p set name = null, phone_no = null, guest_key = null, guest_name = null
    from booking b
    where b.booking_idx = p.booking_idx and b.member_idx = ${memberIdx} and p.kind = 'GUEST'`
  const rows = await sql<{ bookingIdx: number }[]>`
    with noted as (
      update check_in c set note = null from booking b
      where b.booking_idx = c.booking_idx and b.member_idx = ${memberIdx} and c.note is not null returning c.booking_idx)
    update booking set memo = null, cancel_text = null, cancel_translated = '{}', version = version + 1
    where member_idx = ${memberIdx}
      and (memo is not null or cancel_text is not null or cancel_translated <> '{}' or booking_idx in (select booking_idx from noted))
    returning booking_idx`
  return rows.map(({ bookingIdx }) => bookingIdx)
}

/**
 * Hides the person's feats, and erases the name from those that they witnessed, or that were of a tee time in which they
 * played. @returns the files of the pictures
 */
export async function clearFeats(sql: Sql, { memberIdx, name, otherName }: Leaver): Promise<number[]> {
  const rows = await sql<{ imageFileIdx: number }[]>`
    select image_file_idx from hof where member_idx = ${memberIdx} and image_file_idx is not null`
  await sql`
    update hof set player_name = '{}', has_consent = false, state = 'HIDDEN', image_file_idx = null, version = version + 1
    where member_idx = ${memberIdx}`
  const isThem = sql`not exists (select from jsonb_each_text(w) n where n.value not in (${name}, ${otherName}))`
  await sql`
    update hof h set version = version + 1,
      witness_names = (select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(witness_names) w where not ${isThem})
    where exists (select from jsonb_array_elements(witness_names) w where ${isThem}) and (
      exists (select from hof_witness x where x.idx = h.idx and x.member_idx = ${memberIdx})
      or exists (select from booking_player p where p.booking_idx = h.booking_idx and p.member_idx = ${memberIdx}))`
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
  const others = sql`exists (select from member m where lower(m.email) = lower(${email}) and m.member_idx <> ${memberIdx})`
  await sql`
    delete from mail where member_idx = ${memberIdx} or member_idx is null and lower(to_email) = lower(${email}) and not ${others}`
  const shared = await sql<{ mailIdx: number; text: string }[]>`
    select mail_idx, text from mail where member_idx is null and lower(to_email) = lower(${email})`
  const theirs = shared.filter(({ text }) => saysName(text, name) || saysName(text, otherName))
  await sql`delete from mail where mail_idx = any (${theirs.map(({ mailIdx }) => mailIdx)}::bigint[])`
}

/**
 * Deletes what other members were told with the name of the person, by number. What was told before texts kept whom they
 * name goes where it says the full name and its reader shared a booking, an entry, a feat or a group with the person.
 */
export async function forgetNotices(sql: Sql, { memberIdx, name, otherName }: Leaver): Promise<void> {
  await sql`delete from mail where named @> array[${memberIdx}::bigint]`
  await sql`delete from member_message where named @> array[${memberIdx}::bigint]`
  await forgetTold(
    sql,
    NAMING_MAILS,
    sql`select s.member_idx, null::bigint as booking_idx, n.name from (${sharedWith(sql, memberIdx)}) s, (
      values (${name}::text), (${otherName}::text)) n(name)`,
  )
}

/** Erases the name from why an entry with the person took no part. @returns the entries that changed */
export async function clearEntries(sql: Sql, { memberIdx, name, otherName }: Leaver): Promise<number[]> {
  const rows = await sql<{ entryIdx: number }[]>`
    update draw_entry e set why = jsonb_set(why, '{vars,name}', to_jsonb(${ERASED}::text))
    where why -> 'vars' ->> 'name' in (${name}, nullif(${otherName}, ''))
      and exists (select from draw_party p where p.entry_idx = e.entry_idx and p.member_idx = ${memberIdx})
    returning entry_idx`
  return rows.map(({ entryIdx }) => entryIdx)
}

/** Members who were in a booking, an entry, a feat or a group with the person. */
const sharedWith = (sql: Sql, memberIdx: number) => sql`
  select x.member_idx from (
    select booking_idx from booking where member_idx = ${memberIdx}
    union select booking_idx from booking_player where member_idx = ${memberIdx}
    union select booking_idx from booking_notice where member_idx = ${memberIdx}) b
  cross join lateral (
    select member_idx from booking k where k.booking_idx = b.booking_idx
    union all select member_idx from booking_player k where k.booking_idx = b.booking_idx
    union all select member_idx from booking_notice k where k.booking_idx = b.booking_idx) x
  union
  select x.member_idx from draw_party p join draw_party x using (entry_idx) where p.member_idx = ${memberIdx}
  union
  select x.member_idx from hof_witness x join hof h using (idx) where h.member_idx = ${memberIdx}
  union
  select h.member_idx from hof_witness x join hof h using (idx) where x.member_idx = ${memberIdx}
  union
  select x.member_idx from team_person p join team_person x using (form_idx) where p.member_idx = ${memberIdx}`

/** Empties messages of managers that only this person, or others who were erased before, got. @returns their numbers */
export async function forgetClubMessages(sql: Sql, memberIdx: number): Promise<number[]> {
  const rows = await sql<{ outIdx: number }[]>`
    update club_message_out o set title = '', contents = '', translated = '{}'
    where out_idx in (select out_idx from club_message_to where member_idx = ${memberIdx})
      and not exists (select from club_message_to t where t.out_idx = o.out_idx and t.member_idx <> ${memberIdx})
    returning out_idx`
  return rows.map(({ outIdx }) => outIdx)
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

/** What the member showed for personal waivers. @returns the files to delete */
export async function dropDocuments(sql: Sql, memberIdx: number): Promise<number[]> {
  const files = await sql<{ fileIdx: number }[]>`
    delete from penalty_file x using penalty p where p.penalty_idx = x.penalty_idx and p.member_idx = ${memberIdx}
    returning x.file_idx`
  return files.map(({ fileIdx }) => fileIdx)
}

export async function forgetDeparted(sql: Sql, rejoinDays: number): Promise<void> {
  await sql`
    delete from departed where left_at < club_now() - make_interval(days => ${rejoinDays})
      and not exists (select from member m where m.member_idx = departed.member_idx and m.state = 'WITHDRAW_REQUESTED')`
  await sql`delete from departed_penalty where keep_until < current_club_date()`
}
