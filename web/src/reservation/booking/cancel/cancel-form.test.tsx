import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { expect, test } from 'vitest'
import { answer, said, show, soon } from '../../../../test/screen'
import { BOOKING } from '../../../../test/some-booking'
import { asMember, ME } from '../../../../test/some-draw'
import { CancelForm } from './cancel-form'

async function shown(booking: Booking) {
  asMember()
  answer({
    'GET /code/Z82': () => ({ list: [] }),
    [`GET /info/${ME}/penalties`]: () => ({ active: [], recent: [], cancelsThisMonth: 2, cancelsMax: 5, ruleText: '' }),
  })
  await show(<CancelForm booking={booking} onKept={() => {}} onCancelled={() => {}} />)
}
const COUNT = 'You have cancelled 2 bookings this month.'

test('a cancellation that counts says how many the month has', async () => {
  await shown(BOOKING)
  await soon(() => expect(said()).toContain(COUNT))
})

test('a win that can be given back says that cancelling it does not count', async () => {
  await shown({ ...BOOKING, type: 'D', releaseUntil: '2098-11-28T03:00:00Z' })
  expect(said()).toMatch(/If you cancel it until .+, it is no cancellation, but it still counts as a win\./)
  expect(said()).not.toContain(COUNT)
})
