import type { Letter, LetterField, LetterPart } from '@clubhouse/contract/letter'
import type { Say } from '../../../language/use-text'
import type { Values } from '../../../ui/form/draft'

type Words = LetterField['texts'][number]

/** The name of a text's field in the form. */
export const fieldName = (lang: string, code: string) => `${lang} ${code}`

export const eachText = ({ fields }: Pick<Letter, 'fields'>): { field: LetterField; words: Words; name: string }[] =>
  fields.flatMap((field) => field.texts.map((words) => ({ field, words, name: fieldName(words.lang, field.code) })))

/** What each field shows: the club's text, else the default. */
export const valuesOf = (letter: Pick<Letter, 'fields'>): Values =>
  Object.fromEntries(eachText(letter).map(({ name, words }) => [name, words.msg ?? words.original ?? '']))

/** What a field sends: null for the default, which an empty field stands for too. */
export function msgOf(typed: string, original: string | null): string | null {
  const text = typed.trim()
  return text === '' || text === original ? null : text
}

/** All texts of a language as a preview takes them. */
export const draftsIn = (letter: Letter, lang: string, values: Values) =>
  eachText(letter)
    .filter(({ words }) => words.lang === lang)
    .map(({ field, words, name }) => ({ code: field.code, msg: msgOf(String(values[name] ?? ''), words.original) }))

export const partWord = (t: Say, { part, variant }: { part: LetterPart; variant: string | null }) => {
  const word = t(`letter.PART_${part}`)
  return variant === null ? word : t('letter.IN_CASE', { part: word, variant: t(`letter.CASE_${variant}`) })
}

/** A value's name in a key: undoUntil is UNDO_UNTIL. */
export function valueWord(t: Say, name: string): string {
  const word = name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  return t(`letter.VALUE_OF_${word}`)
}

/** A text with a value put in place of what is selected; a list gets a paragraph of its own. @returns text and caret */
export function inserted(text: string, token: string, isAlone: boolean, from: number, to: number) {
  const [head, tail] = [text.slice(0, from), text.slice(to)]
  if (!isAlone) return { text: head + token + tail, caret: from + token.length }
  const [before, after] = [head.trimEnd(), tail.trimStart()]
  const start = before ? `${before}\n\n${token}` : token
  return { text: after ? `${start}\n\n${after}` : start, caret: start.length }
}
