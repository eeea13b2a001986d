import { describe, expect, test } from 'vitest'
import {
  dayOf,
  formatClock,
  formatClockSeconds,
  formatDay,
  formatInstant,
  formatMoney,
  formatMonth,
  formatNames,
  formatNumber,
  weekday,
} from './format.ts'
import { readPolicies } from './policies.ts'

const locale = (lang: string, policies = {}, currency = 'KRW') => ({
  lang,
  currency,
  ...readPolicies(policies, 'Asia/Seoul'),
})
const en = locale('en')
const ko = locale('ko')
const words = { C0200: ['29', '', '', ''] }
const OPENING = '2026-04-20T00:00:05Z'

test.each([
  [en, ['Ann'], 'Ann'],
  [en, ['Ann', 'Ben'], 'Ann and Ben'],
  [en, ['Ann', 'Ben', 'Cho'], 'Ann, Ben and Cho'],
  [ko, ['한경수', '강도윤'], '한경수 및 강도윤'],
])('names in a sentence: %#', (locale, names, written) => {
  expect(formatNames(locale, names)).toBe(written)
})

describe('money', () => {
  test.each([
    ['KRW', {}, 180_000, '₩180,000'],
    ['KRW', {}, -72_000, '-₩72,000'],
    // Three decimals by the policy, two by the currency.
    ['EUR', {}, 18_050, '€180.50'],
    ['EUR', { C0130: ['0'] }, 18_050, '€181'],
    ['EUR', { C0130: ['0'], C0180: ['1'] }, 18_050, '€180'],
    ['EUR', { C0130: ['1'], C0180: ['2'] }, 18_051, '€180.6'],
    ['EUR', { C0130: ['0'], C0180: ['2'] }, -18_001, '-€181'],
    ['EUR', { C0080: ['DE'] }, 123_456_789, '1.234.567,89\u00a0€'],
    ['KWD', {}, 1_005, 'KWD\u00a01.005'],
    ['CHF', { C0080: ['CH'] }, 100_050, 'CHF\u00a01’000.50'],
    ['KRW', { C0080: ['IN'] }, 12_345_678, '₩1,23,45,678'],
  ])('%s with %j: %s is %s', (currency, policies, minor, written) => {
    expect(formatMoney(locale('en', policies, currency), minor)).toBe(written)
  })

  test('looks the same in Korean', () => {
    expect(formatMoney(ko, 1_234_567)).toBe('₩1,234,567')
  })
})

test.each([
  [{}, 1.005, '1.005'],
  [{}, 1.0005, '1.001'],
  [{}, 12, '12'],
  [{}, 100, '100'],
  [{ C0130: ['0'] }, 100, '100'],
  [{ C0130: ['2'] }, 1.005, '1.01'],
  [{ C0130: ['2'], C0180: ['1'] }, -1.005, '-1'],
  [{ C0130: ['1'], C0080: ['DE'] }, 54_321.98, '54.322'],
  [{ C0080: ['FR'] }, '9876.5', '9\u202f876,5'],
])('a number with %j: %s is %s', (policies, value, written) => {
  expect(formatNumber(locale('en', policies), value)).toBe(written)
})

describe('an instant', () => {
  test('is formatted in the club’s zone, wherever the reader is', () => {
    expect(formatInstant(en, OPENING)).toBe('Mon 20 Apr, 09:00')
    expect(formatInstant(ko, OPENING)).toBe('04.20 (월) 09:00')
    expect(formatInstant(locale('en', words), OPENING)).toBe('Mon 20 Apr, 09:00')
    expect(formatClock(en, '2026-04-19T15:00:00Z')).toBe('00:00')
    expect(formatClockSeconds(en, OPENING)).toBe('09:00:05')
    expect(dayOf(en, '2026-04-19T15:00:00Z')).toBe('2026-04-20')
  })

  test('follows the standard time zone', () => {
    const newYork = locale('en', { C0190: ['31', '-05:00', 'America/New_York', ''] })
    expect(formatInstant(newYork, OPENING)).toBe('Sun 19 Apr, 20:00')
    const behind = locale('en', { C0190: ['40', '', '', ''] })
    expect(formatInstant(behind, OPENING)).toBe('Sun 19 Apr, 00:00')
  })
})

describe('a day', () => {
  test.each([
    ['en', {}, 'short', 'Sat 21 Nov'],
    ['en', {}, 'long', 'Saturday 2026.11.21'],
    ['en', {}, 'date', '2026.11.21'],
    ['en', {}, 'bare', '21 Nov'],
    ['ko', {}, 'bare', '11.21'],
    ['de', {}, 'bare', '21. Nov.'],
    ['ko', {}, 'short', '11.21 (토)'],
    ['ko', {}, 'long', '2026.11.21 (토)'],
    ['ja', {}, 'long', '2026.11.21 (土)'],
    ['de', { C0200: ['31'] }, 'long', 'Samstag 21. November 2026'],
    ['en', words, 'short', 'Sat 21 Nov'],
    ['en', words, 'long', 'Saturday 21 November 2026'],
    ['ko', { C0200: ['10'] }, 'long', '2026년 11월 21일 (토)'],
    ['ko', { C0200: ['10'] }, 'short', '11.21 (토)'],
    ['en', { C0200: ['32'] }, 'date', 'Nov 21, 2026'],
  ] as const)('%s %j %s: %s', (lang, policies, length, written) => {
    expect(formatDay(locale(lang, policies), '2026-11-21', length)).toBe(written)
  })

  test('stays the same day in every zone', () => {
    expect(formatDay({ ...en, zone: 'America/New_York' }, '2026-11-21')).toBe('Sat 21 Nov')
    expect(weekday('en', '2028-02-29', 'long')).toBe('Tuesday')
  })

  test.each(['12026-11-21', '+012026-11-21'])('is written as it is where its year has not four digits: %s', (date) => {
    expect(formatDay(en, date)).toBe(date)
  })

  test('its month goes by the same format', () => {
    expect(formatMonth(ko, '2026-11')).toBe('2026.11')
    expect(formatMonth(locale('ko', { C0200: ['10'] }), '2026-11')).toBe('2026년 11월')
    expect(formatMonth(locale('en', words), '2026-11')).toBe('November 2026')
  })
})
