import { squeeze } from '@clubhouse/contract/person-words'

const BETWEEN = /[\s,-]+/
const HANGUL = /\p{Script=Hangul}/u

export interface Named {
  /** By which other words for it are found. */
  code: string
  label: string
}

/**
 * Those with every word typed at the beginning of a word of theirs, or anywhere in a Korean one: by name first.
 * @param alsoCalled other words for them, by code
 */
export function fits<N extends Named>(
  all: readonly N[],
  typed: string,
  alsoCalled: Readonly<Record<string, string>> = {},
): N[] {
  const wanted = typed.split(BETWEEN).map(squeeze).filter(Boolean)
  const isIn = (text: string) => {
    const said = ` ${text.split(BETWEEN).map(squeeze).join(' ')} `
    return wanted.length > 0 && wanted.every((word) => said.includes(HANGUL.test(word) ? word : ` ${word}`))
  }
  const byName = all.filter(({ label }) => isIn(label))
  const byWord = all.filter((one) => !byName.includes(one) && isIn(`${one.label} ${alsoCalled[one.code] ?? ''}`))
  return [...byName, ...byWord]
}
