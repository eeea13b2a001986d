import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const get = (url: string) => holder.club.app.inject({ url, headers: { host: 'club.example' } })
let cup = 0
let draft = 0

beforeAll(async () => {
  const { sql } = holder.club
  await sql`
    insert into notice (lang, title, contents, state, open_at, is_top) values
      ('en', 'Frost & <fog>', '', 'PUBLISHED', '2021-01-01T00:00:00Z', false),
      ('en', 'Pinned', '', 'PUBLISHED', '2022-01-01T00:00:00Z', true),
      ('ko', '서리', '', 'PUBLISHED', '2020-01-01T00:00:00Z', false),
      ('en', 'Later', '', 'SCHEDULED', '2098-01-01T00:00:00Z', false)`
  const rows = await sql<{ idx: number }[]>`
    insert into event (lang, title, contents, place, state, open_at, start_date, end_date) values
      ('en', 'Cup; of the club, 2026', '', 'Lake', 'PUBLISHED', '2020-01-01', '2026-12-30', '2026-12-31'),
      ('en', 'Draft', '', null, 'DRAFT', null, '2026-12-30', '2026-12-31') returning idx`
  ;[cup, draft] = rows.map(({ idx }) => idx) as [number, number]
})

describe('RSS', () => {
  it('has what visitors see, the latest first, in a language', async () => {
    const { headers, body } = await get('/notice.rss')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const titles = (xml: string) => [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)
    expect(titles(body)).toEqual(['Pinned', 'Frost &amp; &lt;fog&gt;'])
    expect(body).toContain('<link>http://club.example/community/notice/')
    expect(body).toContain('<pubDate>Fri, 01 Jan 2021 00:00:00 GMT</pubDate>')
    const korean = (await get('/notice.rss?lang=ko')).body
    expect(titles(korean)).toEqual(['서리'])
    expect(korean).toContain('<language>ko</language>')
    expect(titles((await get('/event.rss')).body)).toEqual(['Cup; of the club, 2026'])
  })

  it('ignores a language that the club does not have', async () => {
    for (const query of ['?lang=xx', '?lang=en&lang=ko'])
      expect((await get(`/notice.rss${query}`)).statusCode).toBe(200)
  })
})

describe('an event as a calendar file', () => {
  it('has its days, the last one included', async () => {
    const { headers, body, statusCode } = await get(`/community/event/${cup}.ics`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['content-disposition']).toBe(`attachment; filename="event-${cup}.ics"`)
    expect(body.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261230',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Cup\\; of the club\\, 2026',
        'LOCATION:Lake',
        `UID:event-${cup}@club.example`,
        `URL:http://club.example/community/event/${cup}`,
      ]),
    )
  })

  it.each([() => draft, () => 999_999, () => 0])('is not there for what visitors do not see', async (idx) => {
    expect((await get(`/community/event/${idx()}.ics`)).statusCode).toBe(404)
  })
})

it('is asked for again later while the site is stopped', async () => {
  await holder.club.sql`update site_state set state = 0`
  for (const path of ['/notice.rss', '/event.rss', `/community/event/${cup}.ics`])
    await expect.poll(async () => (await get(path)).statusCode).toBe(503)
  await holder.club.sql`update site_state set state = 1`
  await expect.poll(async () => (await get('/notice.rss')).statusCode).toBe(200)
})
