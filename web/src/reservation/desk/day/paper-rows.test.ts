import { expect, test } from 'vitest'
import type { Claim, ManagerSheet, SheetBooking } from '../cell/desk-cell'
import { paperRows, papers } from './paper-rows'

const NOW = Date.parse('2026-05-21T00:00:00Z')
const slot = (slotIdx: number, courseIdx: number, time: string, state = 'OPEN', mode = 'EXCLUSIVE') => ({
  ...{ slotIdx, courseIdx, time, state, mode, capacity: 4, taken: 0 },
})
const claim = (slotIdx: number, who: string, more: Partial<Claim> = {}): Claim => ({
  ...{ slotIdx, seat: 0, kind: 'BOOKING', bookingIdx: 1, who, searchText: who, guests: [] },
  ...more,
})
const FIRST: SheetBooking = {
  ...{ bookingIdx: 1, bookingNo: 'GC001', cart: true, caddie: false, phoneNo: '010-1', memo: '' },
  ...{ cartNo: '', caddieNo: '', note: '', playerNos: [] },
}
const courses = [
  { courseIdx: 7, code: 'L', name: 'Lake' },
  { courseIdx: 3, code: 'P', name: 'Pine' },
]
const sheet = (slots: object[], claims: Claim[] = [], bookings = [FIRST]) =>
  ({ courses, slots, claims, bookings }) as unknown as ManagerSheet

test('are in the order of the day, then of the courses, without what passed unplayed', () => {
  const day = [slot(1, 3, '07:08'), slot(2, 7, '07:08'), slot(3, 3, '07:00'), slot(4, 7, '07:00', 'PAST')]
  const rows = paperRows(sheet(day), NOW)
  expect(rows.map(({ time, course }) => `${time} ${course}`)).toEqual(['07:00 Pine', '07:08 Lake', '07:08 Pine'])
})

test('name players and guests, and who booked how', () => {
  const [row] = paperRows(
    sheet([slot(1, 7, '07:00')], [claim(1, 'Min-jun Kim, Do-yun Han, -', { guests: ['Do-yun Han'] })]),
    NOW,
  )
  expect(row).toMatchObject({
    players: [
      { name: 'Min-jun Kim', isGuest: false },
      { name: 'Do-yun Han', isGuest: true },
    ],
    ...{ unnamed: 1, cart: true, caddie: false, phones: ['010-1'], notes: [] },
  })
})

test('have the phones, numbers and notes of every booking of a shared tee time', () => {
  const given = { cartNo: '12', caddieNo: '7', note: 'Knee' }
  const other = { ...FIRST, bookingIdx: 2, cart: false, caddie: true, phoneNo: '010-2', memo: 'Late', ...given }
  const claims = [claim(1, 'A'), claim(1, 'A', { seat: 2 }), claim(1, 'B', { seat: 3, bookingIdx: 2 })]
  const [row] = paperRows(sheet([slot(1, 7, '07:00', 'PARTIAL', 'SHARED')], claims, [FIRST, other]), NOW)
  expect(row).toMatchObject({ cart: true, caddie: true, phones: ['010-1', '010-2'], notes: ['Late', 'Knee'] })
  expect(row).toMatchObject({ cartNos: ['12'], caddieNos: ['7'] })
})

test('say why a tee time is not in use, and nothing to a manager who may not read bookings', () => {
  const block = claim(1, '', { kind: 'BLOCK', reason: 'Aeration', bookingIdx: null })
  const hidden = claim(2, 'Min-jun Kim')
  const rows = paperRows(sheet([slot(1, 7, '07:00'), slot(2, 3, '07:00')], [block, hidden], []), NOW)
  expect(rows).toMatchObject([
    { sign: 'BLOCKED', notes: ['Aeration'], phones: [] },
    { sign: 'BOOKED', cart: false, phones: [], notes: [] },
  ])
})

test('are on one paper, or on one for each course that has tee times, in the order of the courses', () => {
  const day = [slot(1, 3, '07:00'), slot(2, 7, '07:08'), slot(3, 3, '07:16')]
  const on = (slots: object[], byCourse: boolean) =>
    papers(sheet(slots), NOW, byCourse).map(({ course, rows }) => [course, rows.map(({ time }) => time)])
  expect(on(day, false)).toEqual([[undefined, ['07:00', '07:08', '07:16']]])
  expect(on(day, true)).toEqual([
    ['Lake', ['07:08']],
    ['Pine', ['07:00', '07:16']],
  ])
  expect(on([slot(1, 3, '07:00')], true)).toEqual([['Pine', ['07:00']]])
})
