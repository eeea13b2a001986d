import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, asked, pressNamed, said, show, soon } from '../../../../test/screen'
import { BOOKING } from '../../../../test/some-booking'
import { asMember, ME } from '../../../../test/some-draw'
import { BookingDone } from '../confirm/booking-done'
import { MyBookings } from '../list/my-bookings'

const CANCEL = 'DELETE /reservation/cancel'
const MINUTES = 60_000
/** Booked after the day until which a cancellation is free. */
const LATE: Booking = { ...BOOKING, freeCancelUntil: '2026-01-01T08:00:00Z' }
const undoable = (): Booking => ({ ...LATE, undoUntil: new Date(Date.now() + 8 * MINUTES).toISOString() })
afterEach(() => void vi.useRealTimers())

async function done(booking: Booking, { couponReturned = false } = {}) {
  asMember()
  answer({ [CANCEL]: () => ({ bookingIdx: booking.bookingIdx, state: 'CX', couponReturned }) })
  await show(<BookingDone booking={booking} />, { path: '*', at: '/reservation?booked=41' })
}
const cancels = () => asked.filter(({ call }) => call === CANCEL)

test('a booking of the last minutes is free to undo, and is undone after one question', async () => {
  await done(undoable(), { couponReturned: true })
  expect(said()).toContain('Free cancellation until')
  expect(said()).not.toContain('Free cancellation ended')
  await pressNamed('button', /^Undo \(until \d\d:\d\d\)$/)
  expect(said()).toContain('It does not count as a cancellation. Others can then book the tee time.')
  expect(cancels()).toEqual([])
  await pressNamed('button', 'Undo booking')
  await soon(() => expect(said()).toContain('Your 07:58 booking is undone, and your coupon is returned.'))
  expect(cancels()).toMatchObject([{ body: { bookingIdx: 41, version: 1, reason: 'mistake' } }])
})

test('it is kept when the answer is no', async () => {
  await done(undoable())
  await pressNamed('button', /^Undo/)
  await pressNamed('button', 'Keep it')
  expect(cancels()).toEqual([])
})

test('when the minutes are over, the question, the button and the free cancellation are gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await done(undoable())
  await pressNamed('button', /^Undo/)
  vi.setSystemTime(Date.now() + 9 * MINUTES)
  await soon(() => expect(said()).toContain('Free cancellation ended'))
  expect(said()).not.toMatch(/Undo/)
  expect(cancels()).toEqual([])
})

test('without such minutes nothing can be undone', async () => {
  await done(LATE)
  expect(said()).toContain('Free cancellation ended')
  expect(said()).not.toMatch(/Undo/)
})

test('My page undoes it too, and reads the bookings again', async () => {
  const booking = undoable()
  const list = `GET /my-reservation/bookings/${ME}`
  await done(booking)
  answer({ [list]: () => ({ list: [booking], total: 1, page: 1, size: 20 }) })
  await show(<MyBookings memberIdx={ME} />, { path: '*', at: '/mypage?booking=41' })
  await pressNamed('button', /^Undo/)
  const before = asked.length
  await pressNamed('button', 'Undo booking')
  await soon(() => expect(asked.slice(before).map(({ call }) => call)).toContain(list))
  expect(said()).toContain('It does not count as a cancellation.')
})
