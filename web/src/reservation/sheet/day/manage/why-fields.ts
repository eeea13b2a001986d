import { useOwnLanguages } from '../../../../form/use-own-languages'
import { wordsIn, wordValues } from '../../../../form/word-fields'
import type { Values } from '../../../../ui/form/draft'

const NAMES = ['reason'] as const

/** A reason in each language of the club: the values of its fields, and what the calls take. */
export function useWhy() {
  const { others } = useOwnLanguages()
  return { initial: wordValues(NAMES, others), input: (values: Values) => wordsIn(NAMES, others, values) }
}
