import type { AddressInfo } from 'node:net'
import { everyCall } from '@clubhouse/contract'
import { isInPath } from '@clubhouse/contract/call'
import { exportedOf, exportOf } from '@clubhouse/contract/list'
import { streamXlsxRows } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
const LISTS = everyCall().flatMap(({ exports }) => (exports ? [exports] : []))
const FORMULA = `=HYPERLINK("http://elsewhere.example","Kim")`
let boss: Manager

beforeAll(async () => {
  boss = await holder.club.manager({ isSSAdmin: true })
  await holder.club.sql`
    insert into member (id, password_hash, name, email, phone_no, member_type, state, member_no, created_at, last_login_at)
    select 'export' || n, '', case n when 1 then ${FORMULA} when 2 then '@SUM(1)' else 'Person ' || n end, '',
      '+82 10-5550-0190', '10', 'ACTIVE', 'X-' || n, '2026-11-01T00:30:00Z'::timestamptz + n * interval '1 minute',
      case when n > 1 then '2026-11-01T15:30:00Z'::timestamptz end
    from generate_series(1, 2300) n`
  await holder.club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, next_at, useful_until)
    values ('WELCOME', 'kim@example.com', 'en', 'Welcome', '', '', club_now(), club_now())`
  await holder.club.sql`
    insert into faq (lang, category, title, contents, state, open_at) values
      ('en', 'QUESTION', ${FORMULA}, '<p>Yes &amp; no</p><p>Well</p>', 'PUBLISHED', club_now()),
      ('en', 'QUESTION', 'Draft', '<p>Later</p>', 'DRAFT', null)`
  await holder.club.sql`
    with f as (insert into file (key, name, size, mime, sha256, is_private, noun)
      values (gen_random_uuid(), 'a.png', 1, 'image/png', '', false, 'banner') returning file_idx),
    b as (insert into banner (banner_name, state) values ('@SUM(1)', 'DRAFT') returning idx)
    insert into post_file (noun, idx, place, file_idx) select 'banner', idx, 'image', file_idx from b, f`
})

beforeAll(async () => {
  await holder.club.sql`
    insert into desk_device (name, secret_hash, paired_by) values ('Starter’s tablet', '', ${boss.adminIdx})`
  await holder.club.sql`
    insert into reference (lang, title, contents, state) values ('en', 'Local rules', '<p>Water on 7.</p>', 'DRAFT')`
  await holder.club.sql`
    insert into notice (lang, title, contents, is_top, state) values ('en', 'Frost', '<p>Late start.</p>', true, 'DRAFT')`
  await holder.club.sql`
    insert into event (lang, title, contents, start_date, end_date, place, state, open_at) values
      ('en', 'Autumn cup', '', '2026-11-07', '2026-11-08', 'Lake', 'PUBLISHED', club_now()),
      ('en', 'Winter cup', '', '2027-01-09', '2027-01-09', 'Pine', 'DRAFT', null)`
  await holder.club.sql`
    with o as (insert into outlet (name) values ('{"en": "Grill"}') returning outlet_idx)
    insert into fnb_menu (outlet_idx, lang, category, name, price, state, open_at)
    select outlet_idx, 'en', 'NOODLES', 'Cold noodles', 14000, 'PUBLISHED', club_now() from o`
  await holder.club.sql`
    insert into hof (kind, date, course_idx, player_name) select 'EAGLE', '2026-11-01', min(course_idx), '{"en": "Kim"}' from course`
  await holder.club.sql`
    insert into lost_item (kind, title, found_date, found_place, keep_until)
    values ('KEY', '{"en": "Car key"}', '2026-11-01', '{"en": "Car park"}', '2026-12-01')`
  await holder.club.sql`
    insert into lost_report (member_idx, kind, title, lost_date) select min(member_idx), 'KEY', 'My key', '2026-11-01' from member`
  await holder.club.sql`
    with k as (insert into coupon_kind (kind, name) values ('CART', '{"en": "Free cart"}') returning kind_idx)
    insert into coupon (kind_idx, member_idx, kind, name, day_classes, parts, min_players, valid_from, valid_to, reason)
    select kind_idx, (select min(member_idx) from member), 'CART', '{"en": "Free cart"}', '{}', '{}', 1, '2026-11-01', '2026-12-01', ''
    from k`
  await holder.club.sql`
    insert into inquiry (member_idx, type, title, contents)
    select min(member_idx), 'QUESTION', ${FORMULA}, 'May I rent a locker?' from member`
  await holder.club.sql`
    with s as (
      insert into team_season (year, open_at, close_at, decide_by, limits)
      select 2040, club_now(), club_now() + interval '1 day', club_now() + interval '2 days', '{"perHour": 60}' returning season_idx),
    f as (
      insert into team_form (season_idx, state, team_name, cycle, wishes, teams)
      select season_idx, 'DRAFT', ${FORMULA}, 'M1', '[{"weekType": "1", "weekday": "6", "hour": "07"}]', 3 from s returning form_idx, season_idx),
    p as (
      insert into team_person (form_idx, no, member_idx, office, season_idx, active)
      select form_idx, o.no, o.member_idx, o.office, season_idx, false
      from f, (select 1 as no, min(member_idx) as member_idx, 'PRESIDENT' as office from member
        union all select 2, max(member_idx), 'SECRETARY' from member) o)
    insert into audit (call, ip, noun, record_idx) select 'test', '', 'team-form', form_idx from f`
  await holder.club.sql`
    insert into ip_block (ip, from_ip, to_ip, scope, reason) values ('192.0.2.7', '192.0.2.7', '192.0.2.7', 'SITE', 'Attacks')`
  await holder.club.sql`
    insert into section (page, kind, heading, body, state) values ('club', 'TEXT', '{"en": "Hello"}', '{}', 'DRAFT')`
  await holder.club
    .sql`insert into template (name, day_types, from_day, to_day) values ('Winter', '{WD}', '12-01', '02-28')`
})

let drawIdx: string
beforeAll(async () => {
  const [draw] = await holder.club.sql<{ drawIdx: number }[]>`
    with d as (
      insert into draw (title, play_dates, parts, open_at, close_at, draw_at, publish_at, release_until, settle_at, ruleset, weights,
        seed_mode)
      select 'Weekend', '{2026-12-05}', '{1}', now(), now() + interval '1 day', now() + interval '2 days', now() + interval '3 days',
        now() + interval '3 days', now() + interval '3 days', '{"base": 4, "perMiss": 2, "perWin": 1, "least": 1, "max": 12, "tierFrom": 3}',
        '{"factors": {}, "winsWeeks": 8}', 'beacon' returning draw_idx),
    e as (
      insert into draw_entry (draw_idx, member_idx, play_date, pseudonym, wishes, any_time, party_size, standby_if_lost, terms_idx,
        entry_hash, state, tickets, tier)
      select draw_idx, (select min(member_idx) from member), '2026-12-05', repeat('a', 32),
        '[{"ideal": "07:00", "earliest": "07:00", "latest": "08:00"}]', true, 4, false, (select min(terms_idx) from terms),
        repeat('b', 64), 'WITHDRAWN', 4, 0 from d returning entry_idx, entry_hash),
    r as (insert into draw_receipt (entry_idx, version, canonical, entry_hash) select entry_idx, 1, '', entry_hash from e),
    a as (
      insert into audit (call, request_id, noun, record_idx)
      select 'test', '', 'draw', draw_idx from d union all select 'test', '', 'draw-entry', entry_idx from e)
    select draw_idx from d`
  drawIdx = String(draw!.drawIdx)
})

beforeAll(async () => {
  await holder.club.sql`
    with e as (
      insert into standby_entry (member_idx, date, hours, party_size, notice_hours, auto, state)
      select min(member_idx), '2026-12-01', '{07}', 4, 12, false, 'W' from member where id like 'export%' returning waiting_idx)
    insert into audit (call, request_id, noun, record_idx) select 'test', '', 'standby', waiting_idx from e`
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, reason)
    select min(member_idx), 'W2', 'SERVED', '2026-06-01', '2026-07-30', ${FORMULA} from member where id like 'export%'`
  const [slot] = await holder.club.day('2026-12-09', { slots: 1 })
  const price = holder.club.sql.json({ currency: 'KRW', rows: [], total: 0 })
  await holder.club.sql`
    with b as (
      insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, state, holes, cart,
        caddie, price, terms_idx, names_due_at, free_cancel_until)
      select 'E1', ${slot!}, '{0}', min(member_idx), '2026-12-09', '1', 'WEEKDAY', 1, 'CX', '18', true, true, ${price}, 1,
        club_now(), club_now() from member where id like 'export%' returning booking_idx)
    , p as (insert into booking_player (booking_idx, no, kind, play_date, part, active)
      select booking_idx, 1, 'TBD', '2026-12-09', '1', false from b)
    insert into audit (call, request_id, noun, record_idx) select 'test', '', 'booking', booking_idx from b`
})

