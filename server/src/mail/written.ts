import { lookup } from '../platform/lookup.ts'
import type { Fact, Part } from './frame.ts'
import type { Kind } from './kinds.ts'
import { placeholderOf, withoutMarks } from './secret.ts'
import type { Words } from './words.ts'

type BodyPart = Extract<Part, { is: 'words' | 'value' | 'quote' | 'list' | 'facts' }>

/** Values that people write as sentences; others, such as codes and ids, are typed somewhere else. */
const SENTENCES = new Set(['reason'])

/** Values with the names of others, or with what people wrote: none of them belongs on a screen that is locked. */
const OTHERS = /\{\{(?:booker|who|what|changes|person|reason|answer|text|facts)\b/

const ALONE = /^\{\{(\w+)\}\}$/

export function written(
  name: string,
  about: Kind,
  values: Readonly<Record<string, unknown>>,
  words: Words,
  clubName: string,
) {
  const shown: Record<string, unknown> = Object.fromEntries([
    ['club', clubName],
    ...Object.entries(values).map(([key, value]) => [key, shownValue(key, value, about)]),
  ])
  const say = (code: string, plain: Record<string, unknown> = shown) => {
    const text = words.say(code, plain)
    if (text === undefined) throw new Error(`there are no words for mail.${code}`)
    return text
  }
  const code = about.variant ? `${name}_${values[about.variant]}` : name
  const filled = say(code).split('\n\n')
  const body = words
    .raw(code)!
    .split('\n\n')
    .flatMap((paragraph, i): BodyPart | BodyPart[] => {
      const key = ALONE.exec(paragraph)?.[1] ?? ''
      const value = lookup(shown, key)
      if (value === undefined) return { is: 'words', text: oneLine(filled[i]!) }
      if (key === about.paragraphs && Array.isArray(value))
        return value.map((text): BodyPart => ({ is: 'words', text: String(text) }))
      if (!Array.isArray(value)) return { is: SENTENCES.has(key) ? 'quote' : 'value', text: String(value) }
      return areFacts(value) ? { is: 'facts', facts: value } : { is: 'list', items: value }
    })
  if (shown.appealBy) body.push({ is: 'words', text: say('MAY_APPEAL') })
  const subject = oneLine(words.say(`${code}_SUBJECT`, shown) ?? say(`${name}_SUBJECT`))
  // For a screen that is locked: the subject of the variant, else that of the kind.
  const open = [`${code}_SUBJECT`, `${name}_SUBJECT`].find((one) => {
    const raw = words.raw(one)
    return raw !== undefined && !OTHERS.test(raw)
  })
  return { say, shown, body, subject, nameless: open && oneLine(say(open)) }
}

const areFacts = (value: readonly unknown[]): value is readonly Fact[] => typeof value[0] === 'object'

function shownValue(key: string, value: unknown, about: Kind): unknown {
  if (about.secrets?.includes(key)) return placeholderOf(key)
  if (Array.isArray(value) && areFacts(value))
    return value.map((fact) => ({ label: plain(fact.label), value: plain(fact.value) }))
  if (Array.isArray(value)) return value.map((item) => plain(String(item)))
  return typeof value === 'string' ? plain(value) : value
}

const plain = (text: string) => oneLine(withoutMarks(text))

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
