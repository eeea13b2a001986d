import { expect, test } from 'vitest'
import { emptyDraft, faults, fitted, players, priceOf, unnamed } from './draft'

const me = { memberIdx: 4021, name: 'Min-jun Kim' }
const guest = { ...unnamed, kind: 'GUEST' as const, name: ' Alex Roh ', phoneNo: '010-5550-0177', consent: true }

test('a fresh draft can be booked: the booker and three to be named', () => {
  expect(faults(emptyDraft())).toEqual([])
  expect(players(me, emptyDraft()).map((p) => p.kind)).toEqual(['MEMBER', 'TBD', 'TBD', 'TBD'])
})

test('a guest is sent trimmed', () => {
  const [, second] = players(me, { ...emptyDraft(2), companions: [guest] })
  expect(second).toEqual({ no: 2, kind: 'GUEST', name: 'Alex Roh', phoneNo: '010-5550-0177', consent: true })
})

test.each([
  ['a guest without a name', { ...guest, name: ' ' }, 'name'],
  ['a guest who did not agree', { ...guest, consent: false }, 'consent'],
  ['a member not chosen', { ...unnamed, kind: 'MEMBER' as const }, 'memberIdx'],
])('%s is pointed at', (_, companion, field) => {
  expect(faults({ ...emptyDraft(), companions: [unnamed, companion] })).toEqual([{ companion: 1, field }])
})

test('a draft fits another tee time and keeps who is named', () => {
  const draft = { ...emptyDraft(4), companions: [guest, unnamed, unnamed] }
  expect(fitted(draft, 1, 2).companions).toEqual([guest])
  expect(fitted(fitted(draft, 1, 2), 4, 4).companions).toEqual([guest, unnamed, unnamed])
})

test('leaving out the cart leaves out its row', () => {
  const row = (key: string, amount: number) => ({ key, name: key, qty: 1, unit: amount, amount })
  const full = {
    currency: 'KRW',
    total: 970000,
    rows: [row('GREEN', 720000), row('CART', 100000), row('CADDIE', 150000)],
  }
  expect(priceOf(full, { cart: false, caddie: true })).toMatchObject({
    total: 870000,
    rows: [{ key: 'GREEN' }, { key: 'CADDIE' }],
  })
  expect(priceOf(full, { cart: true, caddie: true })).toEqual(full)
})
