import { expect, it } from 'vitest'
import { dayTyped } from './day-typed.ts'

const TODAY = '2026-12-02'

it.each([
  ['2026-11-25', 'en', '2026-11-25'],
  ['25/11/2026', 'en', '2026-11-25'],
  ['25 Nov 2026', 'en', '2026-11-25'],
  ['Wed 25 Nov', 'en', '2026-11-25'],
  ['Wed, 25 Nov 2026', 'en', '2026-11-25'],
  ['Nov 25', 'en', '2026-11-25'],
  ['25 November', 'en', '2026-11-25'],
  ['3 Jan', 'en', '2027-01-03'],
  ['25/11', 'en', '2026-11-25'],
  ['11.25', 'ko', '2026-11-25'],
  ['11.25 (수)', 'ko', '2026-11-25'],
  ['11월 25일', 'ko', '2026-11-25'],
  ['2026년 11월 25일', 'ko', '2026-11-25'],
  ['1월 3일', 'ko', '2027-01-03'],
  ['29 Feb', 'en', '2028-02-29'],
  ['Min-jun Kim', 'en', undefined],
  ['GC001-261128-0630', 'en', undefined],
  ['010-5550-1000', 'en', undefined],
  ['31 Feb 2026', 'en', undefined],
  ['31 Feb', 'en', undefined],
  ['', 'en', undefined],
])('%s in %s is %s', (typed, lang, day) => {
  expect(dayTyped(typed, { lang, pattern: 'dd/MM/yyyy', today: TODAY })).toBe(day)
})
