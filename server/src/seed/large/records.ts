import type { Sql } from '../../platform/database.ts'

/** How many of each a club has collected. */
export interface Collected {
  /** Standby entries of days that are over, half of which were offered something, and of days to come. */
  entries: number
  entriesAhead: number
  coupons: number
  penalties: number
  /** Emails that are still kept, of which each hundredth was not sent. */
  mails: number
  /** Enquiries that are answered, of which each hundredth waits. */
  inquiries: number
  /** Messages of the bell. */
  messages: number
  /** Groups of each of three seasons that are over. */
  groups: number
}

/** What years leave behind beside bookings, among members who have nothing of it by their story. */
export async function seedRecords(
  sql: Sql,
  { entries, entriesAhead, coupons, penalties, mails, inquiries, messages, groups }: Collected,
): Promise<void> {
  await sql`
    create temporary table someone on commit drop as
    select row_number() over (order by member_idx) - 1 as no, member_idx from member where state = 'ACTIVE' and id like 'golfer%'`
  await sql`create index on someone (no)`
  await sql`analyze someone`
  await checkIns(sql)
  await standby(sql, entries)
  await standbyAhead(sql, entriesAhead)
  await sql`
    insert into coupon_kind (kind, name, amount) values ('FIXED', '{"en": "Birthday", "ko": "생일"}', 10000)`
  await sql`
    insert into coupon (kind_idx, member_idx, kind, name, amount, day_classes, parts, min_players, valid_from, valid_to, state, reason, issued_at)
    select k.kind_idx, m.member_idx, k.kind, k.name, k.amount, '{}', '{}', 1, x.day - 90, x.day,
      case when x.day >= current_club_date() then 'ISSUED' when n % 20 = 0 then 'REVOKED' else 'EXPIRED' end,
      'Birthday', (x.day - 90)::timestamptz
    from generate_series(1, ${coupons}) n
      join someone m on m.no = n * 7919::bigint % (select count(*) from someone)
      cross join lateral (select current_club_date() + 60 - n * 1500 / ${coupons}::int as day) x
      cross join (select * from coupon_kind where name ->> 'en' = 'Birthday') k`
  await penaltiesOf(sql, penalties)
  await mailsTo(sql, mails)
  await inquiriesOf(sql, inquiries)
  await messagesTo(sql, messages)
  await seasonsOf(sql, groups)
}

/** Everyone who played was checked in. */
async function checkIns(sql: Sql): Promise<void> {
  await sql`
    insert into check_in (booking_idx, state, arrived_at, checked_in_at, teed_off_at, finished_at, changed_at)
    select b.booking_idx, 'FINISHED', s.starts_at - interval '50 minutes', s.starts_at - interval '45 minutes', s.starts_at,
      s.starts_at + interval '5 hours', s.starts_at + interval '5 hours'
    from booking b join slot s using (slot_idx) where b.state = 'PL' on conflict do nothing`
  await sql`
    insert into check_in_player (booking_idx, no, present, identified, locker_no)
    select p.booking_idx, p.no, true, true, p.booking_idx % 300 from booking_player p join booking b using (booking_idx)
    where b.state = 'PL' on conflict do nothing`
}

/** Entries of days that are over: each fourth was declined, each fourth not answered, and the rest offered nothing. */
async function standby(sql: Sql, entries: number): Promise<void> {
  await sql`
    create temporary table waited on commit drop as
    with past as (select array_agg(date order by date desc) as dates from sheet_day where date < current_club_date()),
    first_of_day as (
      select distinct on (date) date, slot_idx, to_char(time, 'HH24') as hour from slot
      where date < current_club_date() order by date, time)
    select nextval(pg_get_serial_sequence('standby_entry', 'waiting_idx')) as waiting_idx, n, m.member_idx, f.date, f.slot_idx, f.hour
    from generate_series(1, ${entries}) n cross join past
      join someone m on m.no = n * 104729::bigint % (select count(*) from someone)
      join first_of_day f on f.date = past.dates[1 + n % cardinality(past.dates)]`
  await sql`
    insert into standby_entry (waiting_idx, member_idx, date, hours, party_size, notice_hours, auto, state, created_at)
    overriding system value
    select waiting_idx, member_idx, date, array[hour], 4, 12, false, case n % 5 when 0 then 'C' else 'E' end, date - 7
    from waited`
  await sql`
    insert into standby_offer (waiting_idx, slot_idx, seats, offered_at, expires_at, price, state, ended_at)
    select waiting_idx, slot_idx, '{0}', date - 3, date - 3 + interval '1 hour',
      '{"currency": "KRW", "total": 0, "rows": []}', case n % 4 when 0 then 'DECLINED' else 'SILENT' end, date - 3 + interval '1 hour'
    from waited where n % 4 < 2`
  await sql`
    insert into audit (at, member_idx, call, request_id, noun, record_idx, after)
    select date - 7, member_idx, 'standby.standBy', 'seed', 'standby', waiting_idx, '{"state": "W"}' from waited`
}

