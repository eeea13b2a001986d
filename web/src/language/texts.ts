import type { Texts } from '@clubhouse/contract/text/texts'

export type { Texts } from '@clubhouse/contract/text/texts'

/** Categories that every page may need. */
const ALWAYS = ['common', 'site', 'site-menu']

/**
 * The texts of some categories, flat; all of them when none is named.
 * `reservation.STATE` names a text with its plural forms, or all that begin so: `reservation.STATE_OPEN`.
 */
export function textsOf(byCategory: Record<string, Record<string, string>>, named?: readonly string[]): Texts {
  const wanted = named ? new Set([...ALWAYS, ...named]) : new Set(Object.keys(byCategory))
  const texts: Texts = {}
  for (const name of wanted) {
    const [category = '', some] = name.split('.')
    for (const [code, text] of Object.entries(byCategory[category] ?? {}))
      if (!some || code === some || code.startsWith(`${some}_`)) texts[`${category}.${code}`] = text
  }
  return texts
}

const BETWEEN = '\t'

/** Texts as one string: an object of a page's data names the place of each key and text. */
export const packTexts = (texts: Texts): string =>
  Object.entries(texts)
    .flatMap(([key, text]) => [key, text.replaceAll(BETWEEN, ' ')])
    .join(BETWEEN)

export function unpackTexts(packed: string): Texts {
  const words = packed.split(BETWEEN)
  const texts: Texts = {}
  for (let i = 0; i + 1 < words.length; i += 2) texts[words[i]!] = words[i + 1]!
  return texts
}
