import type { ManagedFeat } from '@clubhouse/contract/board/hof-manage'
import { wordValues } from '../../../form/word-fields'
import type { Values } from '../../../ui/form/draft'

const typed = (names: readonly string[] = []) => ({ witnessNames: names.join(', ') })

/** The names of witnesses in each language as they are typed, separated by commas. */
export const witnessValues = (feat: ManagedFeat | undefined, others: readonly string[]): Values =>
  wordValues(['witnessNames'], others, {
    ...typed(feat?.witnessNames),
    translated: Object.fromEntries(others.map((lang) => [lang, typed(feat?.translated[lang]?.witnessNames)])),
  })

/** The same for each of their fields, such as how it is read. */
export const ofWitnesses = <T>(others: readonly string[], one: T): Record<string, T> =>
  Object.fromEntries(Object.keys(witnessValues(undefined, others)).map((field) => [field, one]))

export const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