/** At most one of a member. */
async function standbyAhead(sql: Sql, entries: number): Promise<void> {
  await sql`
    with days as (
      select d.date, row_number() over (order by d.date) - 1 as no, count(*) over () as days,
        (select to_char(min(s.time), 'HH24') from slot s where s.date = d.date) as hour
      from sheet_day d where d.state = 'PUBLISHED' and d.date > current_club_date()),
    added as (
      insert into standby_entry (member_idx, date, hours, party_size, notice_hours, auto)
      select m.member_idx, d.date, array[d.hour], 4, 12, false
      from someone m join days d on d.no = m.no % d.days
      where m.no < ${entries} and not exists (
        select from booking_player p where p.member_idx = m.member_idx and p.play_date = d.date and p.active)
      returning waiting_idx, member_idx)
    insert into audit (member_idx, call, request_id, noun, record_idx, after)
    select member_idx, 'standby.standBy', 'seed', 'standby', waiting_idx, '{"state": "W"}' from added`
}

/** Suspensions that are over; of each ten one was appealed, and of each hundred one waits for a decision. */
async function penaltiesOf(sql: Sql, penalties: number): Promise<void> {
  await sql`
    with booked as (
      select booking_idx, member_idx, play_date, row_number() over (order by booking_idx) as n from booking b
      where state = 'PL' and member_idx in (select member_idx from someone) and not exists (
        select from penalty p where p.booking_idx = b.booking_idx)
      limit ${penalties})
    insert into penalty (member_idx, code, state, from_date, until_date, booking_idx, play_date, counts_until, in_force_at)
    select member_idx, case n % 3 when 0 then 'W5' when 1 then 'W6' else 'W2' end,
      case when n % 100 = 0 then 'PROPOSED' when n % 10 = 0 then 'WAIVED' else 'ACTIVE' end,
      play_date - 400, play_date - 370, booking_idx, play_date, play_date + 365, (play_date - 400)::timestamptz
    from booked`
  await sql`
    insert into inquiry (member_idx, type, title, contents, state, booking_idx, penalty_idx, answer, answered_at, created_at)
    select member_idx, 'APPEAL', code, 'I was ill that day.', 'CLOSED', booking_idx, penalty_idx, 'We saw the letter.',
      in_force_at + interval '3 days', in_force_at + interval '1 day'
    from penalty where state = 'WAIVED' and booking_idx is not null and code in ('W2', 'W5', 'W6')
    on conflict do nothing`
}

/** Evenly over the days for which they are kept. */
async function mailsTo(sql: Sql, mails: number): Promise<void> {
  await sql`
    insert into mail (kind, to_email, lang, subject, text, html, state, tries, error, useful_until, sent_at, created_at, member_idx)
    select 'BOOKING_BOOKED', m.email, m.lang, 'Your tee time', t.text, t.html, case when is_lost then 'FAILED' else 'SENT' end,
      1, case when is_lost then 'Mailbox unavailable' end, x.at + interval '1 day', case when not is_lost then x.at end, x.at, m.member_idx
    from generate_series(1, ${mails}) n
      join someone o on o.no = n * 7919::bigint % (select count(*) from someone) join member m using (member_idx)
      cross join lateral (
        select n % 100 = 0 as is_lost, club_now() - (select keep_days from club) * n / ${mails + 1}::float8 * interval '1 day' as at) x
      cross join (select repeat('We look forward to your round. ', 20) as text, repeat('<p>We look forward to your round.</p>', 60) as html) t`
}

