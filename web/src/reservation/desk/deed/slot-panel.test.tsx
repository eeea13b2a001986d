import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { answer, field, pressNamed, Refused, said, show, soon, type } from '../../../../test/screen'
import type { ManagerSheet } from '../cell/desk-cell'
import type { DeskBookingData } from './desk-booking-data'
import SlotPanel from './slot-panel'

const NOW = Date.parse('2026-12-02T00:30:00Z')
const BOOKING = {
  ...{ bookingIdx: 7, bookingNo: 'B7', version: 3, state: 'CF', type: 'M', slotIdx: 1, date: '2026-12-05' },
  ...{ time: '10:00', courseIdx: 1, courseName: 'East', part: '1', holes: '18', seats: [1, 2], cart: true },
  ...{ caddie: false, booker: { memberIdx: 1, name: 'Kim' }, memo: null, namesDueAt: '2026-12-03T00:00:00Z' },
  ...{ freeCancelUntil: '2026-12-03T00:00:00Z', createdAt: '2026-12-01T00:00:00Z', setAside: [], mails: [] },
  players: [
    { no: 1, kind: 'MEMBER', name: 'Kim', memberIdx: 1 },
    { no: 2, kind: 'GUEST', name: 'Lee' },
  ],
  price: { currency: 'KRW', total: 0, rows: [] },
  ...{ history: [], penalties: [], mayMoveLate: false },
} as unknown as DeskBookingData
const CLAIM = { slotIdx: 1, bookingIdx: 7, kind: 'BOOKING', who: 'Kim, Lee', guests: [], searchText: 'Kim, Lee' }
const SHEET = {
  ...{ date: '2026-12-05', state: 'PUBLISHED', version: 1, shares: [], teeTimes: [] },
  courses: [{ courseIdx: 1, name: 'East' }],
  slots: [{ slotIdx: 1, courseIdx: 1, time: '10:00', part: '1', state: 'BOOKED', capacity: 4, minPlayers: 3 }],
  claims: [CLAIM],
} as unknown as ManagerSheet

test('what was typed about a booking stays when another desk cancels it, and cannot be sent', async () => {
  answer({ 'GET /manage/bookings/7': () => BOOKING, 'GET /codes': () => [] })
  let change = (_: ManagerSheet) => {}
  const Desk = () => {
    const [sheet, setSheet] = useState(SHEET)
    change = setSheet
    return <SlotPanel {...{ sheet, slotIdx: 1, now: NOW }} onClose={() => {}} onChanged={() => {}} onMoved={() => {}} />
  }
  await show(<Desk />)
  await pressNamed('button', 'Change booking')
  await type('reason', 'Asked by phone.')
  answer({
    'GET /manage/bookings/7': () => ({ ...BOOKING, state: 'CX', version: 4, cancelText: 'Rain' }),
    'PUT /manage/bookings/7': () => {
      throw new Refused(200, { code: 'CHANGED_MEANWHILE', msgCode: 'common.CHANGED_MEANWHILE', msgVar: { version: 4 } })
    },
  })
  // The tee time is free, and a member holds it at once.
  const hold = { ...CLAIM, bookingIdx: null, kind: 'HOLD', who: 'Choi', expiresAt: '2026-12-02T00:40:00Z' }
  await act(async () => change({ ...SHEET, claims: [hold] } as unknown as ManagerSheet))
  expect(field('reason').value).toBe('Asked by phone.')
  await pressNamed('form button', 'Save')
  await soon(() => expect(said()).toContain('Someone else saved first, so this is no longer possible.'))
  expect(said()).toContain('Rain')
  expect(field('reason').value).toBe('Asked by phone.')
  expect([...document.querySelectorAll('form button')].map(({ textContent }) => textContent)).not.toContain('Save')
  await pressNamed('form button', 'Close')
  await soon(() => expect(said()).not.toContain('Asked by phone.'))
})
