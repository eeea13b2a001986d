import { describe, expect, test } from 'vitest'
import { CONTRACT, GROUP_DATE, LATER, PAST } from '../../../test/some-group'
import { markOf, patternText, stepsOf, weekText } from './team-words'

const NOW = Date.parse('2090-01-01T00:00:00Z')
const WEEKS: Record<string, string> = { 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', L: 'Last' }
const LABELS = { week: (key: string) => WEEKS[key]!, weekday: () => 'Saturday', hour: () => '07:00' }
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

  test('a date that the club closed needs nothing, and one of which a part is closed does', () => {
    const none = { accept: false, pair: false, skip: false, reduce: false, cancel: false }
    const shut = GROUP_DATE.slots.map((slot) => ({ ...slot, isShut: true }))
    expect(stepsOf({ ...GROUP_DATE, slots: shut }, CONTRACT, NOW)).toMatchObject(none)
    const some = [shut[0]!, ...GROUP_DATE.slots.slice(1)]
    expect(stepsOf({ ...GROUP_DATE, slots: some }, CONTRACT, NOW)).toMatchObject({ pair: true, cancel: true })
  })

  test('without tee times there is nothing to name players for', () => {
    expect(stepsOf({ ...GROUP_DATE, slots: [] }, CONTRACT, NOW).pair).toBe(false)
  })
})

test.each([
  ['M1', '2', 'team.PATTERN Saturday 07:00 Second'],
  ['W1', '2', 'team.PATTERN_WEEKLY Saturday 07:00'],
  ['W2', '2', 'team.PATTERN Saturday 07:00 team.WEEKS Second fourth'],
  ['W2', '3', 'team.PATTERN Saturday 07:00 team.WEEKS First third'],
  ['W2', 'L', 'team.PATTERN Saturday 07:00 team.WEEKS_LAST Last'],
  ['M2', '3', 'team.PATTERN Saturday 07:00 Third'],
])('a group that plays %s in the week %s', (cycle, weekType, text) => {
  expect(patternText({ weekType, weekday: '6', hour: '07' }, cycle, LABELS, say)).toBe(text)
})

test('of a group that plays twice a month, a choice of a week names the other too', () => {
  expect(weekText('4', 'W2', LABELS.week, say)).toBe('team.WEEKS Fourth second')
  expect(weekText('4', 'M1', LABELS.week, say)).toBe('Fourth')
})

test('only moved dates are marked', () => {
  expect(markOf(GROUP_DATE)).toBeUndefined()
  const moved = { ...GROUP_DATE, movedFrom: '2098-03-01' }
  expect(markOf({ ...moved, isAccepted: false })).toBe('MOVED')
  expect(markOf({ ...moved, isAccepted: true })).toBe('ACCEPTED')
  expect(markOf({ ...moved, isAccepted: false, state: 'SKIPPED' })).toBe('REFUSED')
})
