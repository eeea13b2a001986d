import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, fail, RATE_LIMIT } from './fail.ts'
import { wholeListCall } from './list.ts'
import { idx, instant, lang, text } from './shape.ts'

/** What a text does in its email. The heading and the note may be missing. Decision 069. */
export const LETTER_PARTS = ['SUBJECT', 'HEADING', 'BODY', 'ACTION', 'NOTE'] as const
const part = z.enum(LETTER_PARTS)
export type LetterPart = z.output<typeof part>

export const LETTER_GROUPS = ['ACCOUNT', 'SECURITY', 'BOOKING', 'NEWS'] as const

/** Days of the count in the list. */
export const LETTER_DAYS = 30

const kind = z.string().max(40)
const code = z.string().max(60)
const msg = text(2000).min(1)
const where = { lang, code, value: z.string() }

/** A placeholder that no email of this kind can fill. */
export const VALUE_UNKNOWN = /* @__PURE__ */ fail('letter', 'VALUE_UNKNOWN', where)
/** What the recipient cannot do without is gone. */
export const VALUE_MISSING = /* @__PURE__ */ fail('letter', 'VALUE_MISSING', where)
/** A secret or a list outside its own paragraph of the text. */
export const VALUE_MISPLACED = /* @__PURE__ */ fail('letter', 'VALUE_MISPLACED', where)
/** A heading or note that has no default is needed in all languages of the club, or in none. */
export const LANGUAGE_MISSING = /* @__PURE__ */ fail('letter', 'LANGUAGE_MISSING', { lang, code })

const faults = [VALUE_UNKNOWN, VALUE_MISSING, VALUE_MISPLACED] as const

const row = z.object({
  kind: z.string(),
  group: z.enum(LETTER_GROUPS),
  to: z.enum(['PERSON', 'MEMBER', 'BOOKER', 'COMPANION', 'PLAYER', 'MANAGER']),
  /** Emails of the last 30 days, without tests. */
  sent: z.int(),
  /** A member may switch it off. */
  isOptional: z.boolean(),
  /** Texts that are the club's own, in any language. */
  changed: z.int(),
})
export type LetterRow = z.output<typeof row>

export const list = wholeListCall('GET /manage/letters', {
  summary: 'List every kind of email that the club sends.',
  access: manager('960300', 'R'),
  row,
  exported: {
    kind: { heading: 'letter.KIND', as: { texts: 'outbox.KIND_' } },
    to: { heading: 'letter.TO', as: { texts: 'letter.TO_' } },
    sent: 'letter.SENT',
    isOptional: 'letter.OPTIONAL',
    changed: 'letter.CHANGED',
  },
})

const words = z.object({
  lang,
  /** The club's own; null: the default. */
  msg: z.string().nullable(),
  /** Null for a heading or note that has no default text in this kind of email. */
  original: z.string().nullable(),
})

const field = z.object({
  code,
  part,
  /** The case that the text is for, such as SIGNUP; null: all of them. */
  variant: z.string().nullable(),
  /** Names of the values that it may show, and of those that it must. */
  allowed: z.array(z.string()),
  required: z.array(z.string()),
  texts: z.array(words),
})
export type LetterField = z.output<typeof field>

const value = z.object({
  name: z.string(),
  /** As it is written in a text, such as `{{until, day}}`. */
  token: z.string(),
  /** It stands alone in a paragraph. */
  isAlone: z.boolean(),
  /** In each language, as a preview shows it. */
  examples: z.record(lang, z.string()),
})
export type LetterValue = z.output<typeof value>

/** A number of the texts as they are; it is another one after each change. */
const version = z.int().min(0).max(0xffff_ffff)

const letter = row.extend({
  version,
  langs: z.array(lang),
  variants: z.array(z.string()),
  fields: z.array(field),
  values: z.array(value),
  /** False without PUBLIC_URL: then emails have no button. */
  hasButtons: z.boolean(),
  /** The caller's own address, which tests go to. */
  testTo: z.string(),
})
export type Letter = z.output<typeof letter>

export const one = call('GET /manage/letters/{kind}', {
  summary: 'Read the texts of one kind of email in the club’s languages, with their defaults and values.',
  access: manager('960300', 'R'),
  input: { kind },
  data: letter,
})

export const change = call('PUT /manage/letters/{kind}', {
  summary: 'Save texts of one kind of email; null restores a default.',
  access: manager('960300', 'U'),
  input: { kind, version, texts: z.array(z.object({ lang, code, msg: msg.nullable() })).max(200) },
  data: z.object({ version }),
  fails: [...faults, LANGUAGE_MISSING, CHANGED_MEANWHILE],
})

const draft = {
  kind,
  lang,
  variant: z.string().max(40).optional(),
  /** Texts in this language that are not saved yet; null: the default. */
  texts: z.array(z.object({ code, msg: msg.nullable() })).max(100),
}

export const preview = call('POST /manage/letters/{kind}/preview', {
  summary: 'Render one email with sample values as it would be sent. Nothing is saved or sent.',
  access: manager('960300', 'R'),
  input: draft,
  data: z.object({ lang, subject: z.string(), text: z.string(), html: z.string() }),
  fails: faults,
  idempotent: false,
})

export const sendTest = call('POST /manage/letters/{kind}/test', {
  summary: 'Send one email with sample values to the caller’s own address.',
  access: manager('960300', 'U'),
  input: draft,
  data: z.object({ mailIdx: idx, to: z.string() }),
  fails: [...faults, RATE_LIMIT],
  act: 'ACT_LETTER_TEST',
})

const entry = z.object({
  auditIdx: idx,
  at: instant,
  by: z.string().nullable(),
  /** What this change wrote; null: the default. */
  changes: z.array(z.object({ lang, code, before: z.string().nullable(), after: z.string().nullable() })),
  /** The club's own texts after it; all others were the defaults. */
  texts: z.array(z.object({ lang, code, msg: z.string() })),
})
export type LetterEntry = z.output<typeof entry>

export const history = call('GET /manage/letters/{kind}/history', {
  summary: 'Read who changed the texts of one kind of email, the newest first, at most the last hundred changes.',
  access: manager('960300', 'R'),
  input: { kind },
  data: z.array(entry),
})
