import { expect, test } from 'vitest'
import { said, show } from '../../../../test/screen'
import type { DeskBookingData } from './desk-booking-data'
import { DeskTrail } from './desk-trail'

const PENALTY = { penaltyIdx: 5, code: 'W4', state: 'ACTIVE', from: '2026-12-02', until: '2027-05-30', paid: false }
const shown = (penalty: object) =>
  show(
    <DeskTrail
      booking={
        {
          ...{ history: [], mails: [] },
          penalties: [{ ...PENALTY, money: 90_000, currency: 'KRW', ruleText: 'No-show', version: 1, ...penalty }],
        } as unknown as DeskBookingData
      }
    />,
  )

test.each([
  [{}, 'No-show · 2026.12.02 – 2027.05.30 · In force'],
  [{ until: null }, 'No-show · ₩90,000 · In force'],
  [{ state: 'WAIVED' }, 'No-show · 2026.12.02 – 2027.05.30 · Waived'],
  [{ state: 'WAIVED', paid: true }, 'No-show · 2026.12.02 – 2027.05.30 · Waived · To be returned: ₩90,000'],
])('a penalty of a booking with %o', async (penalty, line) => {
  await shown(penalty)
  expect(said()).toContain(line)
  expect(said().endsWith('History')).toBe(true)
})
