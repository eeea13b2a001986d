import type { Texts } from '@clubhouse/contract/text/texts'

export type { Texts } from '@clubhouse/contract/text/texts'

/** Categories that every page may need. */
const ALWAYS = ['common', 'site', 'site-menu']

/** The texts of some categories, flat; all of them when none is named. */
export function textsOf(byCategory: Record<string, Record<string, string>>, named?: readonly string[]): Texts {
  const wanted = named ? new Set([...ALWAYS, ...named]) : Object.keys(byCategory)
  const texts: Texts = {}
  for (const category of wanted)
    for (const [code, text] of Object.entries(byCategory[category] ?? {})) texts[`${category}.${code}`] = text
  return texts
}

/** A character that needs no escape in the data of a page, and that no text needs. */
const BETWEEN = '`'

/**
 * Texts as one string, code and text in turns: an object of a page's data would name the place of each. In place of a
 * code nothing, and then a category, says which one the next codes belong to.
 */
export function packTexts(texts: Texts): string {
  let category = ''
  const words = Object.entries(texts).flatMap(([key, text]) => {
    const [of = ''] = key.split('.', 1)
    const turn = of === category ? [] : ['', of]
    category = of
    return [...turn, key.slice(of.length + 1), text.replaceAll(BETWEEN, '’')]
  })
  return words.join(BETWEEN)
}

export function unpackTexts(packed: string): Texts {
  const words = packed.split(BETWEEN)
  const texts: Texts = {}
  let category = ''
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [code, text] = [words[i]!, words[i + 1]!]
    if (code === '') category = text
    else texts[`${category}.${code}`] = text
  }
  return texts
}
