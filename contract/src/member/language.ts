import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { lang } from '../shape.ts'

export const speak = call('PUT /info/language', {
  summary:
    'Keep the language that the member chose on the site, for emails and for the next login. Needs no password. Not in the specification.',
  access: member,
  input: { lang },
  data: z.null(),
})
