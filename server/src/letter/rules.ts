import type { Field } from './fields.ts'
import { tokensIn, withoutTokens, written } from './tokens.ts'

export interface Fault {
  why: 'VALUE_UNKNOWN' | 'VALUE_MISSING' | 'VALUE_MISPLACED'
  /** The placeholder as it is written, or what should be there. */
  value: string
}

/** The bracketed beginning of the subject of advertising, such as “(Ad)”. */
const MARK = /^\([^()]+\)/

/** What is wrong with a tidied text. @param original the default in the same language */
export function faultIn(field: Field, msg: string, original: string): Fault | undefined {
  const tokens = tokensIn(msg)
  for (const { name, format } of tokens) {
    const value = written({ name, format })
    const known = field.allowed.find((one) => one.name === name)
    if (!known) return { why: field.misplaced.includes(name) ? 'VALUE_MISPLACED' : 'VALUE_UNKNOWN', value }
    if (!known.formats.includes(format)) return { why: 'VALUE_UNKNOWN', value }
    if (known.isAlone && !msg.split('\n\n').includes(value)) return { why: 'VALUE_MISPLACED', value }
    if (known.isAlone && tokens.filter((one) => one.name === name).length > 1) return { why: 'VALUE_MISPLACED', value }
  }
  const stray = /\{\{|\}\}|\$t\(/.exec(withoutTokens(msg))?.[0]
  if (stray) return { why: 'VALUE_UNKNOWN', value: stray }
  const missing = field.required.find((name) => !tokens.some((token) => token.name === name))
  if (missing) return { why: 'VALUE_MISSING', value: tokenFor(missing, original) }
  const mark = field.mark && MARK.exec(original)?.[0]
  return mark && !msg.startsWith(mark) ? { why: 'VALUE_MISSING', value: mark } : undefined
}

const tokenFor = (name: string, original: string) =>
  written(tokensIn(original).find((token) => token.name === name) ?? { name, format: '' })