async function download(path: string, as?: Manager) {
  const headers = as && { authorization: `Bearer ${as.token}` }
  return holder.club.app.inject({ method: 'GET', url: `/hp/api${path}`, headers })
}

async function rowsOf(path: string): Promise<unknown[][]> {
  const response = await download(path, boss)
  expect([response.statusCode, response.headers['content-length']]).toEqual([200, `${response.rawPayload.length}`])
  const rows: unknown[][] = []
  for await (const { values } of streamXlsxRows(response.rawPayload)) rows.push(values)
  return rows
}

it('has the rows of every page, filtered and sorted as the list', async () => {
  const rows = await rowsOf('/download/members?keyword=X-&sort=-createdAt')
  expect(rows[0]!.slice(0, 5)).toEqual(['Name', 'ID', 'Number', 'Type', 'Status'])
  expect(rows).toHaveLength(2301)
  expect(rows.slice(1).map((row) => row[1])).toEqual(Array.from({ length: 2300 }, (_, i) => `export${2300 - i}`))
  expect(await rowsOf('/download/members?keyword=Person 231&state=BLOCKED')).toHaveLength(1)
})

it('writes texts, codes, states and times as the manager reads them', async () => {
  const [heads, row] = await rowsOf('/download/members?keyword=X-2300')
  const read = Object.fromEntries(heads!.map((head, i) => [head, row![i]]))
  expect(read).toMatchObject({ Name: 'Person 2300', Number: 'X-2300', Type: 'Full member', Status: 'Active' })
  // 1 November 15:30 in UTC is half past midnight in Seoul.
  expect(read['Last login']).toEqual(new Date('2026-11-02T00:30:00Z'))
  const [korean, person] = await rowsOf('/download/members?keyword=X-2300&textLang=ko')
  expect([korean![0], korean![3], person![3]]).toEqual(['이름', '회원 유형', '정회원'])
  await holder.club.sql`update member set other_name = '김사람' where member_no = 'X-2299'`
  const [, named] = await rowsOf('/download/members?keyword=X-2299&textLang=ko')
  expect([named![0], named!.at(-1)]).toEqual(['김사람', 'Person 2299'])
})

