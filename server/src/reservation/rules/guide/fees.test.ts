import { feesFor } from '@clubhouse/contract/reservation/rules/closest-fee'
import { expect, it } from 'vitest'
import { fee } from '../../../../test/fee.ts'
import type { Fee } from '../../rulebook.ts'
import { feeFor } from '../price/fee-rules.ts'
import { feesOf } from './fees.ts'

/** A Tuesday in December. */
const DATE = '2026-12-01'
/** A day without fees of its weekday. */
const WEDNESDAY = '2026-12-02'
const CLASSES = ['WEEKDAY', 'WEEKEND'] as const
const words = { lang: 'en', types: new Map(), parts: new Map(), weekdays: new Map() }

/** One for each way of being for some members, parts, times of the year, weekdays and days. */
const FEES = [null, '10']
  .flatMap((memberType) =>
    [null, '3'].flatMap((part) =>
      [null, { from: '12-01', to: '02-28' }].flatMap((season) =>
        [[], ['2']].flatMap((weekdays) =>
          CLASSES.map((dayClass) => ({ memberType, part, season, weekdays, dayClass })),
        ),
      ),
    ),
  )
  .map((terms, i): Fee => ({ ...fee('GREEN', i + 1), ...terms, fromDate: '2026-01-01' }))

const ASKED = ['10', '20'].flatMap((memberType) =>
  ['1', '3'].flatMap((part) =>
    CLASSES.flatMap((dayClass) => [null, '2'].map((weekday) => ({ memberType, part, dayClass, weekday }))),
  ),
)

it('the guide says of every two fees the one that bookings are charged', () => {
  const pairs = FEES.flatMap((one, i) => FEES.slice(i + 1).map((other) => [one, other]))
  expect(pairs).toHaveLength(496)
  const otherwise = pairs.flatMap((fees) => {
    const rows = feesOf(fees, DATE, words)
    return ASKED.filter(
      (asked) =>
        feesFor(rows, asked)[0]?.amount !==
        feeFor(fees, 'GREEN', { ...asked, date: asked.weekday ? DATE : WEDNESDAY })?.amount,
    ).map((asked) => ({ asked, fees }))
  })
  expect(otherwise).toEqual([])
})

it('a fee that one of a season stands in for has no price, and a season for one class of days its own row', () => {
  const [weekday, weekend, , , winter] = FEES as [Fee, Fee, Fee, Fee, Fee]
  const prices = (fees: readonly Fee[], date: string) =>
    feesOf(fees, date, words).map((row) => [row.season, row.weekday, row.weekend])
  expect(prices([weekday, winter], DATE)).toEqual([[true, winter.amount, null]])
  expect(prices([weekday, weekend, winter], DATE)).toEqual([
    [false, null, weekend.amount],
    [true, winter.amount, null],
  ])
  expect(prices([weekday, weekend, winter], '2026-11-30')).toEqual([[false, weekday.amount, weekend.amount]])
})
