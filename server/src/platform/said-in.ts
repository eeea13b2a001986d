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

export interface Named {
  name: string
  translated?: Record<string, { name?: string }>
}

/** A name of every language in one column, as a form edits it: the club's own, and the others. */
export function namedApart(names: InLanguages, own: string): Required<Named> {
  const others = Object.entries(names).filter(([lang]) => lang !== own)
  return {
    name: saidIn(names, own) ?? '',
    translated: Object.fromEntries(others.map(([lang, name]) => [lang, { name }])),
  }
}

/** The column of what a form edited; an empty name of another language is left out. */
export function namedTogether({ name, translated = {} }: Named, own: string): InLanguages {
  const others = Object.entries(translated).flatMap(([lang, words]) =>
    lang !== own && words.name ? [[lang, words.name] as const] : [],
  )
  return { [own]: name, ...Object.fromEntries(others) }
}
