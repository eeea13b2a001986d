import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { idx, instant, key } from '../shape.ts'
import { marketing } from './profile.ts'
import { answers } from './signup.ts'

export const mine = call('GET /info/consents', {
  summary: 'What I said to each version of the terms, the last word of each; and what I was never asked.',
  access: member,
  input: {},
  data: z.array(
    z.object({
      termsIdx: idx,
      termsType: key('ZWA'),
      title: z.string(),
      revision: z.int(),
      /** Null: not answered yet. */
      agreed: z.boolean().nullable(),
      at: instant.nullish(),
      isRequired: z.boolean(),
      /** Is it the version in force? */
      isInForce: z.boolean(),
    }),
  ),
  evenWhenLimited: ['TERMS', 'READ_ONLY'],
})

export const answer = call('POST /info/consents', {
  summary: 'Says yes or no to terms in force; what is written is never changed. Answers which required ones are left.',
  access: member,
  input: { terms: answers.min(1) },
  data: z.object({
    open: z.array(idx),
    /** True when a required one was refused: the account can be read and left, and nothing else. */
    isReadOnly: z.boolean(),
  }),
  evenWhenLimited: ['TERMS', 'READ_ONLY'],
})

export const answerNews = call('PUT /info/consents', {
  summary: 'Says whether news shall go on, two years after the last yes. Without an open question it changes nothing.',
  access: member,
  input: { agreed: z.boolean() },
  data: z.object({ marketing }),
  evenWhenLimited: ['READ_ONLY'],
})
