import type { Values } from '../ui/form/draft'
import { WordFields, wordsIn, wordValues } from './word-fields'

interface Named {
  name: string
  translated: Record<string, { name?: string } | undefined>
}

/** The values of the fields below. @param others languages besides the club's own */
export const nameValues = (others: readonly string[], named?: Named): Values => wordValues(['name'], others, named)

/** What the calls take: every name, also those that did not change. */
export const namesIn = (others: readonly string[], values: Values) => wordsIn(['name'], others, values)

/** A name in each language of the club. @param label of the field in a language */
export const NameFields = ({ label }: { label: (language: string) => string }) => (
  <WordFields name="name" label={label} />
)
