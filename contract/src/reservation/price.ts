import * as z from 'zod'
import { idx, key, money } from '../shape.ts'

const row = z.object({ key: key('557'), name: z.string(), qty: z.int(), unit: money, amount: money })

export const price = z.object({
  currency: z.string(),
  total: money,
  rows: z.array(row),
  discount: z
    .object({
      key: key('367'),
      name: z.string(),
      amount: money,
      /** How much less each player pays; the rest of the amount is for the booker. */
      each: money.nullish(),
      /** Further discounts that the amount has. */
      also: z.array(key('367')).nullish(),
    })
    .nullish(),
  /** In place of a discount. */
  coupon: z
    .object({
      couponIdx: idx,
      amount: money,
      /** In the reader's language. */
      name: z.string().nullish(),
    })
    .nullish(),
  /** What players took at the desk, at the fee of then; a row without a number is paid once by all who took it. Decision 176. */
  extras: z.array(row.extend({ no: z.int().min(1).max(4).nullish() })).nullish(),
  /** The green fee of a guest, where the club has a fee for guests. */
  guestUnit: money.nullish(),
  /**
   * The surcharge for three where they pay one. Of a hold and a quote: what a third player adds; it is among the rows where
   * three pay. Of a booking: what it was booked with, while fewer of the three are here at the check-in.
   */
  threeRow: row.nullish(),
  /** Of a booking: what a guest pays, while no guest who pays is here at the check-in. */
  guestRow: row.nullish(),
})
export type Price = z.output<typeof price>

/** The extras of a price as its rows are: players who paid the same for a thing are one row. */
export function extrasIn({ extras }: Pick<Price, 'extras'>): Price['rows'] {
  const rows = new Map<string, Price['rows'][number]>()
  for (const { no: _, ...one } of extras ?? []) {
    const kind = `${one.key} ${one.unit}`
    const same = rows.get(kind)
    rows.set(kind, same ? { ...same, qty: same.qty + one.qty, amount: same.amount + one.amount } : one)
  }
  return [...rows.values()]
}
