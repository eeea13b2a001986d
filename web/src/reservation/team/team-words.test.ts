import { describe, expect, test } from 'vitest'
import { CONTRACT, GROUP_DATE, LATER, PAST } from '../../../test/some-group'
import { markOf, patternText, stepsOf } from './team-words'

const NOW = Date.parse('2090-01-01T00:00:00Z')
const LABELS = { week: () => 'Second', weekday: () => 'Saturday', hour: () => '07:00' }
const say = ((key: string, values: object) => `${key} ${Object.values(values).join(' ')}`) as never

describe('steps of a date', () => {
  test('before every deadline all of them, but nothing to accept', () => {
    expect(stepsOf(GROUP_DATE, CONTRACT, NOW)).toEqual({
      ...{ accept: false, pair: true, skip: true, reduce: true, cancel: true },
      ...{ isReducedFree: true, isCancelledFree: true },
    })
  })

  test('a tee time is given up once, and never the last', () => {
    expect(stepsOf({ ...GROUP_DATE, teams: 2 }, CONTRACT, NOW).reduce).toBe(false)
    expect(stepsOf({ ...GROUP_DATE, teams: 1 }, { ...CONTRACT, teams: 1 }, NOW).reduce).toBe(false)
  })

  test('a moved date is accepted or skipped until the players are due', () => {
    const moved = { ...GROUP_DATE, isAccepted: false, skipUntil: PAST, pairingDueAt: LATER }
    expect(stepsOf(moved, CONTRACT, NOW)).toMatchObject({ accept: true, skip: true, cancel: false })
    expect(stepsOf({ ...moved, pairingDueAt: PAST }, CONTRACT, NOW).skip).toBe(false)
  })

  test('a date that begins, or is over, has none', () => {
    const none = { accept: false, pair: false, skip: false, reduce: false, cancel: false }
    expect(stepsOf({ ...GROUP_DATE, pairingUntil: PAST }, CONTRACT, NOW)).toMatchObject(none)
    expect(stepsOf({ ...GROUP_DATE, state: 'SKIPPED' }, CONTRACT, NOW)).toMatchObject(none)
  })

  test('without tee times there is nothing to name players for', () => {
    expect(stepsOf({ ...GROUP_DATE, slots: [] }, CONTRACT, NOW).pair).toBe(false)
  })
})

test('every week has no week of the month', () => {
  const pattern = { weekType: '2', weekday: '6', hour: '07' }
  expect(patternText(pattern, 'M1', LABELS, say)).toBe('team.PATTERN Second Saturday 07:00')
  expect(patternText(pattern, 'W1', LABELS, say)).toContain('team.PATTERN_WEEKLY')
})

test('only moved dates are marked', () => {
  expect(markOf(GROUP_DATE)).toBeUndefined()
  const moved = { ...GROUP_DATE, movedFrom: '2098-03-01' }
  expect(markOf({ ...moved, isAccepted: false })).toBe('MOVED')
  expect(markOf({ ...moved, isAccepted: true })).toBe('ACCEPTED')
  expect(markOf({ ...moved, isAccepted: false, state: 'SKIPPED' })).toBe('REFUSED')
})
