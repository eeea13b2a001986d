import { describe, expect, it } from 'vitest'
import { reportOf, viewOf } from './rules.ts'

const HOST = 'greenhill.example'
const BROWSER = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' }

describe('a page view', () => {
  it.each([
    ['/', '/'],
    ['/reservation?date=2026-12-02&find=weekends', '/reservation'],
    ['/community/notice/21', '/community/notice/21'],
    ['/_root.data', '/'],
    ['/community.data?_routes=root', '/community'],
    ['/club#reach', '/club'],
  ])('of %s is reported as %s', (url, path) => {
    expect(viewOf(url, BROWSER, HOST)).toEqual({ path })
  })

  it.each(['/ishm', '/ishm/member/list/7', '/mypage', '/login/find-id-result?id=x', '/signup/auth', '/error'])(
    'of %s is not reported',
    (url) => {
      expect(viewOf(url, BROWSER, HOST)).toBeUndefined()
    },
  )

  it.each<[string, Record<string, string>]>([
    ['asks not to be tracked', { dnt: '1' }],
    ['asks not to be sold', { 'sec-gpc': '1' }],
    ['fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['fetches ahead, in older words', { purpose: 'prefetch' }],
    ['is a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('is not reported when the browser %s', (_, headers) => {
    expect(viewOf('/', { ...BROWSER, ...headers }, HOST)).toBeUndefined()
  })

  it('has the host that led here, without path or query, where it is another', () => {
    const from = (referer: string) => viewOf('/', { ...BROWSER, referer }, HOST)
    expect(from('https://search.naver.com/search.naver?query=kim')).toEqual({ path: '/', referrer: 'search.naver.com' })
    expect(from(`https://${HOST}/mypage`)).toEqual({ path: '/' })
    expect(from('nonsense')).toEqual({ path: '/' })
  })
})

it('a report has no more events than are taken, and nothing about visitors', () => {
  const views = Array.from({ length: 30 }, (_, i) => ({ path: `/${i}`, referrer: i ? undefined : 'm.example' }))
  const report = reportOf(views, { club: 'GC001', origin: 'https://a.example', day: '2026-12-02' })
  expect(report.events).toHaveLength(25)
  expect(report.events[0]).toEqual({
    name: 'page_view',
    params: {
      page_location: 'https://a.example/0',
      page_referrer: 'https://m.example/',
      session_id: '20261202',
      engagement_time_msec: 1,
    },
  })
  expect(Object.keys(report)).toEqual(['client_id', 'consent', 'events'])
})