async function inquiriesOf(sql: Sql, inquiries: number): Promise<void> {
  await sql`
    insert into inquiry (member_idx, type, title, contents, state, answer, answered_at, created_at)
    select o.member_idx, case when n % 7 = 0 then 'PRAISE' else 'QUESTION' end, 'Question ' || n, 'May we use the practice green at eight?',
      case when is_open then 'RECEIVED' else 'CLOSED' end, case when not is_open then 'Yes, from half past seven.' end,
      case when not is_open then at + interval '1 day' end, at
    from generate_series(1, ${inquiries}) n
      join someone o on o.no = n * 7919::bigint % (select count(*) from someone)
      cross join lateral (select n % 100 = 0 as is_open, club_now() - n * 1400 / ${inquiries}::float8 * interval '1 day' as at) x`
}

/** Over two years; those of the last month are not read. */
async function messagesTo(sql: Sql, messages: number): Promise<void> {
  await sql`
    insert into member_message (member_idx, kind, title, contents, link, sent_at, read_at)
    select o.member_idx, 'BOOKING_BOOKED', 'Your tee time', 'We look forward to your round.', '/mypage', at,
      case when at < club_now() - interval '1 month' then at + interval '1 hour' end
    from generate_series(1, ${messages}) n
      join someone o on o.no = n * 7919::bigint % (select count(*) from someone)
      cross join lateral (select club_now() - (${messages} - n) * 700 / ${messages}::float8 * interval '1 day' as at) x`
}

const LIMITS = {
  ...{ teamsMin: 3, teamsMax: 5, singleMin: 2, singleMax: 10, rosterMin: 12, rosterMax: 40, wishes: 3 },
  perHour: 400,
}

/** Groups of sixteen whose contracts are over, each with two dates a month. */
async function seasonsOf(sql: Sql, groups: number): Promise<void> {
  await sql`
    with s as (
      insert into team_season (year, open_at, close_at, decide_by, limits)
      select y, make_date(y, 1, 5), make_date(y, 1, 20), make_date(y, 2, 1), ${sql.json(LIMITS)}
      from generate_series(1, 3) n cross join lateral (
        select (coalesce((select min(year) from team_season), extract(year from current_club_date())) - n)::int as y) x
      returning season_idx, year),
    f as (
      insert into team_form (season_idx, state, team_name, cycle, wishes, teams, submitted_at, approved_wish, reason)
      select season_idx, 'APPROVED', 'Group ' || n, 'M2', jsonb_build_array(jsonb_build_object('weekType', '1', 'weekday', '6', 'hour', '07')),
        4, make_date(year, 1, 6), 0, 'As before.'
      from s cross join generate_series(1, ${groups}) n returning form_idx, season_idx, (split_part(team_name, ' ', 2))::int as n),
    p as (
      insert into team_person (form_idx, no, member_idx, office, season_idx, active)
      select form_idx, place, o.member_idx, case place when 1 then 'PRESIDENT' when 2 then 'SECRETARY' end, season_idx, false
      from f cross join generate_series(1, 16) place
        join someone o on o.no = (n * 16 + place) % (select count(*) from someone)
      on conflict do nothing),
    c as (
      insert into team_contract (form_idx, season_idx, week_type, weekday, hour, weeks, months, teams, state, end_code, ended_at)
      select form_idx, season_idx, '1', 6, 7, '{1}', '{4,5,6,7,8,9,10,11}', 4, 'ENDED', 'SEASON', make_date(year, 12, 1)
      from f join s using (season_idx) returning contract_idx, season_idx),
    a as (
      insert into audit (call, request_id, noun, record_idx, after)
      select 'teamForm.submit', 'seed', 'team-form', form_idx, '{"state": "APPROVED"}'::jsonb from f
      union all select 'teamManage.end', 'seed', 'team-contract', contract_idx, '{"state": "ENDED"}' from c)
    insert into team_date (contract_idx, date, time, teams, state)
    select contract_idx, make_date(year, month, 1 + 14 * half), '07:00', 4, 'PLAYED'
    from c join s using (season_idx) cross join generate_series(4, 11) month cross join generate_series(0, 1) half`
}
