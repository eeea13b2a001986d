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

const LOCALES = { en: 'en-GB', ko: 'ko-KR' }

/** The club's own words win over the product's, and English fills gaps. */
export async function wordsOf(
  { sql: db, remembered, club }: Pick<Context, 'sql' | 'remembered' | 'club'>,
  lang: string,
) {
  return remembered.recall(`mail words ${lang}`, ['message'], 60, async () =>
    speaker(await sql.words(db, lang), lang, club),
  )
}

async function speaker(texts: Record<string, string>, lang: string, club: Club): Promise<Words> {
  const i18n = createInstance()
  await i18n.init({
    lng: 'mail',
    keySeparator: false,
    nsSeparator: false,
    // The frame escapes whole sentences; a value is a value, whatever it looks like.
    interpolation: { escapeValue: false, skipOnVariables: true },
    resources: { mail: { translation: texts } },
  })
  const locale = lookup(LOCALES, lang) ?? lang
  const day = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' } as const
  const days = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' })
  const instants = new Intl.DateTimeFormat(locale, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: club.zone,
  })
  i18n.services.formatter?.add('day', (value) => days.format(new Date(String(value))))
  i18n.services.formatter?.add('instant', (value) => instants.format(new Date(String(value))))
  return {
    raw: (code) => lookup(texts, code),
    say: (code, values) => (Object.hasOwn(texts, code) ? i18n.t(code, values) : undefined),
  }
}
