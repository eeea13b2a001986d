import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE } from '../fail.ts'
import { historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { date, idx, key, money } from '../shape.ts'
import { OVERLAP } from './refusal.ts'
import { dayClass } from './sheet.ts'

/** Targets that the front desk checks: the guide lists them, and no booking is priced with them. */
export const GIVEN_AT_DESK: readonly string[] = ['LOCAL']

const discount = z.object({
  discountIdx: idx,
  key: key('367'),
  /** Of the key, in the reader's language. */
  name: z.string(),
  /** Off each green fee that it is for: a share in per cent, or an amount. One of them is null. */
  percent: z.int().nullable(),
  amount: money.nullable(),
  /** Null: every day, every part. */
  dayClass: dayClass.nullable(),
  part: key('218').nullable(),
  /** Adds up with other stackable discounts; of all others the best one counts. */
  stackable: z.boolean(),
  /** Days of play, both included; without an end it holds on. */
  from: date,
  to: date.nullable(),
  version: z.int(),
})
export type ManagedDiscount = z.output<typeof discount>

const fields = {
  key: key('367'),
  percent: z.int().min(1).max(100).nullish(),
  amount: money.min(1).max(1_000_000_000).nullish(),
  dayClass: dayClass.nullish(),
  part: key('218').nullish(),
  stackable: z.boolean().default(false),
  from: date,
  to: date.nullish(),
}
const saved = z.object({ discountIdx: idx, version: z.int() })

export const list = call('GET /manage/discounts', {
  summary: 'List the discounts, or those in force on a day of play.',
  access: manager('941000', 'R'),
  input: { at: date.optional() },
  data: z.array(discount),
})

export const history = historyCall('discount', '941000', {
  key: { heading: 'discount.KEY', as: { code: '367' } },
  percent: 'discount.PERCENT',
  amount: 'discount.AMOUNT',
  dayClass: { heading: 'fee.DAY_CLASS', as: { texts: 'fee.CLASS_' } },
  part: { heading: 'fee.PART', as: { code: '218' } },
  stackable: 'discount.STACKABLE',
  from: { heading: 'fee.FROM', as: 'day' },
  to: { heading: 'fee.TO', as: 'day' },
})

export const create = call('POST /manage/discounts', {
  summary: 'Add a discount. Bookings that are made keep their price.',
  access: manager('941000', 'C'),
  input: fields,
  data: saved,
  fails: [OVERLAP],
})

export const change = call('PUT /manage/discounts/{id=discountIdx}', {
  summary: 'Change a discount. Bookings that are made keep their price.',
  access: manager('941000', 'U'),
  input: { discountIdx: idx, version: z.int(), ...fields },
  data: saved,
  fails: [OVERLAP, CHANGED_MEANWHILE],
})

export const remove = call('DELETE /manage/discounts/{id=discountIdx}', {
  summary: 'Delete a discount. Bookings that are made keep their price.',
  access: manager('941000', 'D'),
  input: { discountIdx: idx },
  data: saved,
})

export const undo = call('PUT /manage/discounts/{id=discountIdx}/undo', {
  summary: `Undo deleting a discount, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('941000', 'D'),
  input: { discountIdx: idx },
  data: saved,
  fails: [UNDO_OVER, OVERLAP],
})
