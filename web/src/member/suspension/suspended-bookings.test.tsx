import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { expect, test } from 'vitest'
import { answer, asked, Refused, said, show, soon } from '../../../test/screen'
import { BOOKING } from '../../../test/some-booking'
import { asMember, ME } from '../../../test/some-draw'
import { CancelForm } from '../../reservation/booking/cancel/cancel-form'
import { BookingsOfMany, SuspendedBookings } from './suspended-bookings'

const OWN = `GET /my-reservation/penalty/${ME}/bookings`
const MANAGED = 'GET /manage/members/7/suspension'
const ONE = { bookingIdx: 43, date: '2026-12-20', time: '07:58', course: 'Lake' }
const LATE: Booking = {
  ...BOOKING,
  booker: { memberIdx: ME, name: 'Kim' },
  freeCancelUntil: '2026-01-01T08:00:00Z',
  ifCancelledNow: { code: 'W1', days: 30, money: 72_000, payDays: 30, also: { code: 'W7', days: 14 } },
}
const cancelForm = () => show(<CancelForm booking={LATE} onKept={() => {}} onCancelled={() => {}} />)
const ownAsked = () => asked.filter(({ call }) => call === OWN)

test('a late cancellation lists the bookings that its suspensions would cancel', async () => {
  asMember()
  answer({ [OWN]: () => ({ cancels: true, bookings: [ONE] }) })
  await cancelForm()
  await soon(() => expect(said()).toContain('The club also cancels this 1 booking on a day of the suspension.'))
  expect(said()).toMatch(/20 Dec, 07:58, Lake/)
  expect(ownAsked().at(-1)?.query).toMatchObject({ days: '44', besides: String(LATE.bookingIdx) })
})

test('it says that existing bookings stay where the club keeps them', async () => {
  asMember()
  answer({ [OWN]: () => ({ cancels: false, bookings: [] }) })
  await cancelForm()
  await soon(() => expect(said()).toContain('Existing bookings stay.'))
})

test('managers read the same of a member, and of several whether they stay', async () => {
  answer({ [MANAGED]: () => ({ cancels: true, bookings: [] }) })
  await show(<SuspendedBookings memberIdx={7} until="2026-12-24" />)
  await soon(() => expect(said()).toContain('No existing booking is on a day of the suspension.'))
  await show(<BookingsOfMany memberIdx={7} />)
  await soon(() => expect(said()).toContain('Bookings on days of the suspension are cancelled.'))
})

test('it says so where the bookings cannot be read', async () => {
  answer({
    [MANAGED]: () => {
      throw new Refused(500, { code: 'FAULT', msgCode: 'common.FAULT', msgVar: {} })
    },
  })
  await show(<SuspendedBookings memberIdx={7} days={30} />)
  await soon(() => expect(said()).toContain('We could not read what happens to existing bookings.'))
})
