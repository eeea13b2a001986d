import type { LetterValue } from '@clubhouse/contract/letter'
import type { MailKind } from '@clubhouse/contract/mail'
import { clubIn } from '../mail/send.ts'
import { wordsWith } from '../mail/words.ts'
import type { Context } from '../platform/context.ts'
import { castIn } from './cast.ts'
import { sampleOf } from './samples.ts'
import { tokensIn, written } from './tokens.ts'
import { type Value, valuesOf } from './values.ts'

/** The values of a kind with an example in each language, in the format that its default texts use. */
export async function examplesOf(
  ctx: Context,
  kind: MailKind,
  originals: readonly string[],
  langs: readonly string[],
): Promise<LetterValue[]> {
  const used = originals.flatMap(tokensIn)
  const tokenOf = ({ name, formats }: Value) =>
    written({ name, format: used.find((token) => token.name === name)?.format ?? formats[0]! })
  const values = valuesOf(kind).map((value) => ({ ...value, token: tokenOf(value) }))
  const shown = await Promise.all(langs.map(async (lang) => [lang, await shownIn(ctx, kind, lang, values)] as const))
  return values.map(({ name, token, isAlone }) => ({
    name,
    token,
    isAlone,
    examples: Object.fromEntries(shown.map(([lang, byName]) => [lang, byName.get(name) ?? ''])),
  }))
}

async function shownIn(ctx: Context, kind: MailKind, lang: string, values: readonly { name: string; token: string }[]) {
  const words = await wordsWith(ctx, lang, new Map(values.map(({ name, token }) => [name, token])))
  const { clubName } = await clubIn(ctx, lang)
  const sample = { club: clubName, ...sampleOf(kind, await castIn(ctx, lang)) } as Record<string, unknown>
  const example = (name: string) => {
    const value = sample[name]
    return Array.isArray(value) ? listed(value) : words.say(name, sample)!
  }
  return new Map(values.map(({ name }) => [name, example(name)]))
}

const listed = (items: readonly unknown[]) =>
  items.map((item) => (typeof item === 'string' ? item : (item as { value: string }).value)).join(' · ')
