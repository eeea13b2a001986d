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
