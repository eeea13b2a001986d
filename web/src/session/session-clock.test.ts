import { expect, test } from 'vitest'
import { countsAsActive, nextStep, type SessionFacts } from './session-clock'

const MINUTE = 60_000
/** Tokens renewed at 0: the access token lives 15 minutes, the refresh token 12 hours. */
const fresh = { accessUntil: 15 * MINUTE, refreshUntil: 720 * MINUTE, active: false }
const at = (minutes: number, more: Partial<SessionFacts> = {}) => nextStep({ ...fresh, now: minutes * MINUTE, ...more })

test.each([
  ['idle: waits for the warning', 0, {}, { act: 'wait', until: 13 * MINUTE }],
  ['idle: warns a minute before the end', 13, {}, { act: 'warn', endsAt: 14 * MINUTE }],
  ['idle: the warning stands', 13.5, { warnedAt: 13 * MINUTE }, { act: 'wait', until: 14 * MINUTE }],
  ['idle: ends 60 s before the access token', 14, { warnedAt: 13 * MINUTE }, { act: 'end' }],
  ['active: waits for the renewal', 0, { active: true }, { act: 'wait', until: 14 * MINUTE }],
  ['active: is not warned', 13, { active: true }, { act: 'wait', until: 14 * MINUTE }],
  ['active: renews 60 s before the access token ends', 14, { active: true }, { act: 'refresh' }],
  ['active during the warning: renews', 14, { active: true, warnedAt: 13 * MINUTE }, { act: 'refresh' }],
  ['active, and slept over the end: renews', 60, { active: true }, { act: 'refresh' }],
  ['warned late: at least 20 s', 13.9, {}, { act: 'warn', endsAt: 13.9 * MINUTE + 20_000 }],
  ['warned in the last minute: at least 20 s', 14.5, {}, { act: 'warn', endsAt: 14.5 * MINUTE + 20_000 }],
  ['warned late: waits', 14.6, { warnedAt: 14.5 * MINUTE }, { act: 'wait', until: 14.5 * MINUTE + 20_000 }],
  ['warned late: ends', 14.84, { warnedAt: 14.5 * MINUTE }, { act: 'end' }],
  ['slept over the whole token: ends', 15, {}, { act: 'end' }],
] as const)('%s', (_, minutes, more, step) => {
  expect(at(minutes, more)).toEqual(step)
})

test.each([
  ['more than an hour: not watched', 61 * MINUTE, true, 14 * MINUTE],
  ['an hour: watched, and the renewal comes first', 60 * MINUTE, true, 14 * MINUTE],
  ['less than the renewal: watched', 10 * MINUTE, true, 10 * MINUTE],
  ['nobody active: not watched', 10 * MINUTE, false, 13 * MINUTE],
])('the end of the refresh token, %s', (_, refreshUntil, active, until) => {
  expect(at(0, { refreshUntil, active })).toEqual({ act: 'wait', until })
})

test.each([
  [59, 59],
  [60, 60],
  [61, 179],
])('beside a long access token, %d minutes of the refresh token wait until minute %d', (left, until) => {
  const facts = { accessUntil: 180 * MINUTE, refreshUntil: left * MINUTE, active: true }
  expect(at(0, facts)).toEqual({ act: 'wait', until: until * MINUTE })
})

test('a session ends with its refresh token, active or not', () => {
  for (const active of [true, false]) expect(at(10, { refreshUntil: 10 * MINUTE, active })).toEqual({ act: 'end' })
})

test.each([
  [0, false],
  [12.9, false],
  [13, true],
  [14.5, true],
  [600, true],
])('opening a page %d minutes after the renewal counts as active: %s', (minutes, counts) => {
  expect(countsAsActive({ now: minutes * MINUTE, accessUntil: 15 * MINUTE })).toBe(counts)
})

/** Runs a quarter of an hour second by second, with activity at some of them. */
function live(activeAt: number[], untilS: number): string[] {
  const events: string[] = []
  let renewedAt = 0
  let active = false
  let warnedAt: number | undefined
  for (let s = 0; s <= untilS; s++) {
    active ||= activeAt.includes(s)
    const step = nextStep({
      now: s * 1000,
      accessUntil: renewedAt + 15 * MINUTE,
      refreshUntil: renewedAt + 720 * MINUTE,
      active,
      warnedAt,
    })
    if (step.act === 'wait') continue
    events.push(`${step.act} ${s}`)
    if (step.act === 'end') return events
    if (step.act === 'warn') warnedAt = s * 1000
    else {
      renewedAt = s * 1000
      active = false
      warnedAt = undefined
    }
  }
  return events
}

test('a session as it is lived', () => {
  expect(live([], 3600)).toEqual(['warn 780', 'end 840'])
  expect(live([5], 3600)).toEqual(['refresh 840', 'warn 1620', 'end 1680'])
  expect(live([800], 1000)).toEqual(['warn 780', 'refresh 840'])
  expect(live([100, 900, 2000], 3000)).toEqual(['refresh 840', 'refresh 1680', 'refresh 2520'])
})
