import { act } from 'react'
import { expect, test } from 'vitest'
import { answer, asked, field, leave, named, press, put, said, show, soon, type } from '../../../../test/screen'
import WalkInPanel from './walk-in-panel'

const slot = (slotIdx: number, time: string) => ({
  ...{ slotIdx, courseIdx: 1, time, part: '1', state: 'OPEN', mode: 'WHOLE', capacity: 4, taken: 0, greenFee: 0 },
})
const SHEET = {
  courses: [{ courseIdx: 1, name: 'East' }],
  slots: [slot(1, '23:40'), slot(2, '23:50')],
  claims: [],
}
const QUOTE = 'POST /manage/bookings/quote'
const MAKE = 'POST /manage/bookings'
const HOUR_MS = 3_600_000

let booked: number[] = []

async function shown(against: readonly object[] = []) {
  booked = []
  const today = new Date(Date.now() + 9 * HOUR_MS).toISOString().slice(0, 10)
  answer({
    [`GET /manage/days/${today}`]: () => ({ ...SHEET, date: today }),
    'GET /codes': () => [],
    'GET /manage/bookings/members': () => [],
    [QUOTE]: () => ({ price: { currency: 'KRW', rows: [{ key: 'GREEN', amount: 260_000 }], total: 260_000 }, against }),
    [MAKE]: () => ({ bookingIdx: 7, booker: { name: 'Han So-ra' } }),
  })
  await show(<WalkInPanel onClose={() => {}} onBooked={(bookingIdx) => booked.push(bookingIdx)} />)
  const search = await soon(() => named<HTMLInputElement>('input', /^Who\?/))
  await put(search, 'Han So-ra')
}
/** The button has the focus when it is pressed; Enter in the search books nothing. */
async function book() {
  const button = named('button', 'Book')
  await act(async () => button.focus())
  await press(button)
}
const sent = () => asked.filter(({ call }) => call === MAKE)

test('guests see the price before they are booked, and need neither a phone number nor a reason', async () => {
  await shown()
  await soon(() => expect(said()).toContain('Total₩260,000'))
  expect(document.querySelector('[name="reason"]')).toBeNull()
  expect(sent()).toEqual([])
  await book()
  await soon(() => expect(booked).toEqual([7]))
  expect(sent()).toMatchObject([{ body: { slotIdx: 1, type: 'P', guest: { name: 'Han So-ra' }, override: [] } }])
})

test('a rule that is set aside is named, and the reason is that it is a walk-in', async () => {
  await shown([{ code: 'MIN_PLAYERS', min: 3 }])
  await put(await soon(() => named<HTMLSelectElement>('select', /^23:40/)), '2')
  await soon(() => expect(said()).toContain('Rules set aside'))
  await book()
  await soon(() => expect(booked).toEqual([7]))
  expect(sent()).toMatchObject([{ body: { slotIdx: 2, override: ['MIN_PLAYERS'], reason: 'Walk-in' } }])
})

test('a phone number that is none is refused in words of its own', async () => {
  await shown()
  await type('guestPhone', 'abc')
  await leave('guestPhone')
  await soon(() => expect(said()).toContain('Enter a phone number, such as 010-1234-5678.'))
  expect(field('guestPhone').getAttribute('aria-invalid')).toBe('true')
})
