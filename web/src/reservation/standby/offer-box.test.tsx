import type { Offer } from '@clubhouse/contract/reservation/standby/standby'
import { expect, test } from 'vitest'
import { answer, asked, pressNamed, Refused, said, show, soon } from '../../../test/screen'
import { OfferBox } from './offer-box'

const OFFER = {
  ...{ offerIdx: 5, slotIdx: 9, date: '2098-12-06', time: '07:10', courseName: 'Lake' },
  expiresAt: '2098-12-01T00:00:00Z',
  price: { total: 480_000 },
} as Offer

test('an offer whose price has changed says the new one, and the next press accepts it', async () => {
  answer({
    'PUT /reservation/offers/5': (_, body) => {
      if ((body as { total: number }).total !== 520_000)
        throw new Refused(200, {
          code: 'PRICE_CHANGED',
          msgCode: 'reservation.PRICE_CHANGED',
          msgVar: { total: 520_000 },
        })
      return { bookingNo: 'B1', bookingIdx: 3, date: OFFER.date }
    },
  })
  await show(<OfferBox offer={OFFER} onChanged={async () => {}} />, { path: '*', at: '/' })
  await pressNamed('button', 'Accept')
  await soon(() => expect(said()).toContain('The price is now ₩520,000.'))
  expect(said()).toContain('Price: ₩520,000')
  await pressNamed('button', 'Accept')
  await soon(() => expect(asked.map(({ body }) => (body as { total: number }).total)).toEqual([480_000, 520_000]))
})
