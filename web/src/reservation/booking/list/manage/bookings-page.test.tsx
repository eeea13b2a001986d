import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, Refused, said, show, soon, type } from '../../../../../test/screen'
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

const heads = () => [...document.querySelectorAll('thead th:not(:has(input))')].map(({ textContent }) => textContent)
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td:not(:has(input))')?.textContent)

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

const STANDING = { state: 'CF', version: 3 }
const players = (memberIdx: number, name: string) => [
  { no: 1, kind: 'MEMBER', memberIdx, name },
  { no: 2, kind: 'MEMBER', memberIdx: 9, name: 'Soo-ah Baek' },
  { no: 3, kind: 'TBD' },
]
const standing = (bookingIdx: number, name: string) => ({
  ...{ ...booking(bookingIdx, name, ''), ...STANDING },
  ...{ booker: { memberIdx: bookingIdx, name }, players: players(bookingIdx, name) },
})

test('bookings that are ticked are cancelled for the club one by one; what is refused is named and stays ticked', async () => {
  answer({
    'GET /manage/bookings': () => ({
      list: [standing(1, 'Ann Lee'), standing(2, 'Do-yun Han'), booking(3, 'Ye-jin Oh', '')],
      ...{ total: 3, page: 1, size: 30, courses: [] },
    }),
    'DELETE /manage/bookings/1': () => ({}),
    'DELETE /manage/bookings/2': () => {
      throw new Refused(200, { code: 'WRONG_STATE', msgCode: 'common.WRONG_STATE', msgVar: { state: 'CI' } })
    },
  })
  const path = '/ishm/reservation/bookings'
  await show(<BookingsPage />, { path: `${path}/:idx?`, at: `${path}?from=2027-03-13` })
  await pressNamed('input', 'Select all rows on this page')
  await pressNamed('button', 'Cancel for the club')
  await soon(() =>
    expect(said()).toContain('The club cancels 2 bookings: no penalty applies, and coupons are returned.'),
  )
  expect(said()).toContain('6 players lose their places.')
  expect(said()).toContain('1 other selected booking cannot be cancelled and stays.')
  expect(said()).toContain('Notified by message and email: Ann Lee, Soo-ah Baek, Do-yun Han.')
  const cancelled = () => asked.filter(({ call }) => call.startsWith('DELETE'))
  await pressNamed('form button', 'Cancel for the club')
  expect(said()).toContain('Say why the club cancels.')
  expect(cancelled()).toEqual([])
  await type('text', 'Heavy rain')
  await type('translated.ko.text', '호우')
  await pressNamed('form button', 'Cancel for the club')
  await soon(() => expect(cancelled()).toHaveLength(2))
  expect(cancelled()[0]!.body).toMatchObject({
    by: 'CLUB',
    penalty: false,
    version: 3,
    text: 'Heavy rain',
    translated: { ko: { text: '호우' } },
  })
  await soon(() => named('summary', /1 .*/))
  expect(named('details li', /^Do-yun Han/)).toBeDefined()
  const ticked = [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')].map(
    (box) => box.checked,
  )
  expect(ticked).toEqual([false, true, true])
})
