import { everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import type { ListCall } from '@clubhouse/contract/list'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { CLUB, TestClub } from '../../test/club.ts'
import { settleRows } from '../../test/settle-rows.ts'

type Row = Record<string, unknown>
const page = z.object({
  list: z.array(z.record(z.string(), z.unknown())),
  total: z.int(),
  page: z.int(),
  size: z.int(),
})

interface Example {
  query?: string
  key: string
  /** The number in the path, unless it is the member’s. */
  id?: () => Promise<number>
  /** Sorts whose nulls are highest; others have nulls last in both directions. */
  nullsHighest?: readonly string[]
  by?: Record<string, (row: Row) => unknown>
  /** Creates rows with ties and, where possible, nulls; one text contains MARKED, one resembles it. */
  make: () => Promise<unknown>
}

const holder = TestClub.use()
const people = {} as { manager: { token: string }; member: { token: string; memberIdx: number } }
const MARKED = `Odd a%b_c\\d'e"f`
const PARTS = ['a%b', 'b_c', 'c\\d', "d'e", 'e"f']
/** Would match MARKED if it were taken for a pattern. */
const LIKE_IT = 'Odd aXbYcdZeZf'
const TEXTS = [MARKED, LIKE_IT, 'Tie', 'Tie', 'Tie', 'apple']
const numbered = TEXTS.map((text, n) => ({ text, n }))
const given = () => holder.club.sql`jsonb_to_recordset(${holder.club.sql.json(numbered)}) as g(text text, n int)`

/** The versions of a post, of which the example of its board has made some. */
function versionsOf(noun: string): Example {
  const first = async () => {
    const { sql } = holder.club
    const [row] = await sql`select min(idx) as idx from ${sql(noun)}`
    return row!.idx as number
  }
  const make = async () => {
    const { sql } = holder.club
    const idx = await first()
    for (let n = 0; n < 5; n++) await sql`update ${sql(noun)} set version = version + 1 where idx = ${idx}`
  }
  return { key: 'version', id: first, make }
}

/** Cancelled bookings of a member, two on each day. */
async function bookingsOn(dates: readonly string[], { memberIdx }: { memberIdx: number }) {
  const { sql } = holder.club
  for (const date of dates) await holder.club.day(date, { slots: 2 })
  await sql`
    with b as (
      insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, state, holes,
        cart, caddie, price, terms_idx, names_due_at, free_cancel_until, cancelled_at, created_at)
      select 'L' || slot_idx, slot_idx, '{0}', ${memberIdx}, date, part, 'WEEKDAY', 1, 'CX', '18', true, true,
        ${sql.json({ currency: 'KRW', rows: [], total: 0 })}, 1, starts_at, starts_at,
        case when slot_idx % 3 > 0 then club_now() - slot_idx / 2 * interval '1 minute' end, club_now() - slot_idx / 2 * interval '1 day'
      from slot where date = any (${[...dates]}::date[]) returning booking_idx, play_date, part),
      a as (insert into audit (call, request_id, noun, record_idx, member_idx)
        select 'booking.cancel', '', 'booking', booking_idx, ${memberIdx}::bigint from b)
    insert into booking_player (booking_idx, no, kind, member_idx, name, play_date, part, active)
    select booking_idx, 1, 'MEMBER', ${memberIdx}::bigint, null, play_date, part, false from b
    union all
    select booking_idx, 2, 'GUEST', null, g.text, play_date, part, false
    from (select *, row_number() over (order by booking_idx) as n from b) b join ${given()} on g.n = b.n - 1`
}

const EXAMPLES: Record<string, Example> = {
  'notice.versions': versionsOf('notice'),
  'event.versions': versionsOf('event'),
  'banner.versions': versionsOf('banner'),
  'faq.versions': versionsOf('faq'),
  'section.versions': versionsOf('section'),
  'section.list': {
    key: 'idx',
    by: { place: ({ page, orderNo }) => `${page}${String(orderNo).padStart(5, '0')}` },
    make: () => holder.club.sql`
      insert into section (page, kind, heading, body, state, open_at, order_no)
      select case when n < 3 then 'club' else 'pft' end, case when n < 2 then 'TEXT' else 'TABLE' end,
        jsonb_build_object('en', text), '{}', case when n < 2 then 'DRAFT' else 'PUBLISHED' end, club_now(), n / 2
      from ${given()}`,
  },
  'reference.versions': versionsOf('reference'),
  'notice.normal': {
    query: `clubCode=${CLUB}`,
    key: 'idx',
    make: () => holder.club.sql`
      insert into notice (lang, title, contents, state, open_at, views)
      select 'en', text, '', 'PUBLISHED', club_now() - n / 2 * interval '1 day', n / 2 from ${given()}`,
  },
  'fnbMenu.versions': versionsOf('fnb_menu'),
  'fnbMenu.list': {
    query: `clubCode=${CLUB}&scope=admin`,
    key: 'idx',
    make: () => holder.club.sql`
      with o as (insert into outlet (name) values ('{"en": "Restaurant"}') returning outlet_idx)
      insert into fnb_menu (outlet_idx, lang, category, name, price, state, open_at, order_no)
      select outlet_idx, case when n < 3 then 'en' else 'ko' end, case when n < 3 then 'Lunch' else 'Drinks' end, text, n / 2,
        case when n < 2 then 'DRAFT' else 'PUBLISHED' end, club_now(), n / 2 from ${given()}, o`,
  },
  'hof.normal': {
    query: `clubCode=${CLUB}`,
    key: 'idx',
    make: () => holder.club.sql`
      insert into hof (kind, date, course_idx, club, player_name, has_consent, state)
      select 'EAGLE', current_club_date() - n / 2, (select min(course_idx) from course), text, '{"en": "Kim"}', true, 'PUBLISHED'
      from ${given()}`,
  },
  'lostItem.list': {
    query: `clubCode=${CLUB}`,
    key: 'idx',
    make: () => holder.club.sql`
      insert into lost_item (kind, title, found_date, found_place, keep_until, state)
      select 'OTHER', jsonb_build_object('en', text), current_club_date() - n / 2, '{"en": "Car park"}', current_club_date() + 30,
        'PUBLISHED' from ${given()}`,
  },
  // Over the rows of the public lists and one that visitors do not see.
  'hofManage.list': {
    key: 'idx',
    make: () => holder.club.sql`
      insert into hof (kind, date, course_idx, player_name)
      select 'ALBATROSS', current_club_date(), min(course_idx), '{"en": "Lee"}' from course`,
  },
  'lostItemManage.list': {
    key: 'idx',
    make: () => holder.club.sql`
      insert into lost_item (kind, title, found_date, found_place, keep_until)
      values ('PHONE', '{"en": "A phone"}', current_club_date(), '{"en": "Hole 3"}', current_club_date() + 60)`,
  },
  'lostReportManage.list': {
    key: 'reportIdx',
    make: () => holder.club.sql`
      insert into lost_report (member_idx, kind, title, lost_date, state)
      select ${people.member.memberIdx}, case when n < 2 then 'KEY' else 'WATCH' end, text, current_club_date() - n / 2,
        case when n < 2 then 'OPEN' else 'WITHDRAWN' end from ${given()}`,
  },
  'hofReport.mine': {
    key: 'hofIdx',
    make: () => holder.club.sql`
      insert into hof (kind, date, course_idx, member_idx, player_name)
      select 'EAGLE', current_club_date() - n / 2, (select min(course_idx) from course), ${people.member.memberIdx}, '{"en": "Me"}'
      from ${given()}`,
  },
  'hofReport.asked': {
    key: 'hofIdx',
    by: { state: ({ state }) => ['ASKED', 'CONFIRMED', 'DENIED'].indexOf(String(state)) },
    make: () => holder.club.sql`
      with h as (
        insert into hof (kind, date, course_idx, player_name)
        select 'EAGLE', current_club_date() - n / 2, (select min(course_idx) from course), '{"en": "Other"}'
        from ${given()} returning idx)
      insert into hof_witness (idx, member_idx, state, answered_at)
      select idx, ${people.member.memberIdx}, case when idx % 2 = 0 then 'ASKED' else 'DENIED' end,
        case when idx % 2 = 0 then null else club_now() end from h`,
  },
  // Those of the example above.
  'lostReport.mine': { key: 'reportIdx', make: async () => {} },
  'lostClaim.mine': {
    key: 'claimIdx',
    make: () => holder.club.sql`
      insert into lost_claim (idx, member_idx, description)
      select idx, ${people.member.memberIdx}, 'Mine' from lost_item order by idx limit 5`,
  },
  'notice.admin': { key: 'idx', make: async () => {} },
  'reference.normal': {
    query: `clubCode=${CLUB}`,
    key: 'idx',
    make: () => holder.club.sql`
      insert into reference (lang, title, contents, state, open_at, views)
      select 'en', text, '', 'PUBLISHED', club_now() - n / 2 * interval '1 day', n / 2 from ${given()}`,
  },
  'reference.admin': { key: 'idx', make: async () => {} },
  'faq.list': {
    query: `clubCode=${CLUB}&scope=admin`,
    key: 'idx',
    make: () => holder.club.sql`
      insert into faq (lang, category, title, contents, state, open_at, order_no)
      select case when n < 3 then 'en' else 'ko' end, case when n < 3 then 'QUESTION' else 'LOST' end, text, '',
        case when n < 2 then 'DRAFT' else 'PUBLISHED' end, club_now(), n / 2 from ${given()}`,
  },
  'event.list': {
    query: `clubCode=${CLUB}&scope=admin`,
    key: 'idx',
    nullsHighest: ['startDate', 'endDate', 'openAt'],
    make: () => holder.club.sql`
      insert into event (lang, title, contents, state, start_date, end_date, open_at, views)
      select 'en', text, '', case when n < 2 then 'DRAFT' else 'PUBLISHED' end,
        case when n > 1 then current_club_date() + n / 2 end, case when n > 1 then current_club_date() + n / 2 end,
        case when n > 1 then club_now() - n / 2 * interval '1 day' end, n / 2 from ${given()}`,
  },
  'banner.list': {
    key: 'idx',
    make: () => holder.club.sql`
      with f as (insert into file (key, name, size, mime, sha256, is_private, noun)
        values (gen_random_uuid(), 'a.png', 1, 'image/png', '', false, 'banner') returning file_idx)
      , b as (insert into banner (banner_name, state, open_at, close_at, order_no)
      select text, case when n < 2 then 'DRAFT' else 'PUBLISHED' end,
        case when n > 1 then club_now() + n / 2 * interval '1 day' end,
        case when n > 1 then club_now() + n * interval '1 year' end, n / 2 from ${given()} returning idx)
      insert into post_file (noun, idx, place, file_idx) select 'banner', idx, 'image', file_idx from b, f`,
  },
  'terms.list': {
    key: 'termsIdx',
    query: 'lang=ko',
    make: () => holder.club.sql`
      insert into terms (terms_type, title, contents, lang, effective_date, is_draft)
      select case when n < 3 then 'MARKETING' else 'PRIVACY' end, text, '', 'ko', current_club_date() + 90 + n / 2, true
      from ${given()}`,
  },
  'manager.list': {
    key: 'idx',
    by: { groupName: (row) => row.groupName || null },
    make: async () => {
      const { sql } = holder.club
      await sql`insert into admin_group (name) values ('Front'), ('Back')`
      await sql`
        insert into admin (id, password_hash, name, email, group_idx, state, last_login_at)
        select 'listed' || n, '', text, '', (select group_idx from admin_group where name = case n / 2 when 0 then 'Front'
          when 1 then 'Back' end), case when n = 1 then 'LOCKED' else 'ACTIVE' end,
          case when n > 1 then club_now() - n / 2 * interval '1 day' end
        from ${given()}`
    },
  },
  'group.list': {
    key: 'groupIdx',
    by: { name: (row) => row.name },
    make: async () => {
      const { sql } = holder.club
      await sql`insert into admin_group (name) select text || case when n in (2, 3) then n::text else '' end from ${given()}`
      await sql`
        insert into admin (id, password_hash, name, email, group_idx)
        select 'ingroup' || row_number() over (), '', '', '', group_idx from admin_group`
    },
  },
  'ipBlock.list': {
    key: 'idx',
    // Addresses are sorted as numbers, not as texts.
    by: { ip: (row) => Number(String(row.ip).split('.')[3]) },
    make: () => holder.club.sql`
      insert into ip_block (ip, from_ip, to_ip, scope, reason, start_at, end_at, hits)
      select '192.0.2.' || n / 2, ('192.0.2.' || n / 2)::inet, ('192.0.2.' || n / 2)::inet, 'ADMIN', text,
        club_now() - n / 2 * interval '1 day', case when n > 1 then club_now() + n / 2 * interval '1 day' end, n / 2
      from ${given()}`,
  },
  'fee.list': {
    key: 'feeIdx',
    make: () => holder.club.sql`
      insert into fee (key, day_class, unit, amount, from_date)
      select case when n < 3 then 'LOCKER' else 'RENTAL' end, 'WEEKDAY', 'PERSON', n / 2, date '2031-01-01' + n * 40
      from ${given()}`,
  },
  'audit.list': {
    key: 'auditIdx',
    query: 'noun=listed',
    // By the managers of the example above, whose names the log has.
    make: () => holder.club.sql`
      insert into audit (call, noun, record_idx, at, admin_idx)
      select 'listed.make', 'listed', n, club_now() - n / 2 * interval '1 day', admin_idx
      from ${given()} join admin on admin.id = 'listed' || n`,
  },
  'template.list': {
    key: 'templateIdx',
    by: { name: (row) => row.name, from: (row) => row.from, starts: (row) => row.starts as number },
    make: () => holder.club.sql`
      with made as (
        insert into template (name, day_types, from_day, to_day)
        select text, '{WD}', '0' || n / 2 + 1 || '-01', '12-31' from ${given()} returning template_idx, from_day),
      part as (
        insert into template_part (template_idx, part, first_time, last_time)
        select template_idx, '1', '07:00', '08:00'::time + left(from_day, 2)::int * interval '8 minutes' from made)
      insert into template_route (template_idx, part, course_idx)
      select template_idx, '1', (select min(course_idx) from course) from made`,
  },
  'terms.consents': {
    key: 'memberIdx',
    id: async () => {
      const [row] = await holder.club.sql`select min(terms_idx) as idx from terms`
      return row!.idx as number
    },
    make: async () => {
      const { sql } = holder.club
      await sql`
        with who as (
          insert into member (id, password_hash, name, email, member_type)
          select 'asked' || n, '', 'Asked ' || n, 'asked' || n || '@example.com', '20' from ${given()} returning member_idx)
        insert into consent (member_idx, terms_idx, agreed, at, text_hash)
        select member_idx, (select min(terms_idx) from terms), true,
          club_now() - (row_number() over ()) / 2 * interval '1 day', '' from who`
    },
  },
  'language.forManager': {
    query: 'lang=ko',
    key: 'code',
    by: { isTranslated: (row) => row.msg !== null },
    make: async () => {
      const { sql } = holder.club
      // The rest fits on one page beside the menu names.
      await sql`delete from message`
      await sql`insert into message (category, code, lang, msg) select 'list', 'T' || n, 'en', text from ${given()}`
      await sql`
        insert into club_message (category, code, lang, msg) select 'list', 'T' || n, 'ko', 'Word ' || n / 2
        from ${given()} where n > 1`
    },
  },
  'mail.list': {
    key: 'mailIdx',
    make: () => holder.club.sql`
      insert into mail (kind, to_email, lang, subject, text, html, state, tries, next_at, useful_until, sent_at, created_at)
      select case when n < 3 then 'WELCOME' else 'APPROVED' end, 'kim@example.com', 'en', text, '', '',
        case when n < 2 then 'CANCELLED' else 'SENT' end, n / 2, case when n > 1 then club_now() + n / 2 * interval '1 day' end,
        club_now(), case when n > 1 then club_now() + n / 2 * interval '1 day' end, club_now() - n / 2 * interval '1 hour'
      from ${given()}`,
  },
  'memberManage.list': {
    key: 'memberIdx',
    make: () => holder.club.sql`
      insert into member (id, password_hash, name, email, member_type, state, member_no, created_at, last_login_at)
      select 'member' || n, '', text, '', '10', case when n = 1 then 'PENDING' else 'ACTIVE' end,
        case when n > 1 then 'L-' || n end, club_now() - n / 2 * interval '1 day',
        case when n > 1 then club_now() - n / 2 * interval '1 day' end
      from ${given()}`,
  },
  'dashboard.byDay': { key: 'date', make: async () => {} },
  // The days of the bookings below.
  'ledger.byDay': { key: 'date', make: async () => {} },
  'penaltyList.list': {
    key: 'penaltyIdx',
    by: {
      state: ({ state, penaltyIdx }) =>
        `${['PROPOSED', 'APPEALED', 'ACTIVE', 'SERVED'].indexOf(String(state))} ${String(1e9 - Number(penaltyIdx)).padStart(10, '0')}`,
      due: ({ dueDate }) => dueDate,
    },
    make: () => holder.club.sql`
      with m as (
        insert into member (id, password_hash, name, email, member_type) values ('zoe', '', 'Zoe Zhang', '', '10') returning member_idx)
      insert into penalty (member_idx, code, state, from_date, until_date, reason, money, currency, due_date)
      select case when n < 3 then ${people.member.memberIdx}::bigint else (select member_idx from m) end,
        'W' || 1 + n % 2, case when n < 2 then 'PROPOSED' else 'SERVED' end, current_club_date() - n / 2, current_club_date() - n / 2, text,
        100, 'KRW', current_club_date() + n / 2
      from ${given()}`,
  },
  'inquiryManage.list': {
    key: 'idx',
    by: {
      state: ({ state }) => ['RECEIVED', 'REOPENED', 'ASSIGNED', 'ANSWERED', 'CLOSED'].indexOf(String(state)),
    },
    make: () => holder.club.sql`
      insert into inquiry (member_idx, type, title, contents, state, answer, answered_at, created_at)
      select ${people.member.memberIdx}, case when n < 2 then 'PRAISE' else 'QUESTION' end, text, '',
        case when n < 2 then 'RECEIVED' when n < 4 then 'ASSIGNED' else 'CLOSED' end, null, null,
        club_now() - n / 2 * interval '1 day'
      from ${given()}`,
  },
  // Those of the example above.
  'inquiry.mine': { key: 'idx', make: async () => {} },
  // The penalties of the example above.
  'myPenalty.mine': { key: 'penaltyIdx', make: async () => {} },
  // The bookings of the example of a member's own.
  'bookingList.list': { key: 'bookingIdx', make: async () => {} },
  // The tee times and messages of the member below.
  'memberRecord.teeTimes': { key: 'bookingIdx', make: async () => {} },
  'memberRecord.messages': { key: 'messageIdx', make: async () => {} },
  'coupon.list': {
    key: 'couponIdx',
    by: {
      state: ({ state }) => ['ISSUED', 'EXPIRED', 'REVOKED'].indexOf(String(state)),
    },
    make: () => holder.club.sql`
      with m as (
        insert into member (id, password_hash, name, email, member_type) values ('zoe2', '', 'Zoe Yang', '', '10') returning member_idx),
      k as (insert into coupon_kind (kind, name) values ('CART', '{"en": "Free cart"}') returning kind_idx)
      insert into coupon (kind_idx, member_idx, kind, name, day_classes, parts, min_players, valid_from, valid_to, state, reason, issued_at)
      select kind_idx, case when n < 3 then ${people.member.memberIdx}::bigint else member_idx end, 'CART', '{"en": "Free cart"}',
        '{}', '{}', 1, current_club_date(), current_club_date() + n / 2, (array['ISSUED', 'EXPIRED', 'REVOKED'])[1 + n % 3], text,
        club_now() - n / 2 * interval '1 day'
      from ${given()}, m, k`,
  },
  // The members of an example above.
  'standbyManage.list': {
    key: 'waitingIdx',
    make: () => holder.club.sql`
      with e as (
        insert into standby_entry (member_idx, date, hours, party_size, notice_hours, auto, state, created_at)
        select case when n in (3, 5) then ${people.member.memberIdx}::bigint else m.member_idx end,
          current_club_date() + n / 2, '{07}', 4, 12, false, 'C', club_now() - n / 2 * interval '1 day'
        from ${given()} join member m on m.id = 'member' || n
        returning waiting_idx)
      insert into audit (call, request_id, noun, record_idx) select 'test', '', 'standby', waiting_idx from e`,
  },
  'drawPost.posts': {
    key: 'drawIdx',
    query: 'clubCode=GC001',
    make: () => holder.club.sql`
      with d as (
        insert into draw (title, play_dates, parts, open_at, close_at, draw_at, publish_at, release_until, settle_at, ruleset,
          weights, seed_mode)
        select text, array[current_club_date() + n / 2], '{1}', at, at + interval '1 day', at + interval '2 days',
          at + interval '3 days', at + interval '3 days', at + interval '3 days', '{"base": 4, "perMiss": 2, "perWin": 1, "least": 1, "max": 12, "tierFrom": 3}',
          '{"factors": {}, "winsWeeks": 8}', 'beacon'
        from ${given()}, lateral (select club_now() + n / 2 * interval '1 day' as at) x returning draw_idx)
      insert into audit (call, request_id, noun, record_idx) select 'test', '', 'draw', draw_idx from d`,
  },
  // In the draws of the example above.
  'drawPost.mine': {
    key: 'entryIdx',
    make: () => holder.club.sql`
      with e as (
        insert into draw_entry (draw_idx, member_idx, play_date, pseudonym, wishes, any_time, party_size, standby_if_lost,
          terms_idx, entry_hash, state, tickets, tier)
        select draw_idx, ${people.member.memberIdx}, play_dates[1], md5(draw_idx::text),
          '[{"ideal": "07:00", "earliest": "07:00", "latest": "08:00"}]', true, 4, false,
          (select min(terms_idx) from terms), repeat('a', 64), 'WITHDRAWN', 4, 0
        from draw returning entry_idx, entry_hash),
      r as (insert into draw_receipt (entry_idx, version, canonical, entry_hash) select entry_idx, 1, '', entry_hash from e)
      insert into audit (call, request_id, noun, record_idx) select 'test', '', 'draw-entry', entry_idx from e`,
  },
  // The draws of the example above.
  // One of them is a draft; the others get the contracts of the example below.
  'teamManage.forms': {
    key: 'formIdx',
    by: {
      state: ({ state }) =>
        ['SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED', 'DRAFT', 'WITHDRAWN'].indexOf(
          String(state),
        ),
    },
    make: () => holder.club.sql`
      with s as (
        insert into team_season (year, open_at, close_at, decide_by, limits)
        select year, club_now(), club_now() + interval '1 day', club_now() + interval '2 days', '{"perHour": 60}'
        from (values (2041), (2042)) v(year) returning season_idx, year),
      given as (
        select n, text, row_number() over (partition by text order by n) = 3 as is_draft from ${given()}),
      f as (
        insert into team_form (season_idx, state, team_name, cycle, wishes, teams, submitted_at, approved_wish, reason, memo)
        select season_idx, case when is_draft then 'DRAFT' else 'APPROVED' end, text, 'M1',
          '[{"weekType": "1", "weekday": "6", "hour": "07"}]', 3, case when not is_draft then club_now() - n / 2 * interval '1 day' end,
          case when not is_draft then 0 end, 'Yes', n::text
        from given join s on s.year = 2041 + n / 3 % 2 returning form_idx, season_idx, state, memo::int as n),
      p as (
        insert into team_person (form_idx, no, member_idx, office, season_idx, active)
        select form_idx, o.no, m.member_idx, o.office, season_idx, state = 'APPROVED' and n > 1
        from f cross join (values (1, 'PRESIDENT'), (2, 'SECRETARY')) o(no, office)
          join (select member_idx, row_number() over (order by member_idx) as at from member) m on m.at = f.n * 2 + o.no)
      insert into audit (call, ip, noun, record_idx) select 'test', '', 'team-form', form_idx from f`,
  },
  'teamManage.contracts': {
    key: 'contractIdx',
    by: { state: ({ state }) => ['ACTIVE', 'ENDED', 'TERMINATED'].indexOf(String(state)) },
    make: () => holder.club.sql`
      with c as (
        insert into team_contract (form_idx, season_idx, week_type, weekday, hour, weeks, months, teams, state, reason, ended_at)
        select form_idx, season_idx, '1', 6, 7, '{1}', '{5}', 3, case when memo::int > 1 then 'ACTIVE' else 'ENDED' end,
          case when memo::int < 2 then 'Over' end, case when memo::int < 2 then club_now() end
        from team_form where state = 'APPROVED' returning contract_idx)
      insert into audit (call, ip, noun, record_idx) select 'test', '', 'team-contract', contract_idx from c`,
  },
  'drawManage.list': { key: 'drawIdx', make: async () => {} },
  'drawManage.entries': {
    key: 'entryIdx',
    id: async () => {
      const [row] = await holder.club.sql<{ id: number }[]>`select min(draw_idx) as id from draw`
      return row!.id
    },
    // Entries are numbered in the order in which they are made here.
    by: { createdAt: ({ entryIdx }) => Number(entryIdx) },
    make: () => holder.club.sql`
      with e as (
        insert into draw_entry (draw_idx, member_idx, play_date, pseudonym, wishes, any_time, party_size, standby_if_lost,
          terms_idx, entry_hash, state, tickets, tier, place, created_at)
        select d.draw_idx, m.member_idx, d.play_dates[1], md5('entry ' || n),
          '[{"ideal": "07:00", "earliest": "07:00", "latest": "08:00"}]', true, 4, false,
          (select min(terms_idx) from terms), repeat('a', 64), 'LOST', 4, 0, 1 + n / 2, club_now() + n * interval '1 minute'
        from ${given()} join member m on m.id = 'member' || n
          join draw d on d.draw_idx = (select min(draw_idx) from draw) order by n
        returning entry_idx, entry_hash),
      r as (insert into draw_receipt (entry_idx, version, canonical, entry_hash) select entry_idx, 1, '', entry_hash from e)
      insert into audit (call, request_id, noun, record_idx) select 'test', '', 'draw-entry', entry_idx from e`,
  },
  // The entries of the member above.
  'standby.mine': { key: 'waitingIdx', make: async () => {} },
  // The coupons of the example above.
  'coupon.mine': { key: 'couponIdx', make: async () => {} },
  'inbox.mine': {
    key: 'messageIdx',
    make: () => holder.club.sql`
      insert into member_message (member_idx, kind, title, contents, sent_at)
      select ${people.member.memberIdx}, 'WELCOME', text, '', club_now() - n / 2 * interval '1 day' from ${given()}`,
  },
  'booking.mine': {
    query: 'when=past',
    key: 'bookingIdx',
    make: () => bookingsOn(['2026-12-08', '2026-12-09', '2026-12-10'], people.member),
  },
}

const isList = (call: Call): call is ListCall => 'list' in call
const LISTS = everyCall().flatMap(({ name, call }) => (isList(call) ? [{ name, call, ...EXAMPLES[name]! }] : []))
type List = (typeof LISTS)[number]

beforeAll(async () => {
  people.manager = await holder.club.manager({ isSSAdmin: true })
  people.member = await holder.club.member()
  for (const { make } of LISTS) await make()
  // What is counted already is in each total below.
  await settleRows(holder.club.sql)
})

const ask = async ({ call, query = '', id }: List, more: string) =>
  holder.club.send(
    `GET ${call.path.replace('{id}', String((await id?.()) ?? people.member.memberIdx))}?${query}&${more}`,
    undefined,
    call.access.who.startsWith('manager') || query.includes('scope') ? people.manager : people.member,
  )
async function read(list: List, more: string): Promise<z.output<typeof page>> {
  const answer = await ask(list, more)
  expect([answer.status, answer.result]).toEqual([200, true])
  return page.parse(answer.data)
}
async function whole(list: List, more: string, size: number): Promise<unknown[]> {
  const keys: unknown[] = []
  for (let page = 1; ; page++) {
    const { list: rows, total } = await read(list, `${more}&size=${size}&page=${page}`)
    keys.push(...rows.map((row) => row[list.key]))
    if (rows.length === 0) {
      expect(total).toBe(keys.length)
      return keys
    }
  }
}

/** A value that `<` orders as the database does: texts by code point, instants by time. */
function comparable(value: unknown): string | number | bigint | boolean | null {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value))
    return Temporal.Instant.from(value).epochNanoseconds
  return (value ?? null) as string | number | boolean | null
}

