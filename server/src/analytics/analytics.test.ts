import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AnalyticsServer, openAnalyticsServer } from '../../test/analytics-server.ts'
import { TestClub } from '../../test/club.ts'
import { PageViews } from './page-views.ts'

type Fields = InputOf<typeof contract.analytics.change>
let source: AnalyticsServer
let club: TestClub
let views: PageViews

const ORIGIN = 'https://greenhill.example'
const RIGHTS = { '910000': 'R', '910500': 'RU' }
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1' }

beforeAll(async () => {
  source = await openAnalyticsServer()
  club = await TestClub.open(1000, undefined, undefined, { ANALYTICS_URL: source.url })
  views = new PageViews(club.platform)
})
afterAll(async () => {
  await views.stop()
  await club.close()
  await source.close()
  expect(source.wrong).toEqual([])
})

const manager = () => club.manager({ rights: RIGHTS })
const read = async () => (await club.ask(contract.analytics.read, {}, await manager())).data
const put = async (body: Fields, as?: { token: string }) =>
  club.ask(contract.analytics.change, body, as ?? (await manager()))
const change = async (body: Omit<Fields, 'version'>) => put({ version: (await read()).version, ...body })
const visit = (url: string, headers: Record<string, string> = {}) =>
  views.note({ url, headers: { ...BROWSER, ...headers } }, ORIGIN)

beforeEach(async () => {
  source.answer()
  await change({ gaId: '' })
  await views.renew()
  source.reports.length = 0
})

describe('PUT /site/analytics', () => {
  it('keeps the id and the secret, and never answers the secret', async () => {
    const { data } = await change({ gaId: 'G-ABC123DEF4', gaSecret: 'hush_hush' })
    expect(data).toMatchObject({ gaId: 'G-ABC123DEF4', hasSecret: true, sentAt: null, failure: null })
    expect(JSON.stringify(await read())).not.toContain('hush')
    const [row] = await club.sql<{ sealedSecret: string }[]>`select sealed_secret from analytics`
    expect(row!.sealedSecret).not.toContain('hush')
    expect((await change({ gaId: 'G-OTHER1' })).data).toMatchObject({ gaId: 'G-OTHER1', hasSecret: true })
    expect((await change({ gaId: '' })).data).toMatchObject({ gaId: '', hasSecret: false })
  })

  it('refuses an id without a secret, other ids, and who saves on top of something else', async () => {
    expect(await change({ gaId: 'G-ABC123DEF4' })).toMatchObject({
      status: 400,
      body: { fail: { msgDetail: 'gaSecret' } },
    })
    expect((await change({ gaId: 'UA-12345-1', gaSecret: 'x' })).status).toBe(400)
    expect((await change({ gaId: 'G-ABC123', gaSecret: 'x y' })).status).toBe(400)
    const { version } = await read()
    expect((await put({ version: version - 1, gaId: '' })).fail).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('is for managers who may change external services, and shows them who changed what', async () => {
    const reader = await club.manager({ rights: { '910000': 'R', '910500': 'R' } })
    expect((await put({ version: 1, gaId: '' }, reader)).status).toBe(403)
    const info = await club.manager({ rights: { '910000': 'R', '910200': 'RU' } })
    expect((await club.ask(contract.analytics.read, {}, info)).status).toBe(403)
    await change({ gaId: 'G-ABC123', gaSecret: 'secret' })
    const [row] = await club.sql<{ clubIdx: number }[]>`select club_idx from club`
    const { data } = await club.ask(contract.analytics.analyticsHistory, { recordIdx: row!.clubIdx }, reader)
    expect(data.list[0]!.changes).toEqual([{ field: 'gaId', before: null, after: 'G-ABC123', isKept: true }])
  })
})

describe('reports of page views', () => {
  const begin = async () => {
    await change({ gaId: 'G-ABC123DEF4', gaSecret: 'hush_hush' })
    await views.renew()
  }

  it('are not sent by default', async () => {
    visit('/')
    await views.flush()
    expect(source.reports).toEqual([])
  })

  it('name pages, and nothing about visitors', async () => {
    await begin()
    visit('/reservation?date=2026-12-02', { cookie: 'lang=ko; x=1', 'x-forwarded-for': '203.0.113.7' })
    visit('/club', { referer: 'https://search.naver.com/search.naver?query=greenhill' })
    visit('/mypage')
    visit('/', { dnt: '1' })
    visit('/', { 'sec-gpc': '1' })
    await views.flush()
    expect(source.reports).toHaveLength(1)
    const [{ query, body, headers }] = source.reports as [AnalyticsServer['reports'][number]]
    expect(query).toEqual({ measurement_id: 'G-ABC123DEF4', api_secret: 'hush_hush' })
    expect(body.client_id).toBe('club.GC001')
    expect(body.events.map(({ params }) => [params.page_location, params.page_referrer])).toEqual([
      [`${ORIGIN}/reservation`, undefined],
      [`${ORIGIN}/club`, 'https://search.naver.com/'],
    ])
    const whole = JSON.stringify([body, headers])
    for (const secret of ['203.0.113.7', 'Safari', 'lang=ko', 'query=greenhill', '2026-12-02'])
      expect(whole).not.toContain(secret)
    expect(await read()).toMatchObject({ sentAt: expect.any(String), failure: null })
  })

  it('are sent in batches of 25, and no more than 500 wait', async () => {
    await begin()
    for (let i = 0; i < 520; i++) visit(`/community/notice/${i}`)
    await views.flush()
    expect(source.reports.map(({ body }) => body.events.length)).toEqual(Array(20).fill(25))
  })

  it('end when the id is taken away, in a process that hears of it', async () => {
    await begin()
    await change({ gaId: '' })
    await expect
      .poll(async () => {
        source.reports.length = 0
        visit('/')
        await views.flush()
        return source.reports.length
      })
      .toBe(0)
  })

  it.each<[string, Parameters<AnalyticsServer['answer']>[0], RegExp]>([
    ['cuts the connection', (response) => response.destroy(), /other side closed|hang up|ECONNRESET/],
    ['answers 500', (response) => response.writeHead(500).end(), /answered 500/],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), /redirect/],
  ])('pause when the service %s, and the screen says why', async (_, how, why) => {
    await begin()
    source.answer(how)
    visit('/')
    await views.flush()
    expect(await read()).toMatchObject({ failedAt: expect.any(String), failure: expect.stringMatching(why) })
    source.answer()
    source.reports.length = 0
    visit('/club')
    await views.flush()
    expect(source.reports).toEqual([])
    // A change of the settings ends the pause, as its minute does.
    await begin()
    visit('/club')
    await views.flush()
    expect(source.reports).toHaveLength(1)
    expect(await read()).toMatchObject({ failedAt: null, failure: null })
  })
})
