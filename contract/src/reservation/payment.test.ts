import { expect, it } from 'vitest'
import { openSaid } from './payment.ts'

it.each<[string, number, number | null, boolean, boolean, number]>([
  ['nothing was paid', 480, null, true, true, 480],
  ['all was paid', 480, 480, true, true, 0],
  ['the price rose since', 500, 480, true, true, 20],
  ['nothing is owed any more', 480, 480, false, true, -480],
  ['nothing was paid, and no payments are marked', 480, null, true, false, 0],
  ['it was paid before the others were marked, and the price rose since', 500, 480, true, false, 20],
])('where %s, of %s less %s is said to be open', (_, total, amount, isOwed, marksPayments, open) => {
  expect(openSaid({ total }, amount === null ? null : { amount }, { isOwed, marksPayments })).toBe(open)
})
