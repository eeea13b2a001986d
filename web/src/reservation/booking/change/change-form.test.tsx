import { expect, test } from 'vitest'
import { answer, asked, pressNamed, said, show, soon } from '../../../../test/screen'
import { BOOKING } from '../../../../test/some-booking'
import { asMember, ME } from '../../../../test/some-draw'
import ChangeForm from './change-form'

const SAVE = `PUT /reservation/booking/${BOOKING.bookingIdx}/players`

async function saved(type: string) {
  asMember()
  answer({
    [`GET /reservation/sheets/${ME}/${BOOKING.date}/${BOOKING.slotIdx}`]: () => ({
      slot: { slotIdx: BOOKING.slotIdx, holes: '18', mode: 'EXCLUSIVE' },
      ...{ price: BOOKING.price, freeCancelUntil: BOOKING.freeCancelUntil, namesDueAt: BOOKING.namesDueAt },
      rules: { minPlayers: 2, maxPlayers: 4, guestsLeft: 3, termsIdx: 77 },
    }),
    'POST /reservation/quote': () => BOOKING.price,
    'GET /info/buddies': () => [],
    [`GET /my-reservation/bookings/${ME}`]: () => ({ list: [], total: 0, page: 1, size: 50 }),
    [SAVE]: () => BOOKING,
  })
  const may = { places: true, names: true, move: true, transfer: false, cancel: true }
  await show(<ChangeForm booking={{ ...BOOKING, type, may, history: [] }} onKept={() => {}} onChanged={() => {}} />)
  await pressNamed('button', 'Save changes')
  await soon(() => expect(asked.some(({ call }) => call === SAVE)).toBe(true))
  return asked.find(({ call }) => call === SAVE)!.body as { termsIdx?: number }
}

test('to name the players of a win is to accept the booking rules in force', async () => {
  expect(await saved('D')).toMatchObject({ termsIdx: 77 })
  expect(said()).toContain('By saving, you accept the booking rules')
})

test('of another booking they were accepted when it was made', async () => {
  expect(await saved('N')).not.toHaveProperty('termsIdx')
  expect(said()).not.toContain('you accept')
})