it('has an example of every list', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(LISTS.map(({ name }) => name).sort())
})

describe.each(LISTS)('$name', (list) => {
  const rules = list.call.list
  const directions = rules.sorts.flatMap((name) => [name, `-${name}`])

  it.each(directions)('is sorted by %s', async (sort) => {
    const name = sort.replace('-', '')
    const { list: rows } = await read(list, `sort=${sort}&size=100`)
    const values = rows.map((row) => comparable(list.by?.[name] ? list.by[name](row) : row[name]))
    expect(new Set(values).size).toBeGreaterThan(1)
    const isDown = sort !== name
    const nullsFirst = isDown && (list.nullsHighest?.includes(name) ?? false)
    const sorted = values.toSorted((a, b) => {
      if (a === b) return 0
      if (a === null || b === null) return (a === null) === nullsFirst ? -1 : 1
      return a < b === isDown ? 1 : -1
    })
    expect(values).toEqual(sorted)
  })

  it.each(directions)('neither repeats nor skips a row by %s', async (sort) => {
    const { list: rows, total } = await read(list, `sort=${sort}&size=100`)
    const keys = rows.map((row) => row[list.key])
    expect(keys).toHaveLength(total)
    expect(new Set(keys).size).toBe(total)
    expect(await whole(list, `sort=${sort}`, 2)).toEqual(keys)
  })

  it('is sorted by its own sort when none is named', async () => {
    const filters = Object.fromEntries(new URLSearchParams(list.query))
    const named = await whole(list, `sort=${rules.sort(filters)}`, 100)
    expect(await whole(list, '', 100)).toEqual(named)
    expect(await whole(list, 'sort=', 100)).toEqual(named)
  })

  it.each([
    'sort=passwordHash',
    'sort=constructor',
    'sort=--idx',
    'sort=name;drop',
    'size=0',
    'size=101',
    'page=0',
    'page=100001',
  ])('refuses %s', async (query) => {
    const { status, fail } = await ask(list, query)
    expect([status, fail.msgDetail]).toEqual([400, query.split('=')[0]])
  })

  it('takes at most 100 rows and 20 when no number is named', async () => {
    expect(await read(list, 'size=100')).toMatchObject({ page: 1, size: 100 })
    expect(await read(list, 'page=100000')).toMatchObject({ list: [], page: 100_000, size: 20 })
  })

  it.each(rules.hasKeyword ? [...PARTS, MARKED.toUpperCase()] : [])('finds %s as it is written', async (keyword) => {
    const { list: rows, total } = await read(list, `keyword=${encodeURIComponent(keyword)}`)
    expect([rows.length, total]).toEqual([1, 1])
    expect(JSON.stringify(rows[0]!)).toContain(JSON.stringify(MARKED).slice(1, -1))
  })
})
