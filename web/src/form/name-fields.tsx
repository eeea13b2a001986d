import type { Values } from '../ui/form/draft'
import { TextField } from '../ui/form/text-field'
import { useOwnLanguages } from './use-own-languages'

interface Named {
  name: string
  translated: Record<string, { name?: string } | undefined>
}

const fieldIn = (lang: string) => `translated.${lang}.name`

/** The values of the fields below. @param others languages besides the club's own */
export const nameValues = (others: readonly string[], named?: Named): Values => ({
  name: named?.name ?? '',
  ...Object.fromEntries(others.map((lang) => [fieldIn(lang), named?.translated[lang]?.name ?? ''])),
})

/** What the calls take: every name, also those that did not change. */
export const namesIn = (others: readonly string[], values: Values) => ({
  name: String(values.name),
  translated: Object.fromEntries(others.map((lang) => [lang, { name: String(values[fieldIn(lang)] ?? '').trim() }])),
})

/** A name in each language of the club. @param label of the field in a language */
export function NameFields({ label }: { label: (language: string) => string }) {
  const { own, others, label: nameOf } = useOwnLanguages()
  return (
    <>
      <TextField name="name" label={label(nameOf(own))} lang={own} />
      {others.map((lang) => (
        <TextField key={lang} name={fieldIn(lang)} label={label(nameOf(lang))} lang={lang} />
      ))}
    </>
  )
}
