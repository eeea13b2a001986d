import type { Fragment } from 'postgres'
import type { Sql } from './database.ts'
import { lookup } from './lookup.ts'

export type InLanguages = Record<string, string>

/** Words of a record by language and field; its columns hold those in the club's own language. */
export type Translated = Record<string, Record<string, string>>

/** The words of a field in a language, else the club's own. In SQL the same is `own_words_in`. */
export const ownWordsIn = <T extends string | null>(lang: string, translated: Translated, field: string, own: T): T =>
  (lookup(lookup(translated, lang) ?? {}, field) as T | undefined) ?? own

/** All languages of a jsonb column by language, to look for a keyword in. */
export const inAnyLanguage = (sql: Sql, column: Fragment) =>
  sql`(select string_agg(value, ' ') from jsonb_each_text(${column}))`

/** A text in a language, else in English, else in the first one there is; undefined when there is none. */
export const saidIn = (texts: InLanguages | null, lang: string): string | undefined =>
  texts ? (lookup(texts, lang) ?? texts.en ?? Object.values(texts)[0]) : undefined

interface Speaking {
  club: { lang: string; langs: readonly string[] }
}

/** The language of a reader where the club speaks it, else the club's own. */
export const spokenBy = ({ club }: Speaking, lang: string | undefined): string =>
  lang && club.langs.includes(lang) ? lang : club.lang

/** The club's languages in which one of these words is missing that another language has. Decision 148. */
export const missingIn = ({ club: { langs } }: Speaking, words: readonly (Record<string, unknown> | null)[]) => {
  const isSaid = (texts: Record<string, unknown>, lang: string) => Boolean(lookup(texts, lang))
  return langs.filter((lang) =>
    words.some((texts) => texts && !isSaid(texts, lang) && langs.some((other) => isSaid(texts, other))),
  )
}

/** The first language of the words that the club does not have, as the name of its field. */
export function foreignLanguage(translated: object = {}, { langs }: { langs: readonly string[] }): string | undefined {
  const lang = Object.keys(translated).find((one) => !langs.includes(one))
  return lang && `translated.${lang}`
}

/** The words of a call by language, without the empty ones, for which the club's own stand. */
export const saidWords = (translated: object = {}): Translated =>
  Object.fromEntries(
    Object.entries(translated as Translated).flatMap(([lang, words]) => {
      const said = Object.entries(words).filter(([, text]) => text)
      return said.length > 0 ? [[lang, Object.fromEntries(said)]] : []
    }),
  )

export interface Named {
  name: string
  translated?: Record<string, { name?: string }>
}

type Texts<F extends string> = Record<F, string>
type OthersOf<F extends string> = Record<string, Partial<Texts<F>>>

/** Columns by language as a form edits them: the club's own words, and those of the other languages. */
export function wordsApart<F extends string>(columns: Record<F, InLanguages>, own: string) {
  const fields = Object.keys(columns) as F[]
  const langs = new Set(fields.flatMap((field) => Object.keys(columns[field])))
  const inLang = (lang: string) =>
    Object.fromEntries(fields.flatMap((field) => (columns[field][lang] ? [[field, columns[field][lang]]] : [])))
  const translated = Object.fromEntries([...langs].flatMap((lang) => (lang === own ? [] : [[lang, inLang(lang)]])))
  const ours = Object.fromEntries(fields.map((field) => [field, saidIn(columns[field], own) ?? '']))
  return { ...(ours as Texts<F>), translated: translated as OthersOf<F> }
}

/** The columns of what a form edited; empty words of another language are left out. */
export function wordsTogether<F extends string>(
  fields: readonly F[],
  { translated = {}, ...given }: Texts<F> & { translated?: OthersOf<F> },
  own: string,
): Record<F, InLanguages> {
  const columnOf = (field: F) => {
    const others = Object.entries(translated).flatMap(([lang, words]) => {
      const said = (words as Partial<Texts<F>>)[field]
      return lang !== own && said ? [[lang, said] as const] : []
    })
    return { [own]: (given as unknown as Texts<F>)[field], ...Object.fromEntries(others) }
  }
  return Object.fromEntries(fields.map((field) => [field, columnOf(field)])) as Record<F, InLanguages>
}

/** A name of every language in one column, as a form edits it: the club's own, and the others. */
export const namedApart = (names: InLanguages, own: string): Required<Named> => wordsApart({ name: names }, own)

/** The column of what a form edited; an empty name of another language is left out. */
export const namedTogether = (named: Named, own: string): InLanguages => wordsTogether(['name'], named, own).name
