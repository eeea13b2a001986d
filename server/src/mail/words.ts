import { type PolicyValues, readPolicies } from '@clubhouse/contract/format/policies'
import { TEXT_FORMATS } from '@clubhouse/contract/format/text-formats'
import { createInstance } from 'i18next'
import type { Club, Context } from '../platform/context.ts'
import { lookup } from '../platform/lookup.ts'
import * as sql from './sql.ts'

/** The words of mails in a language. */
export interface Words {
  /** What a code says, as it stands in the texts; undefined where it has no words. */
  raw(code: string): string | undefined
  /** The same, filled with values. */
  say(code: string, values: Record<string, unknown>): string | undefined
}

/** The club's own words win over the product's, and English fills gaps. */
export async function wordsOf(
  { sql: db, remembered, club }: Pick<Context, 'sql' | 'remembered' | 'club'>,
  lang: string,
) {
  return remembered.recall(`mail words ${lang}`, ['message', 'code'], 60, async () =>
    speaker(await sql.words(db, lang), lang, club, await sql.policies(db)),
  )
}

async function speaker(
  texts: Record<string, string>,
  lang: string,
  club: Club,
  policies: PolicyValues,
): Promise<Words> {
  const i18n = createInstance()
  await i18n.init({
    lng: 'mail',
    keySeparator: false,
    nsSeparator: false,
    // The frame escapes whole sentences; a value is a value, whatever it looks like.
    interpolation: { escapeValue: false, skipOnVariables: true },
    resources: { mail: { translation: texts } },
  })
  const place = { lang, currency: club.currency, ...readPolicies(policies, club.zone) }
  for (const [name, format] of Object.entries(TEXT_FORMATS))
    i18n.services.formatter?.add(name, (value) => format(place, plain(value)))
  return {
    raw: (code) => lookup(texts, code),
    say: (code, values) => (Object.hasOwn(texts, code) ? i18n.t(code, values) : undefined),
  }
}

/** Instants travel as text, as they do to pages. */
const plain = (value: unknown) => (value instanceof Temporal.Instant ? value.toString() : value) as never
