import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE } from '../../fail.ts'
import type { ExportColumn } from '../../list.ts'
import { historyCall } from '../../office/history.ts'
import { text, version } from '../../shape.ts'
import { IN_EFFECT, POLICIES, POLICY_NAMES, type PolicyValue, wordOf } from './policies.ts'

const name = z.enum(POLICY_NAMES)
/** By name of the value; which there are and what they may be is in `POLICIES`. */
const values = z.record(z.string(), z.union([z.int(), z.boolean(), text(20)]))
const policy = z.object({ values, defaults: values, version })

export const read = call('GET /manage/policies/{name}', {
  summary: 'Read the values of a policy, and their defaults.',
  access: manager('940300', 'R'),
  input: { name },
  data: policy,
})

export const change = call('PUT /manage/policies/{name}', {
  summary: 'Change a policy. Omitted values stay unchanged; sending a default value restores the default.',
  access: manager('940300', 'U'),
  input: { name, values, version },
  data: policy,
  fails: [CHANGED_MEANWHILE],
})

const headingOf = (field: string) => `club-policy.${wordOf(field)}` as const

/** The names of the same values in entries from before the policies had a page. */
const EARLIER = {
  namesDueTime: headingOf('dueTime'),
  freeCancelWeekday: headingOf('weekdayDays'),
  freeCancelWeekend: headingOf('weekendDays'),
  freeCancelTime: headingOf('time'),
  guestsPerDay: headingOf('perDay'),
  sameGuestPerMonth: headingOf('samePerMonth'),
  sameGuestPerYear: headingOf('samePerYear'),
}

/** Of the policies in effect together; its record is the club. */
export const history = historyCall('club-rule', '940300', {
  ...Object.fromEntries(
    IN_EFFECT.flatMap((one) => Object.entries(POLICIES[one]).map(([field, about]) => [field, columnOf(field, about)])),
  ),
  ...EARLIER,
})

function columnOf(field: string, about: PolicyValue): ExportColumn {
  if (field === 'showNames') return { heading: headingOf(field), as: { texts: 'club-policy.NAMES_' } }
  if (about.kind === 'COUNT' && about.unit === 'SECONDS') return { heading: headingOf(field), as: 'span' }
  return field === 'seedMode' ? { heading: headingOf(field), as: { texts: 'club-policy.SEED_' } } : headingOf(field)
}
