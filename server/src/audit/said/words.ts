import { type Words, wordsOf } from '../../mail/words.ts'
import type { Context } from '../../platform/context.ts'
import { stateTexts } from './histories.ts'

/** Says a text; one that a club has deleted is said by its key. */
export interface Sayer {
  has(code: string): boolean
  say(code: string, values?: Record<string, unknown>): string
}

export const sayer = (words: Words): Sayer => ({
  has: (code) => words.raw(code) !== undefined,
  say: (code, values = {}) => words.say(code, values) ?? code,
})

/** The texts of sentences, of nouns and of the history of bookings, and of what else the page names. */
export interface SaidWords {
  deed: Sayer
  audit: Words
  booking: Words
  of: (category: string) => Words | undefined
}

/** Where the titles of records are texts of ours. */
const OF_TITLES: Readonly<Record<string, string>> = { mail: 'outbox', job: 'job', export: 'menu' }

export async function wordsFor(ctx: Context, nouns: ReadonlySet<string>): Promise<SaidWords> {
  const categories = [...new Set(['deed', 'audit', 'booking', ...[...nouns].flatMap(categoriesOf)])]
  const words = await Promise.all(categories.map((category) => wordsOf(ctx, ctx.lang, category)))
  const found = new Map(categories.map((category, i) => [category, words[i]!]))
  const [deed, audit, booking] = words as [Words, Words, Words]
  return { deed: sayer(deed), audit, booking, of: (category) => found.get(category) }
}

const categoriesOf = (noun: string): string[] =>
  [Object.hasOwn(OF_TITLES, noun) ? OF_TITLES[noun] : undefined, stateTexts(noun)?.category].filter(
    (one) => one !== undefined,
  )
