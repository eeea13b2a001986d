import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Hold } from '@clubhouse/contract/reservation/sheet/sheet'
import { expect, test } from 'vitest'
import { type HoldEvent, type HoldStep, nextStep } from './hold-steps'
import type { AnySlot } from './slot-view'

const slot = { slotIdx: 7, time: '07:12' } as AnySlot
const other = { slotIdx: 8, time: '07:20' } as AnySlot
const date = '2026-05-21'
const courseName = 'Lake'
const time = { slot, date, courseName }
const hold = { slotIdx: 7, serverTime: '2026-04-20T00:12:10Z', expiresAt: '2026-04-20T00:17:10Z' } as Hold
const longer = { ...hold, serverTime: '2026-04-20T00:16:30Z', expiresAt: '2026-04-20T00:19:10Z' }
const booking = { bookingIdx: 15880 } as Booking

const none: HoldStep = { step: 'none' }
const asking: HoldStep = { step: 'asking', ...time }
const base = { ...time, hold, grantedAt: Date.parse(hold.serverTime) }
const held: HoldStep = { step: 'held', ...base }
const sending: HoldStep = { step: 'sending', key: 'k', ...base }
const unsure: HoldStep = { step: 'unsure', key: 'k', ...base }
const expired: HoldStep = { step: 'expired', ...time }
const booked: HoldStep = { step: 'booked', booking }

const cases: [string, HoldStep, HoldEvent, HoldStep][] = [
  ['a tap asks', none, { type: 'asked', ...time }, asking],
  ['the hold is granted', asking, { type: 'granted', ...time, hold }, held],
  ['the hold is refused', asking, { type: 'refused' }, none],
  [
    'a hold is found again after a reload, with the part of its time that is over',
    none,
    { type: 'granted', ...time, hold: { ...hold, serverTime: longer.serverTime }, grantedAt: base.grantedAt },
    { ...held, hold: { ...hold, serverTime: longer.serverTime } },
  ],
  [
    'more time fills the ring again',
    held,
    { type: 'extended', hold: longer },
    { ...held, hold: longer, grantedAt: Date.parse(longer.serverTime) },
  ],
  ['time runs out', held, { type: 'ranOut' }, expired],
  ['time running out while sending decides nothing', sending, { type: 'ranOut' }, sending],
  ['held again after it ran out', expired, { type: 'asked', ...time }, asking],
  ['given back', held, { type: 'gaveBack' }, none],
  ['the notice is put away', expired, { type: 'gaveBack' }, none],
  ['confirming', held, { type: 'sent', key: 'k' }, sending],
  ['the booking stands', sending, { type: 'booked', booking }, booked],
  ['no answer', sending, { type: 'noAnswer' }, unsure],
  ['sent again with the same key', unsure, { type: 'sent', key: 'k' }, sending],
  ['a refusal that the form can mend', sending, { type: 'bookRefused', code: 'GUEST_LIMIT' }, held],
  ['the price changed', sending, { type: 'bookRefused', code: 'PRICE_CHANGED' }, held],
  ['the hold ran out before the booking', sending, { type: 'bookRefused', code: 'HOLD_EXPIRED' }, expired],
  ['taken meanwhile', sending, { type: 'bookRefused', code: 'TAKEN' }, expired],
  ['no other hold while a booking is open', unsure, { type: 'asked', slot: other, date, courseName }, unsure],
  ['a hold that ended while every tab was closed', none, { type: 'lost', ...time }, expired],
  ['a lost hold while the booking is sent decides nothing', sending, { type: 'lost', ...time }, sending],
  ['a booking that is shown on its page', booked, { type: 'shown' }, none],
  ['the hold goes with the session', unsure, { type: 'left' }, none],
  ['a late refusal', held, { type: 'refused' }, held],
  ['a late answer after the booking', booked, { type: 'granted', ...time, hold }, booked],
]

test.each(cases)('%s', (_, from, event, to) => expect(nextStep(from, event)).toEqual(to))
