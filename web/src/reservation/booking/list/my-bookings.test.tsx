import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, said, show, soon } from '../../../../test/screen'
import { ASKED, BOOKING } from '../../../../test/some-booking'
import { asMember, ME } from '../../../../test/some-draw'
import { Limits } from '../../sheet/page/limits'
import { MyBookings } from './my-bookings'

const TODAY = '2098-12-01'
const limit = (used: number, max: number | null) => ({ used, max })
const COUNTS = {
  ...{ date: TODAY, day: limit(0, 1), month: { weekday: limit(0, null), weekend: limit(1, 3) } },
  ...{ waiting: limit(0, 3), draw: limit(0, 1), hold: limit(0, 1), guest: limit(0, 3) },
}
const COUNT = `GET /reservation/${ME}/${TODAY}/cnt`

async function shown(booking: Booking, active: readonly object[] = []) {
  asMember()
  answer({
    [`GET /my-reservation/bookings/${ME}`]: () => ({ list: [booking], total: 1, page: 1, size: 20 }),
    [`GET /info/${ME}/penalties`]: () => ({ active, recent: [], cancelsThisMonth: 0, cancelsMax: 5, ruleText: '' }),
    [COUNT]: () => COUNTS,
    'GET /reservation/holes/GC001': () => [],
    [`PUT /reservation/booking/${booking.bookingIdx}/answer`]: () => booking,
  })
  await show(
    <>
      <MyBookings memberIdx={ME} />
      <Limits memberIdx={ME} date={TODAY} />
    </>,
    { path: '*', at: `/mypage?booking=${booking.bookingIdx}` },
  )
  await soon(() => named('h3', 'Price'))
}

test('the numbers of the month are read again with the bookings that were changed', async () => {
  await shown(ASKED)
  const counted = () => asked.filter(({ call }) => call === COUNT).length
  await soon(() => expect(counted()).toBe(1))
  await pressNamed('button', 'Decline')
  await soon(() => expect(counted()).toBe(2))
})

test('a booking shows its total', async () => {
  await shown(BOOKING)
  expect(said()).toContain('Total₩400,000')
})

test.each(['CX', 'CL', 'CC'])('a booking that was cancelled (%s) shows no total as if it were owed', async (state) => {
  await shown({ ...BOOKING, state })
  expect(said()).toContain('The booking was cancelled: nothing of its price is charged.')
  expect(said()).not.toContain('₩400,000')
})

test('of a booking that was cancelled the money of its penalty is owed', async () => {
  const penalty = {
    ...{ penaltyIdx: 5, code: 'W2', state: 'ACTIVE', from: TODAY, money: 80_000, currency: 'KRW', paid: false },
    ...{ dueDate: '2098-12-31', bookingIdx: BOOKING.bookingIdx, ruleText: 'Late', version: 1 },
  }
  await shown({ ...BOOKING, state: 'CL' }, [penalty, { ...penalty, penaltyIdx: 6, bookingIdx: 1, money: 90_000 }])
  await soon(() => expect(said()).toContain('₩80,000, to be paid at the front desk'))
  expect(said()).not.toContain('₩90,000')
})

test('a booking that was undone is called so, and is free', async () => {
  await shown({ ...BOOKING, state: 'CX', undone: true })
  expect(named('[data-state="CX"]', 'Undone')).toBeTruthy()
  expect(said()).toContain('The booking was undone: nothing of its price is charged.')
})

async function past(query = '') {
  asMember()
  answer({
    [`GET /my-reservation/bookings/${ME}`]: () => ({ list: [], total: 0, page: 1, size: 20 }),
    'GET /reservation/holes/GC001': () => [],
  })
  await show(<MyBookings memberIdx={ME} />, { path: '*', at: `/mypage?when=past${query}` })
}

test('a member without past rounds is offered no filter for them', async () => {
  await past()
  await soon(() => expect(said()).toContain('No past rounds yet'))
  expect(document.querySelector('search')).toBeNull()
})

test('a filter that finds nothing stays, so that it can be changed', async () => {
  await past('&player=Kim')
  await soon(() => expect(said()).toContain('No rounds found'))
  expect(document.querySelector('search')).not.toBeNull()
})
