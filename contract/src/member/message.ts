import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { WRONG_STATE } from '../fail.ts'
import { memberFilter } from '../member-filter.ts'
import { idx, lang, text } from '../shape.ts'
import { NEWS_LIMIT } from './refusal.ts'

/** Most members whom one message may go to. */
export const MOST_TOLD = 20_000

const title = text(120).min(1)
const contents = text(4000).min(1)

const fields = {
  /** Either these members or those that the filter finds. */
  memberIdx: z.array(idx).min(1).max(1000).optional(),
  filter: memberFilter.optional(),
  /** In the club's own language; an empty line begins a paragraph. */
  title,
  contents,
  /** For readers of the club's other languages; who has none of it gets the club's own. */
  translated: z.record(lang, z.object({ title, contents })).optional(),
  /** Also by email; on the member's page in any case. */
  mail: z.boolean(),
  /** Only to members who agreed to news, over the first channel that they agreed to and that reaches them. */
  isMarketing: z.boolean(),
}

const counts = {
  /** Members who get it. */
  sent: z.int(),
  /** Without consent to news, dormant, or with as many of them in this month as the club sends. */
  skipped: z.int(),
}

export const preview = call('POST /manage/members/messages/preview', {
  summary: 'Count the recipients of a message, and show it in each of their languages. Nothing is sent.',
  access: manager('950100', 'C'),
  input: fields,
  data: z.object({
    ...counts,
    /** Those of the skipped who agreed, and had as many news in this month as the club sends. */
    full: z.int(),
    /** Blocked or closed accounts. */
    excluded: z.int(),
    /** Members who get it, by the channel that is tried first; `site` counts those with no other channel. The club pays for texts. */
    first: z.object({ push: z.int(), text: z.int(), mail: z.int(), site: z.int() }),
    shown: z.array(
      z.object({
        lang,
        /** Members who get it in this language. */
        count: z.int(),
        title: z.string(),
        contents: z.string(),
        /** The email, where there is one. */
        mail: z.object({ subject: z.string(), text: z.string() }).nullish(),
      }),
    ),
  }),
  fails: [NEWS_LIMIT],
  idempotent: false,
})

export const send = call('POST /manage/members/messages', {
  summary: 'Send a message to members in the background; GET …/{id} returns its progress.',
  access: manager('950100', 'C'),
  input: fields,
  data: z.object({ outIdx: idx, ...counts }),
  fails: [NEWS_LIMIT],
  act: 'ACT_MESSAGE',
})

export const progress = call('GET /manage/members/messages/{id=outIdx}', {
  summary: 'Read how many members a message has reached.',
  access: manager('950100', 'C'),
  input: { outIdx: idx },
  data: z.object({
    sent: z.int(),
    told: z.int(),
    /** Nobody else gets it: everyone has it, or it was cancelled. */
    isDone: z.boolean(),
    isCancelled: z.boolean(),
  }),
})

export const cancel = call('DELETE /manage/members/messages/{id=outIdx}', {
  summary: 'Cancel a message for the members who have not received it yet. Members who have it keep it.',
  access: manager('950100', 'C'),
  input: { outIdx: idx },
  data: z.object({ told: z.int(), notTold: z.int() }),
  fails: [WRONG_STATE],
})
