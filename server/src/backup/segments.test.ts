import { describe, expect, it } from 'vitest'
import { kept, newestBefore } from './kept-bases.ts'
import { momentOf } from './moment.ts'
import { isUnbroken, needed, needless } from './segments.ts'

const MB = 2 ** 20
const FIRST = '0000000100000000000000FE'
const LOG = ['0000000100000000000000FD', FIRST, '0000000100000000000000FF', '000000010000000000000100']

describe('segments of the log', () => {
  it.each([
    [LOG, MB, true],
    [LOG.map((name) => `${name}.zst`), MB, true],
    [LOG.filter((name) => !name.endsWith('FF')), MB, false],
    [LOG.filter((name) => name !== FIRST), MB, false],
    [[], MB, false],
    // A log has 4 GB: 4,096 segments of 1 MB and 256 of 16 MB.
    [[FIRST, '0000000100000000000000FF', '000000010000000100000000'], 16 * MB, true],
    [[FIRST, '0000000100000000000000FF', '000000010000000100000000'], MB, false],
    [[FIRST, '000000020000000000000100'], MB, true],
  ])('%j of %d bytes are unbroken: %s', (files, bytes, isWhole) => {
    expect(isUnbroken(files, FIRST, bytes)).toBe(isWhole)
  })

  const archive = [...LOG, `${FIRST}.00000028.backup`, '00000002.history.zst', '0000000200000000000000FD', 'notes.txt']

  it('are let go of before the oldest copy, on every timeline, but no history and nothing else', () => {
    expect(needless(archive, ['000000020000000000000100', FIRST])).toEqual([LOG[0], '0000000200000000000000FD'])
    expect(needless(archive, [])).toEqual([])
  })

  it('are needed from a copy on, up to one that is enough', () => {
    const [, first, second] = LOG
    expect(needed(archive, { first: first!, last: second })).toEqual([
      ...[first, second, `${FIRST}.00000028.backup`, '00000002.history.zst'],
    ])
  })
})

const at = (day: number, time = '03:41') => ({ until: `2026-11-${day}T${time}:00Z` })
const days = [20, 21, 22, 23].map((day) => at(day))

describe('copies of the database', () => {
  it.each([
    [2, '2026-11-23T12:00:00Z', 1],
    [2, '2026-11-23T03:41:00Z', 1],
    [2, '2026-11-23T03:40:00Z', 0],
    [7, '2026-11-23T12:00:00Z', 0],
    [0, '2026-11-23T12:00:00Z', 3],
  ])('of which every minute of %d days before %s needs all but %d', (count, now, gone) => {
    const { stay, go } = kept(days, count, Temporal.Instant.from(now))
    expect([go, stay]).toEqual([days.slice(0, gone), days.slice(gone)])
  })

  it('serve the moments from their end on', () => {
    const before = (time: string) => newestBefore(days, Temporal.Instant.from(time))
    expect(before('2026-11-22T03:41:00Z')).toEqual(at(22))
    expect(before('2026-11-22T03:40:59Z')).toEqual(at(21))
    expect(before('2026-11-20T03:40:59Z')).toBeUndefined()
    expect(newestBefore(days)).toEqual(at(23))
  })
})

describe('a moment', () => {
  it.each([
    ['2026-11-28 10:15', '2026-11-28T01:15:00Z'],
    ['2026-11-28T10:15:30', '2026-11-28T01:15:30Z'],
    ['2026-11-28 10:15:30+00:00', '2026-11-28T10:15:30Z'],
    ['2026-11-28T10:15:00Z', '2026-11-28T10:15:00Z'],
  ])('%s in Seoul is %s', (typed, instant) => {
    expect(momentOf(typed, 'Asia/Seoul').toString()).toBe(instant)
  })

  it.each(['2026-11-28', '10:15', '2026-11-31 10:15', 'yesterday', ''])('%j is none', (typed) => {
    expect(() => momentOf(typed, 'Asia/Seoul')).toThrow('is no moment')
  })
})
