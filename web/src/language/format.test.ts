import { expect, test } from 'vitest'
import { dayOf, formatClock, formatClockSeconds, formatDay, formatInstant, formatMoney, formatMonth } from './format'

const en = { lang: 'en', zone: 'Asia/Seoul', currency: 'KRW' }
const ko = { ...en, lang: 'ko' }
const OPENING = '2026-04-20T00:00:05Z'

test('money has the decimals of its currency', () => {
  expect(formatMoney(en, 180_000)).toBe('₩180,000')
  expect(formatMoney({ ...en, currency: 'EUR' }, 18_050)).toBe('€180.50')
  expect(formatMoney(ko, -72_000)).toBe('-₩72,000')
})

test('an instant is told in the club’s zone, whoever reads it where', () => {
  expect(formatInstant(en, OPENING)).toBe('Mon 20 Apr 09:00')
  expect(formatInstant(ko, OPENING)).toBe('4월 20일 (월) 09:00')
  expect(formatClock(en, '2026-04-19T15:00:00Z')).toBe('00:00')
  expect(formatClockSeconds(en, OPENING)).toBe('09:00:05')
  expect(dayOf(en, '2026-04-19T15:00:00Z')).toBe('2026-04-20')
})

test('a day stays the same day in every zone', () => {
  expect(formatDay({ ...en, zone: 'America/New_York' }, '2026-11-21')).toBe('Sat 21 Nov')
  expect(formatDay(en, '2028-02-29', 'long')).toBe('Tuesday 29 February 2028')
  expect(formatDay(ko, '2026-11-21', 'long')).toBe('2026년 11월 21일 (토)')
  expect(formatMonth(ko, '2026-11')).toBe('2026년 11월')
})
