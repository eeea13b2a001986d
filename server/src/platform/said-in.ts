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
