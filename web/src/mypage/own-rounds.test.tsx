import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answer, named, press, pressNamed, said, show, soon } from '../../test/screen'
import { ASKED, BOOKING } from '../../test/some-booking'
import { asMember, ME } from '../../test/some-draw'
import { OwnRounds } from './own-rounds'

const LIST = `GET /my-reservation/bookings/${ME}`
/** Two weeks after the next round. */
const LATER: Booking = { ...BOOKING, bookingIdx: 43, date: '2098-12-20', time: '09:10', courseName: 'Lake' }
const ASKED_LATER: Booking = { ...ASKED, date: '2098-12-13', time: '08:24' }

const listed = (...list: Booking[]) => ({ list, total: list.length, page: 1, size: 10 })

async function shown(coming: Booking[], at = '/mypage') {
  asMember()
  answer({
    [LIST]: () => listed(...coming),
    [`GET /info/${ME}/penalties`]: () => ({ active: [], recent: [], cancelsThisMonth: 0, cancelsMax: 5, ruleText: '' }),
    'GET /reservation/holes/GC001': () => [],
    'PUT /reservation/booking/42/answer': () => ASKED,
  })
  await show(<OwnRounds me={ME} coming={coming} />, { path: '*', at })
  await soon(() => named('h2', 'Bookings'))
}

/** Every round on the page by its tee time, the open ones marked. */
const rounds = () =>
  [...document.querySelectorAll('article')].map((article) => {
    const isOpen = article.querySelector('[aria-expanded="true"]') !== null
    return `${/\d\d:\d\d/.exec(article.textContent)?.[0]}${isOpen ? ' open' : ''}`
  })
const found = (...expected: string[]) => soon(() => expect(rounds()).toEqual(expected))

test('the next round is said once, and the list begins with the one after it', async () => {
  await shown([BOOKING, LATER])
  await found('07:58', '09:10')
  expect(said()).toMatch(/Your next round is in \d+ days/)
  expect(said()).not.toContain('No other upcoming tee times')
})

test('a list without other rounds says so', async () => {
  await shown([BOOKING])
  await soon(() => expect(said()).toContain('No other upcoming tee times.'))
})

test('a list without any round has its own words', async () => {
  await shown([])
  await soon(() => expect(said()).toContain('No upcoming tee times'))
  expect(said()).not.toContain('No other upcoming tee times')
})

test('the next round opens and closes in its own card', async () => {
  await shown([BOOKING, LATER])
  await pressNamed('h2 button', /07:58 Hill$/)
  await found('07:58 open', '09:10')
  named('h3', 'Price')
  expect(() => named('a', 'Move to another time')).toThrow()
  await pressNamed('h2 button', /07:58 Hill$/)
  await found('07:58', '09:10')
  named('a', 'Move to another time')
})

test.each([
  [BOOKING, ['07:58 open', '09:10']],
  [LATER, ['07:58', '09:10 open']],
])('a link to a booking opens it where it is: %#', async ({ bookingIdx }, expected) => {
  await shown([BOOKING, LATER], `/mypage?booking=${bookingIdx}`)
  await found(...expected)
})

test('a question to the member is the first card, with its two answers, before the next round', async () => {
  await shown([BOOKING, ASKED_LATER, LATER])
  await found('08:24', '07:58', '09:10')
  const [question] = document.querySelectorAll('article')
  expect(question!.textContent).toMatch(/^Ha-eun Choi named you as a companion. Will you play\?AcceptDecline/)
  expect(question!.textContent).not.toMatch(/Your next round|booked by/)
})

test('a question about the next round itself is asked in its one card', async () => {
  await shown([ASKED, LATER])
  await found('07:58', '09:10')
  expect(said()).not.toContain('Your next round')
  expect(document.querySelectorAll('article')[0]!.textContent).toMatch(/Will you play\?AcceptDecline/)
})

test('a member who has accepted reads who booked, and can still decline', async () => {
  const [host, me] = ASKED.players
  await shown([{ ...ASKED, players: [host!, { ...me!, answer: 'ACCEPTED' }] }])
  expect(said()).toContain('booked by Ha-eun Choi')
  expect(said()).toContain('You accepted.')
  named('button', 'Decline')
})

test('after an answer the focus stays at the rounds', async () => {
  await shown([ASKED_LATER, LATER])
  const decline = await soon(() => named('button', 'Decline'))
  await press(decline)
  await act(async () => decline.remove())
  await soon(() => expect(document.activeElement?.closest('h2')).toBeTruthy())
})
