import { describe, expect, test } from 'vitest'
import { afterAnswer, type KeptGroups, outdated, requestsFor } from './code-cache'

const NOW = 1_800_000_000_000
const group = (version: number, ageMs = 0, ...keys: string[]) => ({
  version,
  loadDate: NOW - ageMs,
  codes: keys.map((key) => ({ key, keyName: key, values: [key] })),
})
const kept: KeptGroups = { '504': group(3, 0, '9'), '509': group(7, 3_600_000), Z82: group(2, 3_600_001) }

describe('a group is loaded again', () => {
  test.each([
    ['when it is absent', '999', true],
    ['not when it was just loaded', '504', false],
    ['not when it is an hour old', '509', false],
    ['when it is older than an hour', 'Z82', true],
  ])('%s', (_, id, again) => {
    expect(outdated([id], kept, NOW)).toEqual(again ? [id] : [])
  })

  test('when the clock was set back', () => {
    expect(outdated(['504'], kept, NOW - 1)).toEqual(['504'])
  })

  test('once, however often it is wanted', () => {
    expect(outdated(['Z82', '999', 'Z82'], kept, NOW)).toEqual(['Z82', '999'])
  })
})

describe('the question', () => {
  test('names each group with the version at hand, 0 for none', () => {
    expect(requestsFor(['Z82', '999'], kept)).toEqual(['Z82.2,999.0'])
    expect(requestsFor([], kept)).toEqual([])
  })

  test('takes sixty groups at most', () => {
    const ids = Array.from({ length: 61 }, (_, i) => String(100 + i))
    expect(requestsFor(ids, {}).map((request) => request.split(',').length)).toEqual([60, 1])
  })
})

describe('the answer', () => {
  const later = NOW + 5
  test('brings what changed, leaves out what is current, and says null of what does not exist', () => {
    const fresh = { version: 4, codes: [{ key: '18', keyName: '18 holes', values: ['18 holes', '18홀'] }] }
    const next = afterAnswer(['504', 'Z82', '999'], kept, { '504': fresh, '999': null }, later)
    expect(next['504']).toEqual({ ...fresh, loadDate: later })
    expect(next.Z82).toEqual({ ...kept.Z82, loadDate: later })
    expect(next['999']).toEqual({ codes: [], version: 0, loadDate: later })
    expect(next['509']).toBe(kept['509'])
  })

  test('that leaves out what was never there teaches nothing', () => {
    expect(afterAnswer(['999'], {}, {}, later)).toEqual({})
  })
})
