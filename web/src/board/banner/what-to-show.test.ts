import { describe, expect, it } from 'vitest'
import { type BannerData, bannerState, detailOf, type Situation } from './what-to-show'
import { isWorthAsking } from './worth-asking'

const banner = (idx: number, changes: object = {}) => ({
  idx,
  bannerName: `Banner ${idx}`,
  layerFile: `/hp/api/files/${idx}/a.webp`,
  link: '/reservation',
  seeDetail: true,
  todayClose: true,
  windowOpen: false,
  progress: true,
  devicePc: true,
  deviceMobile: true,
  ...changes,
})
const terms = (termsIdx: number) => ({
  termsIdx,
  title: 'Terms',
  clubName: 'Club',
  effectiveDate: '2026-12-01',
  telNo: '',
})

const DATA: BannerData = {
  terms: [terms(1), terms(2)],
  banner: [
    banner(1),
    banner(2, { progress: false }),
    banner(3, { devicePc: false }),
    banner(4, { deviceMobile: false }),
  ],
}
const HOME: Situation = {
  siteState: 1,
  menu: { isMainPage: true, isExistBanner: true },
  isPhone: false,
  dismissed: new Set(),
  closed: new Set(),
  isHolding: false,
}
const shown = (changes: Partial<Situation> = {}) => {
  const { showTermsBanner, showDefaultBanner, bannerData } = bannerState(DATA, { ...HOME, ...changes })
  const { terms, banner } = bannerData
  return [showTermsBanner, terms.map((one) => one.termsIdx), showDefaultBanner, banner.map((one) => one.idx)]
}

describe('what the popup shows', () => {
  it.each<[string, Partial<Situation>, number[], number[]]>([
    ['on a main page', {}, [1, 2], [1, 4]],
    ['on a phone', { isPhone: true }, [1, 2], [1, 3]],
    ['on another page with banners', { menu: { isMainPage: false, isExistBanner: true } }, [], [1, 4]],
    ['on a main page without banners', { menu: { isMainPage: true, isExistBanner: false } }, [1, 2], []],
    ['on a page without either', { menu: { isMainPage: false, isExistBanner: false } }, [], []],
    ['outside of the menu', { menu: undefined }, [], []],
    ['while the site is stopped', { siteState: 0 }, [], []],
    ['while the site is closed', { siteState: 2 }, [], []],
    ['while nobody knows the state', { siteState: undefined }, [], []],
    ['after one of each was closed for today', { dismissed: new Set(['t1', 'b4']) }, [2], [1]],
    ['after all were closed for today', { dismissed: new Set(['t1', 't2', 'b1', 'b4']) }, [], []],
    ['after the terms were closed', { closed: new Set(['terms'] as const) }, [], [1, 4]],
    ['after the banners were closed', { closed: new Set(['banner'] as const) }, [1, 2], []],
    ['over a running hold', { isHolding: true }, [], []],
  ])('%s', (_, changes, wantedTerms, wantedBanners) => {
    expect(shown(changes)).toEqual([wantedTerms.length > 0, wantedTerms, wantedBanners.length > 0, wantedBanners])
  })
})

describe('asking for it', () => {
  it.each<[Partial<Situation>, boolean]>([
    [{}, true],
    [{ siteState: 2 }, false],
    [{ menu: undefined }, false],
    [{ menu: { isMainPage: false, isExistBanner: false } }, false],
    [{ closed: new Set(['terms'] as const) }, true],
    [{ closed: new Set(['terms', 'banner'] as const) }, false],
    [{ closed: new Set(['banner'] as const), menu: { isMainPage: false, isExistBanner: true } }, false],
  ])('with %o: %s', (changes, expected) => {
    expect(isWorthAsking({ ...HOME, ...changes })).toBe(expected)
  })
})

describe('the link of "see detail"', () => {
  it.each([
    ['/community/notice/3', '/community/notice/3'],
    ['/', '/'],
    ['https://example.com/a', 'https://example.com/a'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', undefined],
    ['JAVASCRIPT:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/\t/evil.example', undefined],
    ['https:///evil.example', undefined],
    ['evil.example', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j leads to %j', (link, expected) => {
    expect(detailOf({ link, seeDetail: true })).toBe(expected)
  })

  it('is not there unless the banner has one', () => {
    expect(detailOf({ link: '/guide', seeDetail: false })).toBeUndefined()
  })
})
