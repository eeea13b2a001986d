import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { IN_USE } from '../../fail.ts'
import { pagesOf, recordCalls } from '../../record.ts'
import { date, idx, key, money } from '../../shape.ts'
import { dayClass, dayOfYear } from '../day.ts'
import { OVERLAP } from '../refusal.ts'

/** PERSON: each player pays it. TEAM: the tee time pays it once. */
const UNITS = ['PERSON', 'TEAM'] as const
/** What a guest pays in place of the green fee. A club that has no such fee charges guests as it does the booker. */
export const GUEST_FEE = 'GUEST'
/** What three players pay beside the green fee where a tee time has more places and they pay for three. */
export const THREE_FEE = 'THREE'
/** What a round of 27 holes costs beside the green fee. */
export const NINE_MORE_FEE = 'EXTRA9'
/** What players take at the desk: a locker, rented clubs. It is no part of the price that was booked. Decision 176. */
export const EXTRA_FEES = ['LOCKER', 'RENTAL'] as const
export type ExtraFee = (typeof EXTRA_FEES)[number]
/** The fees that a booking is priced with; extras come at the desk, the others are listed in the guide. */
export const IN_PRICE: readonly string[] = ['GREEN', GUEST_FEE, THREE_FEE, NINE_MORE_FEE, 'CART', 'CADDIE']
/** Of the fees that a group pays once; every other is paid by each player. */
const OF_TEAM: readonly string[] = ['CART', 'CADDIE']
/** How a fee is charged unless the club says otherwise. Amounts have no default: every club sets its own. */
export const unitFirst = (key: string): (typeof UNITS)[number] => (OF_TEAM.includes(key) ? 'TEAM' : 'PERSON')
const MOST = 1_000_000_000

/** Days of every year; it spans the new year where `to` is earlier. */
const season = z.object({ from: dayOfYear, to: dayOfYear })

export const feeRecord = recordCalls('/manage/fees', '941000', {
  noun: 'fee',
  summaries: {
    create: 'Add a fee. Existing bookings keep their price.',
    change: 'Change a fee. Existing bookings keep their price.',
    remove: 'Delete a fee that no published day needs.',
  },
  fields: {
    key: { row: key('557'), show: { heading: 'fee.KEY', as: { code: '557' } } },
    /** Of the key, in the reader's language. */
    name: { row: z.string(), in: null },
    dayClass: { row: dayClass, show: { heading: 'fee.DAY_CLASS', as: { texts: 'fee.CLASS_' } } },
    /** Null: every part, the whole year, every type of member. */
    part: {
      row: key('218').nullable(),
      in: key('218').nullish(),
      show: { heading: 'fee.PART', as: { code: '218' } },
      none: 'fee.ALL_DAY',
    },
    /** 1 Monday to 7 Sunday: of the days of its class only those; none are all of them. Left out, they stay as they were. */
    weekdays: {
      row: z.array(key('Z53')),
      in: z
        .array(z.string().regex(/^[1-7]$/))
        .max(7)
        .optional(),
      show: { heading: 'fee.WEEKDAYS', as: { code: 'Z53' } },
      none: 'fee.EVERY_WEEKDAY',
      isMany: true,
    },
    season: { row: season.nullable(), in: season.nullish(), show: 'fee.SEASON' },
    memberType: {
      row: key('702').nullable(),
      in: key('702').nullish(),
      show: { heading: 'fee.MEMBER_TYPE', as: { code: '702' } },
      none: 'fee.EVERYONE',
    },
    unit: { row: z.enum(UNITS), show: { heading: 'fee.UNIT', as: { texts: 'fee.UNIT_' } } },
    amount: { row: money, in: money.min(0).max(MOST), show: 'fee.AMOUNT', isMoney: true },
    /** Days of play, both included; without an end it holds on. */
    from: { row: date, show: { heading: 'fee.FROM', as: 'day' } },
    to: { row: date.nullable(), in: date.nullish(), show: { heading: 'fee.TO', as: 'day' }, none: 'fee.NO_END' },
  },
  fails: { create: [OVERLAP], change: [IN_USE], remove: [IN_USE] },
})
export type ManagedFee = z.output<typeof feeRecord.row>
export const { one, history, create, change, remove, undo } = feeRecord

export const list = pagesOf(feeRecord, {
  summary: 'List the fees.',
  sorts: ['key', 'amount', 'from'],
  sort: 'key',
  filters: {
    /** Those in force on a day of play. */
    at: date.optional(),
    key: key('557').optional(),
    /** Those that this type of member pays, fees for everyone included. */
    memberType: key('702').optional(),
  },
  exported: feeRecord.shown,
})

export const check = call('POST /manage/fees/check', {
  summary: 'List the published days whose prices would change with the fees. Nothing is saved.',
  access: manager('941000', 'R'),
  /** A new fee has no `feeIdx`; without `fee`, the one with this number would be deleted. */
  input: { feeIdx: idx.optional(), fee: z.object(feeRecord.fields).optional() },
  data: z.object({
    /** Days that members see, from today on, on which some would pay another price. */
    days: z.array(date),
    /** Bookings on these days; they keep their price. */
    bookings: z.int(),
    /** Days that would have no green fee: such a change is refused. */
    unpriced: z.array(date),
  }),
  idempotent: false,
})
