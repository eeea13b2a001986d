import * as z from 'zod'
import { listOf, recordCalls } from '../../record.ts'
import { date, key, money } from '../../shape.ts'
import { dayClass } from '../day.ts'
import { OVERLAP } from '../refusal.ts'

/** Targets that the front desk checks: the guide lists them, and no booking is priced with them. */
export const GIVEN_AT_DESK: readonly string[] = ['LOCAL']

const amount = money.min(1).max(1_000_000_000)

export const discountRecord = recordCalls('/manage/discounts', '941000', {
  noun: 'discount',
  summaries: {
    create: 'Add a discount. Existing bookings keep their price.',
    change: 'Change a discount. Existing bookings keep their price.',
    remove: 'Delete a discount. Existing bookings keep their price.',
  },
  fields: {
    key: { row: key('367'), show: { heading: 'discount.KEY', as: { code: '367' } } },
    /** Of the key, in the reader's language. */
    name: { row: z.string(), in: null },
    /** Off each green fee that it is for: a share in per cent, or an amount. One of them is null. */
    percent: { row: z.int().nullable(), in: z.int().min(1).max(100).nullish(), show: 'discount.PERCENT' },
    amount: { row: money.nullable(), in: amount.nullish(), show: 'discount.AMOUNT', isMoney: true },
    /** Null: every day, every part. */
    dayClass: {
      row: dayClass.nullable(),
      in: dayClass.nullish(),
      show: { heading: 'fee.DAY_CLASS', as: { texts: 'fee.CLASS_' } },
      none: 'discount.EVERY_DAY',
    },
    part: {
      row: key('218').nullable(),
      in: key('218').nullish(),
      show: { heading: 'fee.PART', as: { code: '218' } },
      none: 'fee.ALL_DAY',
    },
    /** Adds up with other stackable discounts; of all others the best one counts. */
    stackable: { row: z.boolean(), in: z.boolean().default(false), show: 'discount.STACKABLE' },
    /** Days of play, both included; without an end it holds on. */
    from: { row: date, show: { heading: 'fee.FROM', as: 'day' } },
    to: { row: date.nullable(), in: date.nullish(), show: { heading: 'fee.TO', as: 'day' }, none: 'fee.NO_END' },
  },
  fails: { create: [OVERLAP] },
})
export type ManagedDiscount = z.output<typeof discountRecord.row>
export const { history, create, change, remove, undo } = discountRecord

export const list = listOf(discountRecord, 'List the discounts, or those in force on a day of play.', {
  at: date.optional(),
})
