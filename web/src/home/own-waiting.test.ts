import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Waiting } from '@clubhouse/contract/reservation/standby/standby'
import { expect, test } from 'vitest'
import { ASKED, BOOKING } from '../../test/some-booking'
import { ME } from '../../test/some-draw'
import { isAsked, namesMissing } from '../reservation/booking/list/rounds'
import { waitingFor } from './own-waiting'

const NOW = Date.parse('2098-12-01T00:00:00Z')
const offered = (expiresAt: string) =>
  ({ offer: { offerIdx: 5, date: '2098-12-05', time: '07:10', courseName: 'Lake', expiresAt } }) as Waiting
const answered = { idx: 4, title: 'A locker' }

test('what waits is named in the order of what ends soonest, each with its page', () => {
  const lines = waitingFor(ME, NOW, {
    coming: [BOOKING, ASKED],
    standby: [offered('2098-12-01T01:00:00Z')],
    answered: [answered],
  })
  expect(lines.map(({ code, to, until }) => [code, to, until])).toEqual([
    ['OFFER', '/mypage/standby', '2098-12-01T01:00:00Z'],
    ['ASKED', '/mypage?booking=42', BOOKING.namesDueAt],
    ['NAMES', '/mypage?booking=41&do=players', BOOKING.namesDueAt],
    ['ANSWERED', '/mypage/cs/4', undefined],
  ])
  expect(lines[1]!.values).toEqual({ date: '2098-12-06', time: '07:58', course: 'Hill', name: 'Ha-eun Choi' })
})

test('names of the tee time of a group wait at its group', () => {
  const coming = [{ ...BOOKING, type: 'T' }]
  expect(waitingFor(ME, NOW, { coming }).map(({ code, to }) => [code, to])).toEqual([['NAMES', '/mypage?view=groups']])
})

test('a booking that is offered waits for its companion alone', () => {
  const offer = { ...ASKED, offeredTo: ME }
  expect(waitingFor(ME, NOW, { coming: [offer] }).map(({ code, to }) => [code, to])).toEqual([
    ['OFFERED', '/mypage?booking=42'],
  ])
  expect(waitingFor(8, NOW, { coming: [offer] })).toEqual([])
  expect(waitingFor(ME, NOW, { coming: [{ ...offer, state: 'CX' }] })).toEqual([])
})

test('what the card of the next round asks is not asked twice, and an offer that has ended not at all', () => {
  const lists = { coming: [BOOKING, ASKED], standby: [offered('2098-11-30T01:00:00Z'), {} as Waiting] }
  expect(waitingFor(ME, NOW, lists, 41).map(({ code }) => code)).toEqual(['ASKED'])
  expect(waitingFor(ME, NOW, {})).toEqual([])
})

test.each<[string, Partial<Booking>, number]>([
  ['before the deadline', {}, 1],
  ['after the deadline', { namesDueAt: '2098-11-30T00:00:00Z' }, 0],
  ['after a deadline that the booking was made after', { namesDueAt: '2098-11-01T00:00:00Z' }, 1],
  ['of a cancelled booking', { state: 'CX' }, 0],
  ['of a booking of someone else', { booker: { memberIdx: 8, name: 'Ha-eun Choi' } }, 0],
])('names are missing %s', (_, more, count) => {
  expect(namesMissing({ ...BOOKING, ...more }, ME, NOW)).toBe(count)
})

test('a booking after its names were due has no end that a line could name', () => {
  const late = { ...BOOKING, namesDueAt: '2098-11-01T00:00:00Z' }
  expect(waitingFor(ME, NOW, { coming: [late] })[0]).not.toHaveProperty('until')
})

test('a member is asked until they answer, and while the booking stands', () => {
  expect(isAsked(ASKED, ME)).toBe(true)
  expect(isAsked(ASKED, 8)).toBe(false)
  expect(isAsked({ ...ASKED, state: 'CX' }, ME)).toBe(false)
})
