import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, IN_USE } from '../fail.ts'
import { historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { idx, lang, text } from '../shape.ts'

const words = { name: text(60), place: text(120), hours: text(120) }
const translated = z.record(lang, z.object(words).partial())

const outlet = z.object({
  outletIdx: idx,
  /** In the club's own language, like the place and the hours; `translated` has the others. */
  name: z.string(),
  place: z.string(),
  hours: z.string(),
  translated,
  phoneNo: z.string(),
  orderNo: z.int(),
  isUse: z.boolean(),
  version: z.int(),
})
export type Outlet = z.output<typeof outlet>

const fields = {
  name: words.name.min(1),
  place: words.place.default(''),
  hours: words.hours.default(''),
  translated: translated.optional(),
  phoneNo: text(40).default(''),
  /** The last place unless given. */
  orderNo: z.int().min(0).max(10_000).optional(),
  isUse: z.boolean().default(true),
}
const saved = z.object({ outletIdx: idx, version: z.int() })

export const list = call('GET /manage/outlets', {
  summary: 'List the places that serve food, in their order.',
  access: manager('930200', 'R'),
  input: {},
  data: z.array(outlet),
})

export const history = historyCall('outlet', '930200', {
  name: 'outlet.NAME',
  place: 'outlet.PLACE',
  hours: 'outlet.HOURS',
  phoneNo: 'outlet.PHONE',
  orderNo: 'post.ORDER',
  isUse: 'outlet.USE',
})

export const create = call('POST /manage/outlets', {
  summary: 'Add a place that serves food.',
  access: manager('930200', 'C'),
  input: fields,
  data: saved,
})

export const change = call('PUT /manage/outlets/{id=outletIdx}', {
  summary: 'Change a place that serves food. Dishes of one that is not in use are hidden from visitors.',
  access: manager('930200', 'U'),
  input: { outletIdx: idx, version: z.int(), ...fields },
  data: saved,
  fails: [CHANGED_MEANWHILE],
})

export const arrange = call('PUT /manage/outlets/order', {
  summary: 'Set the order of the places that serve food. Those that are not named keep their place.',
  access: manager('930200', 'U'),
  /** The first one first. */
  input: { outletIdx: z.array(idx).min(1).max(100) },
  data: z.object({ moved: z.int() }),
})

export const remove = call('DELETE /manage/outlets/{id=outletIdx}', {
  summary: 'Delete a place that has no dishes, not even archived ones.',
  access: manager('930200', 'D'),
  input: { outletIdx: idx },
  data: saved,
  fails: [IN_USE],
})

export const undo = call('PUT /manage/outlets/{id=outletIdx}/undo', {
  summary: `Undo deleting a place, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('930200', 'D'),
  input: { outletIdx: idx },
  data: saved,
  fails: [UNDO_OVER],
})
