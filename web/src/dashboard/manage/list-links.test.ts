import { expect, test } from 'vitest'
import { KEY_FIGURES, listOf, numberOf, OTHER_FIGURES, rateOf, signed } from './list-links'

const DAYS = { from: '2026-12-01', to: '2026-12-02' }

test.each([
  ['views', '/ishm/figures?from=2026-12-01&to=2026-12-02'],
  ['joined', '/ishm/member/list?joinedFrom=2026-12-01&joinedTo=2026-12-02'],
  ['left', '/ishm/member/list?leftFrom=2026-12-01&leftTo=2026-12-02'],
  ['made', '/ishm/reservation/bookings?madeFrom=2026-12-01&madeTo=2026-12-02'],
  ['cancelled', '/ishm/reservation/bookings?cancelledFrom=2026-12-01&cancelledTo=2026-12-02'],
  ['late', '/ishm/reservation/bookings?cancelledFrom=2026-12-01&cancelledTo=2026-12-02&state=CL'],
  ['noShow', '/ishm/reservation/bookings?from=2026-12-01&to=2026-12-02&state=NS'],
  ['played', '/ishm/reservation/bookings?from=2026-12-01&to=2026-12-02&state=PL'],
  ['fill', '/ishm/figures?from=2026-12-01&to=2026-12-02'],
  ['leadDays', '/ishm/reservation/bookings?madeFrom=2026-12-01&madeTo=2026-12-02'],
] as const)('%s leads to %s', (figure, path) => {
  expect(listOf(figure, DAYS)).toBe(path)
})

test('numbers of menus that the manager cannot read are none', () => {
  const all = [...KEY_FIGURES, ...OTHER_FIGURES]
  const readable = all.filter((figure) => numberOf(figure, { ...DAYS, views: 0 }) !== undefined)
  expect(readable).toEqual(['views'])
  const bookings = { made: 1, cancelled: 2, late: 3, noShow: 4, played: 5 }
  const known = { bookings, fill: { taken: 1, total: 3 }, leadDays: 2.5 }
  expect(Object.fromEntries(all.map((figure) => [figure, numberOf(figure, known)]))).toEqual({
    fill: 33,
    made: 1,
    cancelled: 2,
    noShow: 4,
    played: 5,
    late: 3,
    leadDays: 2.5,
    views: undefined,
    joined: undefined,
    left: undefined,
  })
})

test('a day without tee times has no fill rate', () => {
  expect([rateOf({ taken: 0, total: 0 }), rateOf(null), rateOf({ taken: 2, total: 3 })]).toEqual([
    undefined,
    undefined,
    67,
  ])
})

test.each([
  [3, 1, '+2'],
  [1, 3, '−2'],
  [2, 2, '±0'],
  [2.3, 2, '+0.3'],
])('%d after %d is %s', (now, before, said) => {
  expect(signed(now, before, String)).toBe(said)
})
