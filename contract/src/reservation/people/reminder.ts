import * as z from 'zod'
import { member } from '../../access.ts'
import { call } from '../../call.ts'
import { date, instant } from '../../shape.ts'
import { PAST_DEADLINE } from '../refusal.ts'

export const remind = call('POST /reservation/reminders/{date}', {
  summary: 'Remind the member by email and message shortly before booking opens for a day.',
  access: member,
  input: { date },
  data: z.object({ remindAt: instant }),
  fails: [PAST_DEADLINE],
})

export const forget = call('DELETE /reservation/reminders/{date}', {
  summary: 'Remove the member’s reminder of a day; succeeds if there is none.',
  access: member,
  input: { date },
  data: z.null(),
})
