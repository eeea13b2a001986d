import { expect, test } from 'vitest'
import { answer, named, said, show, soon } from '../../../../../test/screen'
import BookingsPage from './bookings-page'

const booking = (bookingIdx: number, bookerName: string, phoneNo: string) => ({
  ...{ bookingIdx, bookerName, phoneNo, bookingNo: `GC001-270313-${bookingIdx}`, players: [{}, {}], state: 'CC' },
  ...{ date: '2027-03-13', time: '07:00', courseName: 'Lake', createdAt: '2027-03-01T00:00:00Z', cancelledAt: null },
})

async function showBookings(query: string) {
  answer({
    'GET /manage/bookings': () => ({
      list: [booking(1, 'Ann Lee', '010-5550-0142'), booking(2, 'Do-yun Han', '')],
      ...{ total: 2, page: 1, size: 30, courses: [] },
    }),
  })
  const path = '/ishm/reservation/bookings'
  await show(<BookingsPage />, { path: `${path}/:idx?`, at: path + query })
  await soon(() => named('a', 'Ann Lee'))
}

const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
const cells = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent)

test('the list with the phone number shows it as a link that calls', async () => {
  await showBookings('?from=2027-03-13&to=2027-03-13&state=CC&columns=phone,date')
  expect(heads().map((head) => head?.trim())).toEqual([
    expect.stringContaining('Booked by'),
    'Phone number',
    expect.any(String),
  ])
  expect(cells()).toEqual(['010-5550-0142', '–'])
  const call = document.querySelector('a[href^="tel:"]')!
  expect(call.getAttribute('href')).toBe('tel:01055500142')
  expect(call.getAttribute('aria-label')).toBe('Call Ann Lee, 010-5550-0142')
})

test('the list shows no phone number until a manager chooses its column', async () => {
  await showBookings('?state=CC')
  expect(said()).not.toContain('010-5550-0142')
})
