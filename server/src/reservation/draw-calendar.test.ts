import { describe, expect, it } from 'vitest'
import { calendarFault, drawCalendar } from './draw-calendar.ts'
import { DEFAULT_SETTINGS } from './rulebook.ts'

const { draw } = DEFAULT_SETTINGS

describe('the calendar of a draw', () => {
  it.each([
    ['a Saturday', '2026-12-05'],
    ['the Sunday of its week', '2026-12-06'],
    ['a holiday in the middle of it', '2026-12-02'],
  ])('%s has that of its week, two weeks before', (_, date) => {
    const { week, ...at } = drawCalendar(date, { draw }, 'Asia/Seoul')
    expect(week).toBe('2026-11-30')
    expect(Object.fromEntries(Object.entries(at).map(([step, instant]) => [step, instant.toString()]))).toEqual({
      openAt: '2026-11-16T00:00:00Z',
      closeAt: '2026-11-18T08:00:00Z',
      drawAt: '2026-11-19T01:00:00Z',
      publishAt: '2026-11-19T01:05:00Z',
      releaseUntil: '2026-11-20T03:00:00Z',
      settleAt: '2026-11-20T04:00:00Z',
    })
  })

  it('keeps the hours of the club where the clocks change', () => {
    // In Berlin they go back on Sunday 25 October 2026.
    const { openAt } = drawCalendar('2026-11-07', { draw: { ...draw, weeksBefore: 1 } }, 'Europe/Berlin')
    expect(openAt.toString()).toBe('2026-10-26T08:00:00Z')
    expect(drawCalendar('2026-11-07', { draw }, 'Europe/Berlin').openAt.toString()).toBe('2026-10-19T07:00:00Z')
  })

  it.each([
    [{}, undefined],
    [{ closeDays: 0, closeTime: '08:00' }, 'closeTime'],
    [{ drawDays: 2, drawTime: '17:00' }, 'drawTime'],
    [{ releaseDays: 3, releaseTime: '10:00' }, 'releaseTime'],
    [{ releaseDays: 3, releaseTime: '10:03' }, 'releaseTime'],
  ])('%j is wrong in %s', (changes, fault) => {
    expect(calendarFault({ draw: { ...draw, ...changes } })).toBe(fault)
  })
})
