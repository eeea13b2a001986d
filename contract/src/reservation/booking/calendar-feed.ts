import * as z from 'zod'
import { anyone, member } from '../../access.ts'
import { call } from '../../call.ts'
import { instant } from '../../shape.ts'

export const status = call('GET /info/ical', {
  summary: 'Read since when the member has a calendar feed. Its address is shown only when it is made.',
  access: member,
  input: {},
  data: z.object({ since: instant.nullable() }),
})

export const make = call('POST /info/ical', {
  summary:
    'Make a private address from which calendars read the member’s tee times and standby. An earlier address ends.',
  access: member,
  input: {},
  data: z.object({ url: z.string() }),
  // The address is a secret, which no stored answer may contain.
  idempotent: false,
})

export const end = call('DELETE /info/ical', {
  summary: 'End the member’s calendar feed; succeeds if there is none.',
  access: member,
  input: {},
  data: z.null(),
})

export const feed = call('GET /ical/{token}', {
  summary:
    'Download the tee times, standby entries and offers of the member whose private address this is, without the names of companions.',
  access: anyone,
  input: { token: z.string().min(1).max(60) },
  data: z.null(),
  kind: 'download',
})
