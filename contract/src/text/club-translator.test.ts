import { expect, test } from 'vitest'
import { createTranslator, follow, learn } from './club-translator.ts'

const club = { zone: 'Asia/Seoul', currency: 'KRW' }

test('values are written as the club writes them', () => {
  const translator = createTranslator('en', { 'x.OPENS': 'Opens {{at, instant}} for {{fee, money}}.' }, club)
  expect(translator.t('x.OPENS', { at: '2026-04-20T00:00:00Z', fee: 180_000 })).toBe(
    'Opens Mon 20 Apr, 09:00 for ₩180,000.',
  )
})

test('a missing value leaves a gap, not a fault', () => {
  const translator = createTranslator('en', { 'x.OPENS': 'Opens {{at, instant}}.' }, club)
  expect(translator.t('x.OPENS', { at: null })).toBe('Opens .')
})

test('another language has its own formats and texts', async () => {
  const translator = createTranslator('en', { 'x.DAY': '{{day, day}}' }, club)
  learn(translator, 'ko', { 'x.DAY': '{{day, day}} 예약' })
  await translator.changeLanguage('ko')
  expect(translator.t('x.DAY', { day: '2026-11-21' })).toBe('11.21 (토) 예약')
})

test('markup in a value stays text: pages escape it when they show it', () => {
  const translator = createTranslator('en', { 'x.HI': 'Hello {{name}}' }, club)
  expect(translator.t('x.HI', { name: '<b>' })).toBe('Hello <b>')
})

test('a policy that changes is followed from the next text on', () => {
  const translator = createTranslator('en', { 'x.DAY': '{{day, date}}', 'x.PART': '{{n, number}}' }, club)
  expect(translator.t('x.DAY', { day: '2026-11-21' })).toBe('2026.11.21')
  let notified = 0
  translator.on('learned', () => notified++)
  follow(translator, { C0200: ['29', '', '', ''], C0130: ['1', '', '', ''] }, club.zone)
  expect([translator.t('x.DAY', { day: '2026-11-21' }), translator.t('x.PART', { n: 1234.56 }), notified]).toEqual([
    '21 November 2026',
    '1,234.6',
    1,
  ])
})

test('listeners are notified when a text they have read changes, and only then', () => {
  const texts = { 'x.A': 'a', 'x.FREE': 'free' }
  const translator = createTranslator('en', texts, club)
  let notified = 0
  translator.on('learned', () => notified++)
  expect([translator.t('x.A'), translator.t('x.FREE', { count: 2 }), translator.exists('x.LATER')]).toEqual([
    'a',
    'free',
    false,
  ])
  learn(translator, 'en', { ...texts, 'x.OTHER': 'nobody asked' })
  learn(translator, 'ko', { 'x.A': '가' })
  expect(notified).toBe(0)
  learn(translator, 'en', { 'x.FREE_other': '{{count}} free' })
  expect([translator.t('x.FREE', { count: 2 }), notified]).toEqual(['2 free', 1])
  learn(translator, 'en', { 'x.LATER': 'later' })
  learn(translator, 'en', { 'x.A': 'another' })
  expect(notified).toBe(3)
})
