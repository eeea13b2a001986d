import { describe, expect, it } from 'vitest'
import { freeCancelUntil, lateCode, namesDueAt } from '../deadline.ts'
import { DEFAULT_SETTINGS } from '../rulebook.ts'
import { holdSeconds, refusedExtension } from './rules.ts'

const ZONE = 'Asia/Seoul'
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant()

describe('deadlines of a Thursday, 21 May', () => {
  it('is free to cancel until D-3 17:00 on weekdays and D-4 17:00 at weekends', () => {
    expect(freeCancelUntil('2026-05-21', 'WEEKDAY', DEFAULT_SETTINGS, ZONE).toString()).toBe('2026-05-18T08:00:00Z')
    expect(freeCancelUntil('2026-05-23', 'WEEKEND', DEFAULT_SETTINGS, ZONE).toString()).toBe('2026-05-19T08:00:00Z')
  })

  it('wants names by D-2 17:00', () => {
    expect(namesDueAt('2026-05-21', DEFAULT_SETTINGS, ZONE).toString()).toBe('2026-05-19T08:00:00Z')
  })

  it.each([
    ['2026-05-18T17:00', undefined],
    ['2026-05-18T17:00:01', 'W1'],
    ['2026-05-19T23:59', 'W1'],
    ['2026-05-20T00:00', 'W2'],
    ['2026-05-20T23:59', 'W2'],
    ['2026-05-21T00:00', 'W3'],
    ['2026-05-21T06:29', 'W3'],
  ])('a cancellation at %s counts as %s', (now, code) => {
    const free = freeCancelUntil('2026-05-21', 'WEEKDAY', DEFAULT_SETTINGS, ZONE)
    expect(lateCode('2026-05-21', free, at(now), ZONE)).toBe(code)
  })
})

describe('an extension', () => {
  const hold = { expiresAt: at('2026-05-18T09:05'), extended: 0 }
  it.each([
    ['too early', '2026-05-18T09:03:59', hold, 'EXTEND_LIMIT'],
    ['in the last minute', '2026-05-18T09:04', hold, undefined],
    ['at the last moment', '2026-05-18T09:05', hold, undefined],
    ['too late', '2026-05-18T09:05:01', hold, 'HOLD_EXPIRED'],
    ['a third time', '2026-05-18T09:04:30', { ...hold, extended: 2 }, 'EXTEND_LIMIT'],
    ['of nothing', '2026-05-18T09:04:30', undefined, 'HOLD_EXPIRED'],
  ])('%s', (_, now, given, code) => {
    expect(refusedExtension(given, at(now), DEFAULT_SETTINGS, false)?.code).toBe(code)
  })

  it('is open for longer to who needs more time, and everything is doubled', () => {
    expect(refusedExtension(hold, at('2026-05-18T09:03'), DEFAULT_SETTINGS, true)).toBeUndefined()
    expect(holdSeconds(DEFAULT_SETTINGS, true)).toEqual({ length: 600, extend: 240, extendFrom: 120 })
  })
})