it('keeps what looks like a formula as a text', async () => {
  const rows = await rowsOf('/download/members?keyword=X-&sort=createdAt')
  expect([rows[1]![0], rows[2]![0], rows[1]![7]]).toEqual([FORMULA, '@SUM(1)', '+82 10-5550-0190'])
  const { rawPayload } = await download('/download/members?keyword=X-1', boss)
  const { readXlsx } = await import('hucre/xlsx')
  const book = await readXlsx(rawPayload)
  const cells = [...(book.sheets[0]!.cells?.values() ?? [])]
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([])
})

it('is written down with its filters and the number of rows, and without what was searched', async () => {
  await rowsOf('/download/members?keyword=X-2300')
  const [row] = await holder.club.sql<{ after: unknown; recordIdx: number }[]>`
    select record_idx, after from audit where call = 'memberManage.listExport' order by audit_idx desc limit 1`
  expect(row).toEqual({ recordIdx: 950100, after: { keyword: '~', rows: 1 } })
})

it('ends with the connection of a reader who cancels it, and says so', async () => {
  await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = holder.club.app.server.address() as AddressInfo
  const reader = new AbortController()
  const headers = { authorization: `Bearer ${boss.token}` }
  const path = `http://127.0.0.1:${port}/hp/api/download/members?keyword=X-&sort=id`
  // The session is known now; looking for it would wait for the lock too.
  await rowsOf('/download/members?keyword=X-2300')
  await holder.club.sql.begin(async (sql) => {
    await sql`lock table member in access exclusive mode`
    const closed = new Promise<void>((resolve) => {
      holder.club.app.server.once('request', (_, response) => response.once('close', resolve))
    })
    const answer = fetch(path, { headers, signal: reader.signal })
    await waitsForMembers()
    reader.abort()
    await expect(answer).rejects.toThrow('abort')
    await closed
  })
  const logged = async () => {
    const [row] = await holder.club.sql<{ after: unknown; adminIdx: number }[]>`
      select admin_idx, after from audit where call = 'memberManage.listExport' and after ->> 'sort' = 'id'`
    return row
  }
  await expect.poll(logged).toEqual({
    adminIdx: boss.adminIdx,
    after: { keyword: '~', sort: 'id', rows: 1000, state: 'CANCELLED' },
  })
})

/** Until a statement waits for the table that the test has locked. */
const waitsForMembers = () =>
  expect
    .poll(async () => {
      const rows = await holder.club.sql`
        select from pg_locks where not granted and relation = 'member'::regclass
          and database = (select oid from pg_database where datname = current_database())`
      return rows.length
    })
    .toBeGreaterThan(0)

