import { lookup } from './lookup.ts'

/** A text by its language. */
export type InLanguages = Record<string, string>

/** A text in a language, else in English, else in the first one there is; undefined when there is none. */
export const saidIn = (texts: InLanguages | null, lang: string): string | undefined =>
  texts ? (lookup(texts, lang) ?? texts.en ?? Object.values(texts)[0]) : undefined
