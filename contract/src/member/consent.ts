import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { idx, instant, key } from '../shape.ts'
import { marketing } from './profile.ts'
import { answers } from './signup.ts'

export const mine = call('GET /info/consents', {
  summary: 'List the member’s latest answer to each version of the terms, and the versions never asked.',
  access: member,
  input: {},
  data: z.array(
    z.object({
      termsIdx: idx,
      termsType: key('ZWA'),
      title: z.string(),
      revision: z.int(),
      agreed: z.boolean().nullable(),
      at: instant.nullish(),
      isRequired: z.boolean(),
      isInForce: z.boolean(),
    }),
  ),
  evenWhenLimited: ['TERMS', 'READ_ONLY'],
})

export const answer = call('POST /info/consents', {
  summary: 'Answer terms in force; answers are only added. Returns the required terms still open.',
  access: member,
  input: { terms: answers.min(1) },
  data: z.object({
    open: z.array(idx),
    /** True when a required one was refused: the account can only be read and closed. */
    isReadOnly: z.boolean(),
  }),
  evenWhenLimited: ['TERMS', 'READ_ONLY'],
})

export const answerNews = call('PUT /info/consents', {
  summary:
    'Answer whether to keep receiving news, two years after the last consent. Does nothing without an open question.',
  access: member,
  input: { agreed: z.boolean() },
  data: z.object({ marketing }),
  evenWhenLimited: ['READ_ONLY'],
})
