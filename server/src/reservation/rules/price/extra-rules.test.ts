import { expect, it } from 'vitest'
import { fee } from '../../../../test/fee.ts'
import type { Fee } from '../../rulebook.ts'
import { extrasOf, withExtras } from './extra-rules.ts'
import { priceIn, withCoupon } from './rules.ts'

/** One player for each letter: a locker (L), rented clubs (R), both (B), neither (-), or a locker of someone who is absent (a). */
const marks = (all: string) =>
  [...all].map((one, i) => ({
    ...{ no: i + 1, present: one !== 'a', rental: 'RB'.includes(one) },
    lockerNo: 'LBa'.includes(one) ? '41' : null,
  }))
const row = (no: number | null, amount: number, key = 'LOCKER') => ({
  ...{ key, name: key.toLowerCase(), qty: 1, unit: amount, amount, no },
})
const taken = (before: [string, ReturnType<typeof row>[]], now: string, ...fees: Fee[]) =>
  extrasOf(
    { marks: marks(before[0]), extras: before[1] },
    marks(now),
    (key) => fees.find((one) => one.key === key),
    'en',
  )
const NEW: [string, ReturnType<typeof row>[]] = ['', []]
const two = [row(1, 5_000), row(2, 5_000)]

it.each<[string, [string, ReturnType<typeof row>[]], string, Fee[], unknown[]]>([
  ['each who has a locker', NEW, 'LL--', [fee('LOCKER', 5_000)], two],
  [
    'both things',
    NEW,
    'B---',
    [fee('RENTAL', 30_000), fee('LOCKER', 5_000)],
    [row(1, 5_000), row(1, 30_000, 'RENTAL')],
  ],
  ['no one who is absent', NEW, 'a--a', [fee('LOCKER', 5_000)], []],
  ['no one in a club without the fee', NEW, 'BBBB', [], []],
  ['the fee of then, once it has changed', ['LL--', two], 'LLL-', [fee('LOCKER', 9_000)], [...two, row(3, 9_000)]],
  ['the fee of then, once it has ended', ['LL--', two], 'LL--', [], two],
  ['nothing for what was free when it was given', ['L---', []], 'LL--', [fee('LOCKER', 5_000)], [row(2, 5_000)]],
  ['nothing more for what is taken back', ['LL--', two], '-L--', [fee('LOCKER', 5_000)], [row(2, 5_000)]],
  [
    'what was taken back and is taken again',
    ['-L--', [row(2, 5_000)]],
    'LL--',
    [fee('LOCKER', 9_000)],
    [row(1, 9_000), row(2, 5_000)],
  ],
  ['once where the group pays', NEW, 'LLL-', [fee('LOCKER', 5_000, 'TEAM')], [row(null, 5_000)]],
  [
    'once, as long as one of them has it',
    ['LL--', [row(null, 5_000)]],
    '--L-',
    [fee('LOCKER', 9_000, 'TEAM')],
    [row(null, 5_000)],
  ],
  ['nothing once none of them has it', ['LL--', [row(null, 5_000)]], '----', [fee('LOCKER', 9_000, 'TEAM')], []],
])('extras are paid by %s', (_, before, now, fees, expected) => {
  expect(taken(before, now, ...fees)).toEqual(expected)
})

const price = {
  ...{ currency: 'KRW', total: 90_000, discount: { key: 'EVENT', name: 'Event', amount: 10_000 }, coupon: null },
  rows: [{ key: 'GREEN', name: 'green', qty: 1, unit: 100_000, amount: 100_000 }],
}

it('they are in the total, and no longer once they are gone', () => {
  const more = withExtras(price, two)
  expect(more).toMatchObject({ total: 100_000, extras: two })
  expect(withExtras(more, [])).toEqual(price)
  expect(priceIn('ko', more, { fees: [fee('LOCKER', 1)] }).extras!.map(({ name }) => name)).toEqual([
    'LOCKER 요금',
    'LOCKER 요금',
  ])
})

it('no coupon takes anything off them', () => {
  const terms = { dayClasses: [], parts: [], minPlayers: 1, validFrom: '2027-01-01', validTo: '2027-12-31' }
  const all = { ...terms, kind: 'FIXED' as const, amount: 900_000, percent: null, couponIdx: 1, labels: { en: 'Gift' } }
  const paid = withCoupon(withExtras(price, two), all, { players: 1, rounding: '0', lang: 'en' })
  expect(paid).toMatchObject({ total: 10_000, coupon: { amount: 100_000 } })
})
