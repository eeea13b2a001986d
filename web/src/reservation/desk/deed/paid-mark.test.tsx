import { useState } from 'react'
import { expect, test } from 'vitest'
import { answer, named, pressNamed, said, show, soon } from '../../../../test/screen'
import { PaidMark } from './paid-mark'

const BOOKING = { bookingIdx: 7, version: 3, price: { total: 480_000 }, marksPayments: true }
const PAID = { amount: 480_000, at: '2026-12-02T00:30:00Z', by: 'Hye-won Seo' }

test('one press marks the price as paid, and another undoes it', async () => {
  const sent: unknown[] = []
  answer({
    'PUT /manage/frontdesk/7/paid': (_, body) => {
      sent.push(body)
      return { version: 4, payment: PAID }
    },
  })
  const Desk = () => {
    const [payment, setPayment] = useState<typeof PAID | null>(null)
    return (
      <PaidMark
        booking={{ ...BOOKING, payment }}
        isOwed
        onChanged={() => setPayment((before) => (before ? null : PAID))}
      />
    )
  }
  await show(<Desk />)
  expect(said()).toContain('₩480,000 to pay')
  await pressNamed('button', 'Mark ₩480,000 as paid')
  await soon(() => expect(said()).toContain('Paid: ₩480,000'))
  expect(said()).toContain('Hye-won Seo')
  await pressNamed('button', 'Remove payment record')
  await soon(() => expect(said()).toContain('₩480,000 to pay'))
  expect(sent).toMatchObject([
    { version: 3, isPaid: true },
    { version: 3, isPaid: false },
  ])
})

test.each([
  ['a price that rose', { total: 500_000 }, true, '₩20,000 still open', true],
  ['a price that fell', { total: 400_000 }, true, '₩80,000 to refund', true],
  ['a booking that is over', { total: 480_000 }, false, '₩480,000 to refund', false],
])('%s is said with what is open', async (_, price, isOwed, words, isPayable) => {
  await show(<PaidMark booking={{ ...BOOKING, price, payment: PAID }} isOwed={isOwed} onChanged={() => {}} />)
  await soon(() => expect(said()).toContain(words))
  expect(said().includes('Mark ₩')).toBe(isPayable)
})

test('nothing is pressed without a connection, and a round without a price has no payment', async () => {
  await show(<PaidMark booking={BOOKING} isOwed isWaiting onChanged={() => {}} />)
  const button = await soon(() => named('button', 'Mark ₩480,000 as paid'))
  expect(button).toHaveProperty('disabled', true)
  expect(said()).toContain('once this device is connected')
  await show(<PaidMark booking={{ ...BOOKING, price: { total: 0 } }} isOwed onChanged={() => {}} />)
  expect(said()).not.toContain('₩')
})

test('a club that marks no payments has nothing open, but may begin', async () => {
  await show(<PaidMark booking={{ ...BOOKING, marksPayments: false }} isOwed onChanged={() => {}} />)
  await soon(() => named('button', 'Mark ₩480,000 as paid'))
  expect(said()).not.toContain('to pay')
})