it('has the unpublished questions for their editors, answers without markup, and nothing for visitors', async () => {
  const [, ...all] = await rowsOf('/download/faqs?scope=admin&sort=title')
  expect(all.map(([title, answer]) => [title, answer])).toEqual([
    [FORMULA, 'Yes & no\nWell'],
    ['Draft', 'Later'],
  ])
  expect(await rowsOf('/download/faqs')).toHaveLength(2)
  expect((await download('/download/faqs')).statusCode).toBe(401)
})

it('has the days and places of events, and which notices are pinned, with drafts for their editors', async () => {
  const [heads, ...cups] = await rowsOf('/download/events?scope=admin&sort=startDate')
  expect(heads).toContain('First day')
  expect(cups).toEqual([
    expect.arrayContaining(['Autumn cup', 'Lake', 'Published']),
    expect.arrayContaining(['Winter cup', 'Pine', 'Draft']),
  ])
  const [, frost] = await rowsOf('/download/notices')
  expect(frost).toEqual(expect.arrayContaining(['Frost', 'Draft']))
})

/** As in the specification. */
const NAMES = [
  'admins',
  'ip-blocks',
  'notices',
  'references',
  'events',
  'faqs',
  'banners',
  'fnb-menus',
  'inquiries',
  'members',
  'bookings',
  'starter-sheet',
  'waitings',
  'draws',
  'draw-entries',
  'team-forms',
  'penalties',
  'coupons',
  'ledger',
  'lost-items',
  'hof',
  'audit',
  'outbox',
]

it('has one path with a name for each list, and knows no other name', async () => {
  const paths = LISTS.map(({ call }) => exportOf(call).path)
  expect(new Set(paths).size).toBe(paths.length)
  // The starter's sheet is written by a call of its own.
  const every = everyCall().map(({ call }) => call.path)
  expect(every).toEqual(expect.arrayContaining(NAMES.map((name) => `/download/${name}`)))
  for (const name of ['passwords', 'admin', '..%2Fmembers'])
    expect((await download(`/download/${name}`, boss)).statusCode).toBe(404)
})

it('is refused like the list itself', async () => {
  const other = await holder.club.manager({ rights: { '910000': 'R', '910600': 'R' } })
  expect((await download('/download/members')).statusCode).toBe(401)
  expect((await download('/download/members', other)).statusCode).toBe(403)
  for (const query of ['sort=passwordHash', 'state=LEFT', 'textLang=xx']) {
    const response = await download(`/download/members?${query}`, boss)
    expect([response.statusCode, response.json().fail.msgDetail]).toEqual([400, query.split('=')[0]])
  }
})

it('is refused with the field that the list itself finds wrong, and is not written down then', async () => {
  const query = 'from=2000-01-01'
  expect((await holder.club.send(`GET /dashboard/days?${query}`, undefined, boss)).fail.msgDetail).toBe('from')
  const response = await download(`/download/days?${query}`, boss)
  expect([response.statusCode, response.json().fail.msgDetail]).toEqual([400, 'from'])
  expect(
    await holder.club.sql`select from audit where call = 'dashboard.byDayExport' and after ->> 'from' = '2000-01-01'`,
  ).toHaveLength(0)
})

describe.each(LISTS)('the export of $name', ({ call }) => {
  it('is offered to managers with a right on its menu', () => {
    expect(exportOf(call).access).toMatchObject({ who: 'manager', menu: expect.any(String), right: 'R' })
  })

  it.each(['en', 'ko'])(
    'has the number of rows of the list, and a heading in %s above each column',
    async (textLang) => {
      const query = {
        ...(call.path === '/manage/i18n' && { lang: 'ko' }),
        ...(isInPath(call, 'drawIdx') && { drawIdx }),
      }
      const { data } = await holder.club.ask(call, query, boss)
      const total = z
        .union([
          z.array(z.unknown()).transform((rows) => rows.length),
          z.object({ total: z.int() }).transform((page) => page.total),
        ])
        .parse(data)
      const [heads, ...rows] = await rowsOf(`${exportOf(call).path}?${new URLSearchParams({ ...query, textLang })}`)
      expect(rows).toHaveLength(total)
      expect(total).toBeGreaterThan(0)
      expect(heads).toHaveLength(Object.keys(exportedOf(call)!).length)
      for (const head of heads!) expect(head).not.toMatch(/^$|^[\w-]+\.[A-Z_]+$/)
    },
  )
})
