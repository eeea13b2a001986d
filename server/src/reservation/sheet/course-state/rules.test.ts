import { describe, expect, it } from 'vitest'
import { type DelayOfDay, type KeptState, stateOn } from './rules.ts'

const at = (time: string) => Temporal.Instant.from(`2026-12-02T${time}:00+09:00`)
const TODAY = { date: '2026-12-02', startsAt: at('00:00') }
const kept = (state: KeptState['state'], time: string, more: Partial<KeptState> = {}): KeptState => ({
  ...{ state, courseIdx: null, date: '2026-12-02', since: at(time) },
  ...more,
})
const delay = (minutes: number, time: string, courseIdx: number | null = null): DelayOfDay => ({
  ...{ minutes, courseIdx, at: at(time) },
})
const yesterday = { date: '2026-12-01', since: Temporal.Instant.from('2026-12-01T18:00:00+09:00') }

describe('the state of the course', () => {
  it.each<[string, KeptState | undefined, DelayOfDay[], string, string]>([
    ['is open where nobody says otherwise', undefined, [], 'OPEN', '00:00'],
    ['is what a manager set', kept('CLOSED', '05:00'), [], 'CLOSED', '05:00'],
    ['stays over midnight', kept('CARTS_ON_PATHS', '00:00', yesterday), [], 'CARTS_ON_PATHS', '00:00'],
    ['is delayed for the day alone', kept('DELAYED', '00:00', yesterday), [], 'OPEN', '00:00'],
    ['is delayed by a delay', kept('CARTS_ON_PATHS', '00:00', yesterday), [delay(40, '06:00')], 'DELAYED 40', '06:00'],
    [
      'is delayed by a delay of the day before',
      undefined,
      [{ ...delay(40, '00:00'), at: yesterday.since }],
      'DELAYED 40',
      '00:00',
    ],
    ['is what is later', kept('OPEN', '08:00'), [delay(40, '06:00')], 'OPEN', '08:00'],
    ['adds delays', undefined, [delay(40, '06:00'), delay(20, '06:30')], 'DELAYED 60', '06:30'],
    ['names the course that is delayed alone', undefined, [delay(40, '06:00', 2)], 'DELAYED 40 on 2', '06:00'],
    [
      'counts the longest of several courses',
      undefined,
      [delay(40, '06:00', 2), delay(30, '06:00', 1), delay(5, '06:10')],
      'DELAYED 45',
      '06:10',
    ],
  ])('%s', (_, before, delays, expected, since) => {
    const found = stateOn(before, delays, TODAY)!
    const { state, minutes, courseIdx } = found
    expect([state, minutes, courseIdx !== undefined && `on ${courseIdx}`].filter(Boolean).join(' ')).toBe(expected)
    expect(found.since.toString()).toBe(at(since).toString())
  })

  it('says nothing of another day, unless that is delayed', () => {
    expect(stateOn(kept('CLOSED', '05:00'), [], undefined)).toBeUndefined()
    expect(stateOn(kept('CLOSED', '05:00'), [delay(40, '04:00')], undefined)).toMatchObject({
      state: 'DELAYED',
      minutes: 40,
    })
  })
})
