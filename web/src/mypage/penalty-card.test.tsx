import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { expect, test } from 'vitest'
import { answer, named, said, show, soon } from '../../test/screen'
import { asMember, ME } from '../../test/some-draw'
import { PenaltyCard } from './penalty-card'

const MONEY: Penalty = {
  ...{ penaltyIdx: 5, code: 'W2', state: 'ACTIVE', from: '2026-12-02', money: 73_000, currency: 'KRW', paid: false },
  ...{ dueDate: '2027-01-01', daysIfUnpaid: 60, ruleText: 'Cancelled on the day before', version: 1 },
}
const DAYS: Penalty = { ...MONEY, penaltyIdx: 6, until: '2027-01-30', dueDate: null, daysIfUnpaid: null }
const STANDING = { cancelsThisMonth: 1, cancelsMax: 5, ruleText: '', recent: [] }

async function shown(...active: Penalty[]) {
  asMember()
  answer({ [`GET /info/${ME}/penalties`]: () => ({ ...STANDING, active }) })
  await show(<PenaltyCard memberIdx={ME} />, { path: '*', at: '/' })
  await soon(() => named('a', /penalties/))
}

test('money is to be paid by its day', async () => {
  await shown(MONEY)
  expect(named('h2', 'To be paid')).toBeTruthy()
  expect(said()).toContain('₩73,000, to be paid at the front desk')
})

test('money under appeal is named with its day, and waits for the decision', async () => {
  await shown({ ...MONEY, state: 'APPEALED' })
  expect(named('h2', 'Under appeal')).toBeTruthy()
  expect(said()).toContain('₩73,000, not to be paid before the club decides on your appeal.')
  expect(said()).toMatch(/last day to pay \(2027\.01\.01\) is extended/)
  expect(said()).not.toMatch(/you cannot book|at the front desk/)
})

test('money that is not appealed is to be paid beside other money that is', async () => {
  await shown({ ...MONEY, state: 'APPEALED' }, { ...MONEY, penaltyIdx: 7 })
  expect(named('h2', 'To be paid')).toBeTruthy()
})

const STAYS = 'The suspension stays in force until the club decides on your appeal.'

test('a suspension goes on under appeal', async () => {
  await shown({ ...DAYS, state: 'APPEALED' })
  expect(named('h2', 'Suspension')).toBeTruthy()
  expect(said()).toContain(STAYS)
})

test('a suspension that is interrupted does not go on', async () => {
  await shown({ ...DAYS, state: 'APPEALED', interruptedDate: '2026-12-20' })
  expect(said()).toContain('Interrupted from')
  expect(said()).not.toContain(STAYS)
})
