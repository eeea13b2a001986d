import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, IN_USE } from '../fail.ts'
import { listCall } from '../list.ts'
import { historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { date, idx, key, money } from '../shape.ts'
import { OVERLAP } from './refusal.ts'
import { dayClass } from './sheet.ts'
import { season as dayOfYear } from './template.ts'

/** PERSON: each player pays it. TEAM: the tee time pays it once. */
export const UNITS = ['PERSON', 'TEAM'] as const
/** The fees that a booking is priced with; the others are listed in the guide. */
export const IN_PRICE: readonly string[] = ['GREEN', 'CART', 'CADDIE']
const MOST = 1_000_000_000

/** Days of every year; it spans the new year where `to` is earlier. */
const season = z.object({ from: dayOfYear, to: dayOfYear })

const fee = z.object({
  feeIdx: idx,
  key: key('557'),
  /** Of the key, in the reader's language. */
  name: z.string(),
  dayClass,
  /** Null: every part, the whole year, every type of member. */
  part: key('218').nullable(),
  season: season.nullable(),
  memberType: key('702').nullable(),
  unit: z.enum(UNITS),
  amount: money,
  /** Days of play, both included; without an end it holds on. */
  from: date,
  to: date.nullable(),
  version: z.int(),
})
export type ManagedFee = z.output<typeof fee>

const fields = {
  key: key('557'),
  dayClass,
  part: key('218').nullish(),
  season: season.nullish(),
  memberType: key('702').nullish(),
  unit: z.enum(UNITS),
  amount: money.min(0).max(MOST),
  from: date,
  to: date.nullish(),
}
const saved = z.object({ feeIdx: idx, version: z.int() })

/** What a manager reads of a fee, in the export and in the history. */
const FIELDS = {
  key: { heading: 'fee.KEY', as: { code: '557' } },
  memberType: { heading: 'fee.MEMBER_TYPE', as: { code: '702' } },
  dayClass: { heading: 'fee.DAY_CLASS', as: { texts: 'fee.CLASS_' } },
  part: { heading: 'fee.PART', as: { code: '218' } },
  unit: { heading: 'fee.UNIT', as: { texts: 'fee.UNIT_' } },
  amount: 'fee.AMOUNT',
  from: { heading: 'fee.FROM', as: 'day' },
  to: { heading: 'fee.TO', as: 'day' },
} as const

export const list = listCall('GET /manage/fees', {
  summary: 'List the fees.',
  access: manager('941000', 'R'),
  row: fee,
  sorts: ['key', 'amount', 'from'],
  sort: 'key',
  filters: {
    /** Those in force on a day of play. */
    at: date.optional(),
    key: key('557').optional(),
    /** Those that this type of member pays, fees for everyone included. */
    memberType: key('702').optional(),
  },
  exported: FIELDS,
})

export const one = call('GET /manage/fees/{id=feeIdx}', {
  summary: 'Read one fee.',
  access: manager('941000', 'R'),
  input: { feeIdx: idx },
  data: fee,
})

export const history = historyCall('fee', '941000', { ...FIELDS, season: 'fee.SEASON' })

export const check = call('POST /manage/fees/check', {
  summary: 'List the published days whose prices a change of fees concerns. Nothing is saved.',
  access: manager('941000', 'R'),
  /** A new fee has no `feeIdx`; without `fee`, the one with this number would be deleted. */
  input: { feeIdx: idx.optional(), fee: z.object(fields).optional() },
  data: z.object({
    /** Days that members see, from today on, on which some would pay another price. */
    days: z.array(date),
    /** Bookings on these days; they keep their price. */
    bookings: z.int(),
    /** Days that would have no green fee: such a change is refused. */
    unpriced: z.array(date),
  }),
})

export const create = call('POST /manage/fees', {
  summary: 'Add a fee. Bookings that are made keep their price.',
  access: manager('941000', 'C'),
  input: fields,
  data: saved,
  fails: [OVERLAP],
})

export const change = call('PUT /manage/fees/{id=feeIdx}', {
  summary: 'Change a fee. Bookings that are made keep their price.',
  access: manager('941000', 'U'),
  input: { feeIdx: idx, version: z.int(), ...fields },
  data: saved,
  fails: [OVERLAP, IN_USE, CHANGED_MEANWHILE],
})

export const remove = call('DELETE /manage/fees/{id=feeIdx}', {
  summary: 'Delete a fee that no published day needs.',
  access: manager('941000', 'D'),
  input: { feeIdx: idx },
  data: saved,
  fails: [IN_USE],
})

export const undo = call('PUT /manage/fees/{id=feeIdx}/undo', {
  summary: `Undo deleting a fee, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('941000', 'D'),
  input: { feeIdx: idx },
  data: saved,
  fails: [UNDO_OVER, OVERLAP],
})
