import { expect, test } from 'vitest'
import type { AnySlot } from '../../hold/slot-view'
import type { AnySheet } from '../live/sheet-change'
import { bands, byHour, freeNear, nextFree, nextOpening } from './sheet-layout'

const NOW = Date.parse('2026-04-20T00:00:00Z')
let idx = 0
const slot = (
  time: string,
  courseIdx: number,
  state: AnySlot['state'] = 'OPEN',
  more: Partial<AnySlot> = {},
): AnySlot => ({
  slotIdx: ++idx,
  courseIdx,
  part: time < '11' ? '1' : '2',
  time,
  holes: '18',
  mode: 'EXCLUSIVE',
  capacity: 4,
  taken: 0,
  minPlayers: 4,
  greenFee: 1,
  state,
  ...more,
})
const parts = [
  { part: '1', firstTime: '06:30', lastTime: '08:38' },
  { part: '2', firstTime: '11:00', lastTime: '13:08' },
]
const slots = [slot('06:30', 1, 'BOOKED'), slot('06:30', 2), slot('06:38', 1), slot('11:00', 2, 'PAST')]

test('times go down, courses across, and a missing start leaves a gap', () => {
  const [morning, midday] = bands({ parts, slots } as AnySheet, [1, 2], NOW)
  expect(morning!.rows.map((row) => row.slots.map((s) => s?.slotIdx))).toEqual([
    [1, 2],
    [3, undefined],
  ])
  expect([morning!.free, morning!.isPast, midday!.isPast]).toEqual([2, false, true])
})

test('next free goes on from where one is and starts again at the end', () => {
  expect(nextFree(slots, NOW)?.time).toBe('06:30')
  expect(nextFree(slots, NOW, '06:30')?.time).toBe('06:38')
  expect(nextFree(slots, NOW, '06:38')?.time).toBe('06:30')
  expect(nextFree([], NOW)).toBeUndefined()
})

test('what is free near a tee time: nearest first, the same course first', () => {
  expect(freeNear(slots, slots[0]!, NOW).map((s) => s.slotIdx)).toEqual([2, 3])
})

test('after a refusal in one part of the day, times of another part are offered', () => {
  const some = [slot('06:30', 1, 'BOOKED'), slot('06:38', 1), slot('11:00', 1), slot('11:08', 2)]
  expect(freeNear(some, some[0]!, NOW, (other) => other.part !== '1').map((s) => s.time)).toEqual(['11:00', '11:08'])
})

test('a part that is over comes after the others', () => {
  const some = [slot('06:30', 1, 'PAST'), slot('11:00', 1)]
  expect(bands({ parts, slots: some } as AnySheet, [1], NOW).map(({ part }) => part)).toEqual(['2', '1'])
})

test('the next opening is the earliest that is still to come', () => {
  const opening = (at: string) => slot('07:00', 1, 'NOT_OPEN', { opensAt: at })
  const some = [opening('2026-04-20T01:00:00Z'), opening('2026-04-20T00:30:00Z'), opening('2026-04-19T00:00:00Z')]
  expect(nextOpening(some, NOW)).toBe(Date.parse('2026-04-20T00:30:00Z'))
})

test('rows stay together by the hour in which they start', () => {
  const rows = ['06:50', '06:58', '07:06', '07:58', '08:06'].map((time) => ({ time, slots: [] }))
  expect(byHour(rows).map((hour) => hour.map(({ time }) => time))).toEqual([
    ['06:50', '06:58'],
    ['07:06', '07:58'],
    ['08:06'],
  ])
  expect(byHour([])).toEqual([])
})
