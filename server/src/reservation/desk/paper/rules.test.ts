import { expect, it } from 'vitest'
import { paperRows } from './rules.ts'

const now = Temporal.Instant.from('2027-03-04T00:00:00Z')
const courses = [
  { courseIdx: 2, name: 'Pine' },
  { courseIdx: 1, name: 'Lake' },
]
const slot = (slotIdx: number, courseIdx: number, time: string, state = 'OPEN') => ({ slotIdx, courseIdx, time, state })
const booking = {
  ...{ bookingIdx: 5, bookingNo: 'GC001', cart: true, caddie: false, phoneNo: '010-1234-5678', memo: 'Left-handed' },
  ...{ cartNo: '12', caddieNo: '', note: 'Knee', playerNos: [] },
}

it('has every name, cart, phone and note, and an empty line for a free tee time', () => {
  const rows = paperRows(
    {
      courses,
      slots: [slot(3, 1, '07:08'), slot(1, 1, '07:00', 'BOOKED'), slot(2, 2, '07:00'), slot(4, 1, '06:52', 'PAST')],
      claims: [
        { slotIdx: 1, kind: 'BOOKING', bookingIdx: 5, who: 'Kim, Lee, -' },
        { slotIdx: 2, kind: 'HOLD', who: 'Park', expiresAt: now.subtract({ seconds: 1 }) },
        { slotIdx: 3, kind: 'BLOCK', who: '', reason: 'Maintenance' },
      ],
      bookings: [booking],
    },
    now,
  )
  const none = { names: [], cart: false, caddie: false, cartNos: [], caddieNos: [], phones: [], notes: [] }
  expect(rows).toEqual([
    { time: '07:00', course: 'Pine', ...none },
    {
      ...{ time: '07:00', course: 'Lake', names: ['Kim', 'Lee', ''], cart: true, caddie: false },
      ...{ cartNos: ['12'], caddieNos: [], phones: ['010-1234-5678'], notes: ['Left-handed', 'Knee'] },
    },
    { time: '07:08', course: 'Lake', ...none, names: [''], notes: ['Maintenance'] },
  ])
})
