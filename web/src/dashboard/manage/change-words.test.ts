import type { Figures } from '@clubhouse/contract/dashboard'
import { expect, test } from 'vitest'
import { changeOf, isEmpty } from './change-words'

const NONE = { made: 0, cancelled: 0, late: 0, noShow: 0, played: 0 }
const figures = (more: Partial<Figures>): Figures => ({
  from: '2026-11-01',
  to: '2026-11-02',
  isByHour: true,
  views: 8,
  bookings: NONE,
  fill: { taken: 1, total: 4 },
  ...more,
})
const made = (count: number) => ({ bookings: { ...NONE, made: count } })

test.each([
  [0, true, 12, 'MORE_DAY', 12],
  [1, true, 12, 'MORE_WEEK', 12],
  [2, true, 12, 'MORE_MONTH', 12],
  [4, true, 12, 'MORE_YEAR', 12],
  [3, false, 12, 'MORE_WHOLE', 12],
  [2, false, 12, 'MORE_WHOLE', 12],
  [2, true, -3, 'FEWER_MONTH', 3],
  [2, true, 0, 'SAME_MONTH', 0],
])('in period %i (by the hour: %j) %i more are %s', (period, isByHour, more, text, change) => {
  expect(changeOf('made', figures(made(20 + more)), { period, before: figures({ isByHour, ...made(20) }) })).toEqual({
    text: `dashboard.${text}`,
    change,
  })
})

test.each([
  [2, 'HIGHER_MONTH', 25],
  [1, 'LEVEL_MONTH', 0],
  [0, 'LOWER_MONTH', 25],
])('a fill rate of %i of 4 tee times is %s', (taken, text, change) => {
  const now = figures({ fill: { taken, total: 4 } })
  expect(changeOf('fill', now, { period: 2, before: figures({}) })).toEqual({ text: `dashboard.${text}`, change })
})

test('nothing is compared without a number now or then, or with days from which the club has nothing', () => {
  const now = figures(made(12))
  const since = (before: Partial<Figures>) => ({ period: 2, before: figures(before) })
  expect(changeOf('fill', now, since({ fill: { taken: 0, total: 0 } }))).toBeUndefined()
  expect(changeOf('fill', figures({ fill: undefined }), since({}))).toBeUndefined()
  expect(changeOf('made', now, since({ bookings: undefined }))).toBeUndefined()
  expect(changeOf('made', now, since({ fill: { taken: 0, total: 0 } }))).toBeUndefined()
  expect(changeOf('made', now, since({}))).toMatchObject({ change: 12 })
  expect(changeOf('made', now, since({ fill: null, ...made(1) }))).toMatchObject({ change: 11 })
  const idle = { fill: null, bookings: null }
  expect([isEmpty('made', figures({})), isEmpty('made', figures(idle)), isEmpty('views', figures(idle))]).toEqual([
    ...[false, true, false],
  ])
  expect(isEmpty('joined', figures({ ...idle, views: 0 }))).toBe(true)
})
