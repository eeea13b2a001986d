import { AreaField } from '../ui/form/area-field'
import type { Values } from '../ui/form/draft'
import { TextField } from '../ui/form/text-field'
import { InLanguages } from './in-languages'
import { useOwnLanguages } from './use-own-languages'

type Words<F extends string> = Record<F, string>

interface Translated<F extends string> {
  translated: Record<string, Partial<Words<F>> | undefined>
}

const fieldIn = (lang: string, name: string) => `translated.${lang}.${name}`

/** The values of the fields below. @param others languages besides the club's own */
export const wordValues = <F extends string>(
  names: readonly F[],
  others: readonly string[],
  record?: Words<F> & Translated<F>,
): Values =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, record?.[name] ?? ''],
      ...others.map((lang) => [fieldIn(lang, name), record?.translated[lang]?.[name] ?? '']),
    ]),
  )

/** What the calls take: the words of every language, also those that did not change. */
export function wordsIn<F extends string>(names: readonly F[], others: readonly string[], values: Values) {
  const said = (fieldOf: (name: F) => string) =>
    Object.fromEntries(names.map((name) => [name, String(values[fieldOf(name)] ?? '').trim()])) as Words<F>
  const translated = others.map((lang) => [lang, said((name) => fieldIn(lang, name))] as const)
  return { ...said((name) => name), translated: Object.fromEntries(translated) }
}

interface Props {
  name: string
  /** Of the field in a language. */
  label: (language: string) => string
  hint?: string
  /** Of a text with several lines. */
  rows?: number
}

/** A text in each language of the club. */
export function WordFields({ name, label, hint, rows }: Props) {
  const { own, label: nameOf } = useOwnLanguages()
  const fieldOf = (lang: string) => (lang === own ? name : fieldIn(lang, name))
  return (
    <InLanguages fields={(lang) => [fieldOf(lang)]}>
      {(lang) => {
        const field = { name: fieldOf(lang), label: label(nameOf(lang)), hint: lang === own ? hint : undefined, lang }
        return rows ? <AreaField {...field} rows={rows} /> : <TextField {...field} />
      }}
    </InLanguages>
  )
}
