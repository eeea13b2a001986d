import type { RecordFields } from '@clubhouse/contract/record'
import { missingIn } from '../form/missing-in'
import type { Languages } from './declare'

type Worded = Record<string, unknown> & {
  missingIn?: readonly string[]
  translated?: Record<string, Record<string, unknown> | undefined>
}

/** Where words of a record are missing: as its row says, else as its words in every language do. */
export function wordsMissing(fields: RecordFields) {
  const words = Object.keys(fields).filter((name) => fields[name]!.isWords && !fields[name]!.isMany)
  if (words.length === 0) return undefined
  return (row: object, { own, all }: Languages): readonly string[] => {
    const { missingIn: known, translated, ...said } = row as Worded
    if (known || !translated) return known ?? []
    const wordsOf = (lang: string) => (lang === own ? said : translated[lang])
    return missingIn(all, (lang) => words.map((name) => Boolean(wordsOf(lang)?.[name])))
  }
}
