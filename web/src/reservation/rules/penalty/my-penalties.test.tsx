import type { MyPenalty } from '@clubhouse/contract/reservation/rules/my-penalty'
import { expect, test } from 'vitest'
import { answer, said, show, soon } from '../../../../test/screen'
import { asMember, ME } from '../../../../test/some-draw'
import { MyPenalties } from './my-penalties'

const PAID: MyPenalty = {
  ...{ penaltyIdx: 5, code: 'W4', state: 'CLEARED', from: '2026-12-02', until: '2027-05-30', money: 90_000 },
  ...{ currency: 'KRW', paid: true, ruleText: 'No-show', version: 2 },
}

async function shown(penalty: MyPenalty) {
  asMember()
  answer({
    [`GET /info/${ME}/penalties`]: () => ({ active: [], cancelsThisMonth: 0, cancelsMax: 5, ruleText: '', recent: [] }),
    [`GET /my-reservation/penalty/${ME}`]: () => ({ list: [penalty], total: 1, page: 1, size: 20 }),
  })
  await show(<MyPenalties memberIdx={ME} />, { path: '*', at: '/' })
  await soon(() => expect(said()).toContain('90,000'))
}

test('what was paid is an amount', async () => {
  await shown(PAID)
  expect(said()).toContain('Amount')
  expect(said()).not.toContain('The club returns')
})

test('what was paid and waived is money that the club returns', async () => {
  await shown({ ...PAID, state: 'WAIVED' })
  expect(said()).toContain('Waived')
  expect(said()).toMatch(/The club returns\s*₩90,000/)
})
