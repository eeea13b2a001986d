import type { MailKind } from '@clubhouse/contract/mail'
import { aboutKind, type ValuesOf } from '../mail/kinds.ts'
import { fillIn } from '../mail/secret.ts'
import { letterOf } from '../mail/send.ts'
import type { Context } from '../platform/context.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { castIn } from './cast.ts'
import { sampleOf } from './samples.ts'

interface Wanted {
  kind: MailKind
  lang: string
  variant?: string
  /** Draft texts by code; undefined deletes one. */
  drafts: ReadonlyMap<string, string | undefined>
}

/** An email with sample values, as `send` writes it; its secrets are samples too. */
export async function draw(ctx: Context, { kind, lang, variant, drafts }: Wanted) {
  const { variant: of, secrets = [] } = aboutKind(kind)!
  const values = sampleOf(kind, await castIn(ctx, lang), of && variant ? { of, is: variant } : undefined)
  const { spoken, subject, text, html } = await letterOf(ctx, kind, lang, values as ValuesOf<typeof kind>, { drafts })
  const filling = Object.fromEntries(secrets.map((name) => [name, String(values[name])]))
  return { lang: spoken, subject, text: fillIn(text, filling), html: fillIn(html, filling, escapeHtml) }
}
