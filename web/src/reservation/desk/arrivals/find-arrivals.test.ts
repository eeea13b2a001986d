import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { expect, it } from 'vitest'
import { dueBetween, findArrivals, isCode } from './find-arrivals'

const group = (bookingNo: string, words: string[], more: object = {}) =>
  ({
    bookingNo,
    players: words.map((one) => ({ words: one })),
    phoneTail: '5678',
    state: 'EXPECTED',
    price: { total: 480_000 },
    marksPayments: true,
    ...more,
  }) as Arrival
const groups = [
  group('GC001-270304-0700-1', ['Kim Min-jun 김민준', '']),
  group('GC001-270304-0708-1', ['Lee Seo-yeon'], { phoneTail: '1111', state: 'FINISHED' }),
]
const found = (typed: string, shown: Parameters<typeof findArrivals>[2] = 'coming') =>
  findArrivals(groups, typed, shown).map(({ bookingNo }) => bookingNo.slice(13, 17))

it.each([
  ['', ['0700']],
  ['min-jun kim', ['0700']],
  ['김민준', ['0700']],
  ['5678', ['0700']],
  ['1111', ['0708']],
  ['0708-1', ['0708']],
  ['lee', ['0708']],
  ['kim min jun', ['0700']],
  ['김 민준', ['0700']],
  ['010-5550-5678', ['0700']],
  ['gc001 270304 0708', ['0708']],
  ['-', ['0700']],
  ['kim lee', []],
])('%j finds %j', (typed, times) => {
  expect(found(typed)).toEqual(times)
})

it('shows those on the course and those that are over on wish', () => {
  expect(found('', 'playing')).toEqual([])
  expect(found('', 'all')).toEqual(['0700', '0708'])
})

it.each([
  ['nothing was paid', {}, true],
  ['it was paid', { payment: { amount: 480_000 } }, false],
  ['the price rose since', { payment: { amount: 400_000 } }, true],
  ['the price fell since', { payment: { amount: 500_000 } }, false],
  ['it costs nothing', { price: { total: 0 } }, false],
  ['it is over', { state: 'FINISHED' }, true],
  ['it did not come', { state: 'NO_SHOW' }, false],
  ['the club marks no payments', { marksPayments: false }, false],
])('shows a group as unpaid where %s: %o, %s', (_, more, isUnpaid) => {
  expect(findArrivals([group('GC001-270304-0700-1', ['Kim'], more)], '', 'unpaid')).toHaveLength(isUnpaid ? 1 : 0)
})

it('knows a code', () => {
  expect(isCode(' CI.GC001.1.2.3.x ')).toBe(true)
  expect(isCode('CI')).toBe(false)
})

it('counts the groups to check in that tee off in a span of minutes', () => {
  const at = (date: string, time: string, state = 'EXPECTED') => group('B', ['Kim'], { date, time, state })
  const due = [at('2027-03-04', '07:00'), at('2027-03-04', '07:30', 'ARRIVED')]
  const others = [
    at('2027-03-04', '06:59'),
    at('2027-03-04', '07:31'),
    at('2027-03-04', '07:08', 'CHECKED_IN'),
    at('2027-03-05', '07:08'),
  ]
  expect(dueBetween([...due, ...others], '2027-03-04 07:00', '2027-03-04 07:30')).toBe(2)
  expect(dueBetween([at('2027-03-05', '00:10')], '2027-03-04 23:50', '2027-03-05 00:20')).toBe(1)
})
