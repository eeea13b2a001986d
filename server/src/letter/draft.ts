import type { ParsedInputOf } from '@clubhouse/contract/call'
import type * as calls from '@clubhouse/contract/letter'
import type { MailKind } from '@clubhouse/contract/mail'
import { type Context, Malformed } from '../platform/context.ts'
import { ABOUT } from './about.ts'
import { fieldsOf } from './fields.ts'
import { checked } from './saving.ts'
import { readTexts } from './texts.ts'

export type DraftInput = Pick<ParsedInputOf<typeof calls.preview>, 'lang' | 'variant' | 'texts'>

/** What a preview or a test is drawn from: drafts over what is saved. A wrong draft is refused like one that is saved. */
export async function draftOf(ctx: Context, kind: MailKind, { lang, variant, texts: given }: DraftInput) {
  const { langs } = ctx.club
  if (!langs.includes(lang)) return new Malformed('lang')
  if (variant !== undefined && !ABOUT[kind].variants?.includes(variant)) return new Malformed('variant')
  const texts = await readTexts(ctx.sql, langs)
  const kept = checked(
    given.map((one) => ({ lang, ...one })),
    fieldsOf(kind, texts.english),
    texts,
    langs,
  )
  if (!Array.isArray(kept)) return kept
  return {
    kind,
    lang,
    variant,
    drafts: new Map(kept.map(({ code, msg }) => [code, msg ?? texts.original(lang, code)])),
  }
}
