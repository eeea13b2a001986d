import type { BookedPlayer, Booking } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, named, pressNamed, said, show, soon } from '../../../../test/screen'
import { ASKED, BOOKING } from '../../../../test/some-booking'
import { asMember, ME } from '../../../../test/some-draw'
import { BookingDone } from './booking-done'

const PASSKEYS = 'GET /member/passkeys'
const OFFER = 'Log in with your face or finger next time'
const me: BookedPlayer = { no: 1, kind: 'MEMBER', memberIdx: ME, name: 'Me' }
const member = (no: number, name: string, answer: BookedPlayer['answer']): BookedPlayer => ({
  ...{ no, kind: 'MEMBER', memberIdx: 10 + no, name, answer },
})
const open = (no: number): BookedPlayer => ({ no, kind: 'TBD' })

beforeEach(() => localStorage.clear())

async function done(booking: Booking, passkeys: readonly object[] = []) {
  asMember()
  answer({ [PASSKEYS]: () => passkeys })
  await show(<BookingDone booking={booking} />, { path: '*', at: '/reservation?booked=41' })
}
const withPlayers = (...players: BookedPlayer[]): Booking => ({ ...BOOKING, players: [me, ...players] })
const players = () => [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)

/** A browser on a device that can check a face or a finger. */
function onDevice(isAble = true) {
  const isUserVerifyingPlatformAuthenticatorAvailable = async () => isAble
  vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable })
}

test('members who were named are listed with their answers, and those who have not answered in one sentence', async () => {
  await done(
    withPlayers(
      member(2, 'Kyung-soo Han', 'OPEN'),
      member(3, 'Do-yun Kang', 'OPEN'),
      member(4, 'Ha-eun Choi', 'ACCEPTED'),
    ),
  )
  expect(players()).toEqual([
    'Me',
    'Kyung-soo HanNot answered yet',
    'Do-yun KangNot answered yet',
    'Ha-eun ChoiAccepted',
  ])
  expect(said()).toContain('We asked Kyung-soo Han and Do-yun Kang to accept or decline.')
  expect(said()).not.toContain('still to be named')
})

test('a guest is marked, and not asked', async () => {
  await done(withPlayers({ no: 2, kind: 'GUEST', name: 'Grace Park' }))
  expect(players()).toEqual(['Me', 'Grace ParkGuest'])
  expect(said()).not.toContain('We asked')
})

test('two places to be named have their deadline and the way to name them', async () => {
  await done(withPlayers(open(2), open(3)))
  expect(players()).toEqual(['Me', 'To be named', 'To be named'])
  expect(said()).toMatch(/2 players are still to be named\. Add names by .* 4 Dec, \d\d:\d\d \(\d+ days left\)\./)
  expect(named('a', 'Add names').getAttribute('href')).toBe('/mypage?booking=41&do=players')
})

test('players of a group are named with its date', async () => {
  await done({ ...withPlayers(open(2)), type: 'T' })
  expect(named('a', 'Add names').getAttribute('href')).toBe('/mypage?view=groups')
})

test('the place of a member who declined is to be named again', async () => {
  await done(withPlayers({ ...open(2), answer: 'DECLINED' }))
  expect(players()).toEqual(['Me', 'To be namedDeclined'])
})

test('a companion who opens the confirmation is not sent to name players, nor among those who were asked', async () => {
  await done({ ...ASKED, players: [...ASKED.players, open(3)] })
  expect(said()).not.toContain('We asked')
  expect(() => named('a', 'Add names')).toThrow()
})

test('the price and the end of free cancellation are said', async () => {
  await done(BOOKING)
  expect(said()).toContain('Total₩400,000')
  expect(said()).toMatch(/Free cancellation until .* 3 Dec/)
})

test('a passkey is offered on a device that can check a person, until it is declined there', async () => {
  onDevice()
  await done(BOOKING)
  await soon(() => named('h2', OFFER))
  expect(named('a', 'Set up a passkey').getAttribute('href')).toBe('/mypage/myinfo#passkeys')
  await pressNamed('button', 'Not on this device')
  expect(said()).not.toContain(OFFER)
  const before = asked.length
  await done(BOOKING)
  await soon(() => named('h2', 'Players'))
  expect(asked.slice(before).map(({ call }) => call)).not.toContain(PASSKEYS)
  expect(said()).not.toContain(OFFER)
})

test('no passkey is offered to a member who has one', async () => {
  onDevice()
  await done(BOOKING, [{ passkeyIdx: 1, name: 'Phone', createdAt: '2026-01-01T00:00:00Z' }])
  await soon(() => expect(asked.map(({ call }) => call)).toContain(PASSKEYS))
  expect(said()).not.toContain(OFFER)
})

test.each([
  ['where one was used before', true, () => localStorage.setItem('passkey', '1')],
  ['on a device that cannot check a person', false, () => {}],
])('no passkey is offered %s', async (_, isAble, prepare) => {
  onDevice(isAble)
  prepare()
  await done(BOOKING)
  expect(asked.map(({ call }) => call)).not.toContain(PASSKEYS)
  expect(said()).not.toContain(OFFER)
})
