import type { contract } from '@clubhouse/contract'
import { LETTER_DAYS, type LetterRow } from '@clubhouse/contract/letter'
import { MAIL_KINDS, type MailKind, OPTIONAL_MAILS } from '@clubhouse/contract/mail'
import { NOT_FOUND, type Services, SessionEnded } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { ABOUT } from './about.ts'
import { changeLetter } from './change.ts'
import { draftOf } from './draft.ts'
import { draw } from './draw.ts'
import { examplesOf } from './examples.ts'
import { fieldsOf } from './fields.ts'
import { entriesOf } from './history.ts'
import type { OwnTexts } from './own-texts.ts'
import { testOf } from './send-trial.ts'
import * as sql from './sql.ts'
import { ownAmong, readTexts, type Texts, versionOf } from './texts.ts'

type Calls = Services<typeof contract.letter>

/** Changes that a history goes back, and texts that they may be of. */
const ENTRIES_MOST = 100
const CHANGES_MOST = 2000

export const letter = (ownTexts: OwnTexts): Calls => ({
  list: async (_, { sql: db, club }) => {
    const [texts, sent] = await Promise.all([readTexts(db, club.langs), sql.sent(db, LETTER_DAYS)])
    return MAIL_KINDS.map((kind) => rowOf(kind, texts, sent, club.langs))
  },

  one: async ({ kind }, ctx) => {
    const { sql: db, club, post, who } = ctx
    if (!isKind(kind)) return NOT_FOUND
    if (who?.adminIdx == null) throw new SessionEnded()
    const { langs } = club
    const [texts, sent] = await Promise.all([readTexts(db, langs), sql.sent(db, LETTER_DAYS)])
    const fields = fieldsOf(kind, texts.english)
    const codes = fields.map(({ code }) => code)
    return {
      ...rowOf(kind, texts, sent, langs),
      version: versionOf(ownAmong(texts, codes, langs)),
      langs,
      variants: [...(ABOUT[kind].variants ?? [])],
      fields: fields.map(({ code, part, variant, allowed, required }) => ({
        code,
        part,
        variant,
        allowed: allowed.map(({ name }) => name),
        required: [...required],
        texts: langs.map((lang) => ({
          lang,
          msg: texts.own(lang, code) ?? null,
          original: texts.original(lang, code) ?? null,
        })),
      })),
      values: await examplesOf(
        ctx,
        kind,
        codes.flatMap((code) => texts.english[code] ?? []),
        langs,
      ),
      hasButtons: post.publicUrl !== undefined,
      testTo: await sql.emailOf(db, who.adminIdx),
    }
  },

  change: async (input, ctx) =>
    isKind(input.kind) ? write(ctx, (tx) => changeLetter(tx, input.kind as MailKind, input, ownTexts)) : NOT_FOUND,

  preview: async ({ kind, ...input }, ctx) => {
    if (!isKind(kind)) return NOT_FOUND
    const wanted = await draftOf(ctx, kind, input)
    return 'drafts' in wanted ? draw(ctx, wanted) : wanted
  },

  sendTest: async ({ kind, ...input }, ctx) => (isKind(kind) ? testOf(ctx, kind, input) : NOT_FOUND),

  history: async ({ kind }, { sql: db, club, lang }) => {
    if (!isKind(kind)) return NOT_FOUND
    const texts = await readTexts(db, club.langs)
    const codes = fieldsOf(kind, texts.english).map(({ code }) => code)
    const changes = await sql.changes(db, codes, { lang, most: CHANGES_MOST })
    return entriesOf(changes, ownAmong(texts, codes, club.langs), ENTRIES_MOST)
  },
})

const isKind = (kind: string): kind is MailKind => (MAIL_KINDS as readonly string[]).includes(kind)

function rowOf(kind: MailKind, texts: Texts, sent: ReadonlyMap<string, number>, langs: readonly string[]): LetterRow {
  const { group, to } = ABOUT[kind]
  const codes = fieldsOf(kind, texts.english).map(({ code }) => code)
  return {
    kind,
    group,
    to,
    sent: sent.get(kind) ?? 0,
    isOptional: OPTIONAL_MAILS.includes(kind),
    changed: ownAmong(texts, codes, langs).length,
  }
}
