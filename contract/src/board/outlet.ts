import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { IN_USE } from '../fail.ts'
import { listOf, recordCalls, translated } from '../record.ts'
import { idx, text } from '../shape.ts'

const words = { name: text(60), place: text(120), hours: text(120) }

export const outletRecord = recordCalls('/manage/outlets', '930200', {
  noun: 'outlet',
  one: 'a place that serves food',
  summaries: {
    change: 'Change a place that serves food. Dishes of one that is not in use are hidden from visitors.',
    remove: 'Delete a place that has no dishes, not even archived ones.',
  },
  fields: {
    /** In the club's own language, like the place and the hours; `translated` has the others. */
    name: { row: z.string(), in: words.name.min(1), isWords: true, show: 'outlet.NAME' },
    place: { row: z.string(), in: words.place.default(''), isWords: true, show: 'outlet.PLACE' },
    hours: { row: z.string(), in: words.hours.default(''), isWords: true, show: 'outlet.HOURS' },
    translated: translated(words),
    phoneNo: { row: z.string(), in: text(40).default(''), show: 'outlet.PHONE' },
    /** The last place unless given. */
    orderNo: { row: z.int(), in: z.int().min(0).max(10_000).optional(), show: 'post.ORDER' },
    isUse: { row: z.boolean(), in: z.boolean().default(true), show: 'outlet.USE' },
  },
  fails: { remove: [IN_USE] },
})
export type Outlet = z.output<typeof outletRecord.row>
export const { history, create, change, remove, undo } = outletRecord

export const list = listOf(outletRecord, 'List the places that serve food, in their order.')

export const arrange = call('PUT /manage/outlets/order', {
  summary: 'Set the order of the places that serve food. Omitted places keep their place in the list.',
  access: manager('930200', 'U'),
  /** The first one first. */
  input: { outletIdx: z.array(idx).min(1).max(100) },
  data: z.object({ moved: z.int() }),
})
