import { expect, test } from 'vitest'
import { seasonBegins } from './season-begins'

const calendar = (year: number) => ({
  ...{ year: String(year), openAt: `${year - 1}-10-01T00:00:00.000Z`, closeAt: `${year - 1}-10-20T08:00:00.000Z` },
  decideBy: `${year - 1}-11-30T09:00:00.000Z`,
})

test.each([
  ['next year', [], 2027],
  ['next year, whatever there was before', [2026, 2025], 2027],
  ['the first year without a season', [2028, 2027, 2026], 2029],
  ['a year between two others', [2028, 2026], 2027],
])('a new season is that of %s', (_, years, year) => {
  const seasons = years.map((one) => ({ year: one }))
  expect(seasonBegins(seasons, '2026-08-15', 'Asia/Seoul')).toEqual(calendar(year))
})

test('its calendar is in the time of the club, with summer time or without', () => {
  expect(seasonBegins([], '2026-12-31', 'Europe/Berlin')).toEqual({
    ...{ year: '2027', openAt: '2026-10-01T07:00:00.000Z', closeAt: '2026-10-20T15:00:00.000Z' },
    decideBy: '2026-11-30T17:00:00.000Z',
  })
})
