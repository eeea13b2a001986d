import { expect, test } from 'vitest'
import { dayNow, heldNow } from './day-now'
import type { ManagerSheet } from './desk-cell'

const slot = (slotIdx: number, time: string, holes = '18') => ({ slotIdx, time, holes, courseIdx: 1 })
const claim = (slotIdx: number, kind = 'BOOKING') => ({ slotIdx, kind })
const sheet = {
  slots: [
    slot(1, '06:30'),
    slot(2, '08:38'),
    slot(3, '09:00'),
    slot(4, '13:00'),
    slot(5, '13:08'),
    slot(6, '11:00', '9'),
  ],
  claims: [claim(1), claim(2), claim(4, 'TEAM'), claim(5, 'BLOCK'), claim(6)],
} as Pick<ManagerSheet, 'slots' | 'claims'>

test('a day at 12:00: who plays, who comes next, and what nobody took', () => {
  expect(dayNow(sheet, '12:00')).toEqual({ playing: 2, next: { time: '13:00', courseIdx: 1 }, unplayed: 1 })
})

test('after the last start only those who still play are left', () => {
  expect(dayNow(sheet, '17:29')).toEqual({ playing: 1, next: undefined, unplayed: 1 })
  expect(dayNow(sheet, '17:30').playing).toBe(0)
})

test('a hold that became a booking is no longer counted, though its claim is not read again yet', () => {
  const live = {
    slots: [
      { slotIdx: 1, state: 'BOOKED' },
      { slotIdx: 2, state: 'HELD' },
    ],
    claims: [claim(1, 'HOLD'), claim(2, 'HOLD')],
  }
  expect(heldNow(live as Pick<ManagerSheet, 'slots' | 'claims'>)).toBe(1)
})
