import type { PolicyValues } from '@clubhouse/contract/format/policies'
import { createTranslator } from '@clubhouse/contract/text/club-translator'
import type { Club, Context } from '../platform/context.ts'
import { lookup } from '../platform/lookup.ts'
import { policies } from '../platform/policies.ts'
import * as sql from './sql.ts'

export interface Words {
  raw(code: string): string | undefined
  say(code: string, values: Record<string, unknown>): string | undefined
}

/** The texts of a category in a language, with the club's formats; English fills gaps. */
export async function wordsOf(
  { sql: db, cache, club }: Pick<Context, 'sql' | 'cache' | 'club'>,
  lang: string,
  category = 'mail',
) {
  return cache.recall(`${category} words ${lang}`, ['message', 'code'], 60, async () => {
    const [texts, written] = await Promise.all([sql.words(db, lang, category), policies(db)])
    return wordsFrom(texts, lang, club, written.policies)
  })
}

/** Each day as emails in a language write it in a list. */
export async function daysIn(
  ctx: Pick<Context, 'sql' | 'cache' | 'club'>,
  lang: string,
  dates: readonly string[],
): Promise<readonly string[]> {
  const words = await wordsOf(ctx, lang)
  return dates.map((date) => words.say('FACT_LOST_IS', { date })!)
}

/** The same in each language of the club. */
export async function daysSaid(
  ctx: Pick<Context, 'sql' | 'cache' | 'club'>,
  dates: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const said = new Map<string, readonly string[]>()
  if (dates.length > 0) for (const lang of ctx.club.langs) said.set(lang, await daysIn(ctx, lang, dates))
  return said
}

/** The words of emails with drafts in place of what is saved; undefined takes a text away. */
export async function wordsWith(
  { sql: db, club }: Pick<Context, 'sql' | 'club'>,
  lang: string,
  drafts: ReadonlyMap<string, string | undefined>,
): Promise<Words> {
  const [saved, written] = await Promise.all([sql.words(db, lang, 'mail'), policies(db)])
  const texts = Object.entries({ ...saved, ...Object.fromEntries(drafts) })
  const left = texts.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return wordsFrom(Object.fromEntries(left), lang, club, written.policies)
}

function wordsFrom(texts: Record<string, string>, lang: string, { zone, currency }: Club, values: PolicyValues): Words {
  const translator = createTranslator(lang, texts, { zone, currency, policies: values })
  return {
    raw: (code) => lookup(texts, code),
    say: (code, given) => (isText(texts, code) ? translator.t(code, given) : undefined),
  }
}

/** A text with a count has a form for each number. */
const isText = (texts: Record<string, string>, code: string) =>
  Object.hasOwn(texts, code) || Object.hasOwn(texts, `${code}_other`)
