import { useText } from '../language/use-text'
import type { Values } from '../ui/form/draft'
import { useOwnLanguages } from './use-own-languages'
import { WordFields, wordsIn, wordValues } from './word-fields'

export const REASON = ['reason'] as const

/** A reason in each language of the club: the values of its fields, and what the calls take. */
export function useReason() {
  const { others } = useOwnLanguages()
  return { initial: wordValues(REASON, others), input: (values: Values) => wordsIn(REASON, others, values) }
}

/** The fields of a reason that others than managers read. @param hint who does @param rows of one with several lines */
export function ReasonFields({ hint, rows }: { hint: string; rows?: number }) {
  const t = useText()
  return <WordFields name="reason" label={(language) => t('form.REASON_IN', { language })} hint={hint} rows={rows} />
}
