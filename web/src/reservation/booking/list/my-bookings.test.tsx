import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, show, soon } from '../../../../test/screen'
import { ASKED } from '../../../../test/some-booking'
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
