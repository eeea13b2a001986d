import { expect, test } from 'vitest'
import { answer, named, show, soon } from '../../../../test/screen'
import { ASKED, BOOKING } from '../../../../test/some-booking'
import { asMember, ME } from '../../../../test/some-draw'
import StandingBand from './standing-band'

test('the bookings that use up a limit are the member’s own, without tee times of a group', async () => {
  asMember()
  const list = [BOOKING, ASKED, { ...BOOKING, bookingIdx: 43, type: 'T' }, { ...BOOKING, bookingIdx: 44, state: 'CX' }]
  answer({ [`GET /my-reservation/bookings/${ME}`]: () => ({ list, total: list.length, page: 1, size: 20 }) })
  const standing = { code: 'QUOTA_DAY', max: 1 } as const
  const about = { memberIdx: ME, date: BOOKING.date, standing, otherDays: [], onDay: () => undefined }
  await show(<StandingBand {...about} />, { path: '*', at: '/reservation' })
  await soon(() => named('a', /at 07:58, Hill$/))
  expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/mypage?booking=41',
  ])
})
