import { createHash } from 'node:crypto'
import type { Sql } from '../platform/database.ts'
import { lookup } from '../platform/lookup.ts'
import * as sql from './sql.ts'

type ByCode = Readonly<Record<string, string>>

/** The texts of all emails: the defaults by language, and the club's own. */
export interface Texts {
  /** The product's English texts, which say what there is. */
  english: ByCode
  /** What an email says while the club has no text of its own; undefined for a text that it then lacks. */
  original(lang: string, code: string): string | undefined
  own(lang: string, code: string): string | undefined
}

export async function readTexts(db: Sql, langs: readonly string[]): Promise<Texts> {
  const rows = await sql.texts(db, langs)
  const byLang = (isOwn: boolean, lang: string): ByCode =>
    Object.fromEntries(
      rows.filter((row) => row.isOwn === isOwn && row.lang === lang).map(({ code, msg }) => [code, msg]),
    )
  const all = (isOwn: boolean) => Object.fromEntries(['en', ...langs].map((lang) => [lang, byLang(isOwn, lang)]))
  const [product, club] = [all(false), all(true)]
  const own = (lang: string, code: string) => lookup(club[lang] ?? {}, code)
  const english = product.en!
  return {
    english,
    own,
    // A language that the product does not have falls back to English, the club's own first.
    original: (lang, code) => {
      if (!Object.hasOwn(english, code)) return undefined
      return lookup(product[lang] ?? {}, code) ?? own('en', code) ?? english[code]
    },
  }
}

export interface OwnText {
  lang: string
  code: string
  msg: string
}

/** The club's own texts among these codes. */
export const ownAmong = (texts: Texts, codes: readonly string[], langs: readonly string[]): OwnText[] =>
  langs.flatMap((lang) =>
    codes.flatMap((code) => {
      const msg = texts.own(lang, code)
      return msg === undefined ? [] : [{ lang, code, msg }]
    }),
  )

/** A number that stays while the texts do: 32 bits of their hash. */
export const versionOf = (own: readonly OwnText[]): number =>
  createHash('sha256').update(JSON.stringify(own)).digest().readUInt32BE()
