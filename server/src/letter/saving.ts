import type { ParsedInputOf } from '@clubhouse/contract/call'
import type * as calls from '@clubhouse/contract/letter'
import { LANGUAGE_MISSING, VALUE_MISPLACED, VALUE_MISSING, VALUE_UNKNOWN } from '@clubhouse/contract/letter'
import { Malformed } from '../platform/context.ts'
import type { Field } from './fields.ts'
import { faultIn } from './rules.ts'
import type { Texts } from './texts.ts'
import { tidied } from './tokens.ts'

type Wanted = ParsedInputOf<typeof calls.change>['texts'][number]

const FAULTS = { VALUE_UNKNOWN, VALUE_MISSING, VALUE_MISPLACED }

/** The texts as they are kept: a text that is the default is none. The first that is wrong is refused. */
export function checked(list: readonly Wanted[], fields: readonly Field[], texts: Texts, langs: readonly string[]) {
  const kept: Wanted[] = []
  for (const [i, { lang, code, msg }] of list.entries()) {
    const field = fields.find((one) => one.code === code)
    if (!field) return new Malformed(`texts[${i}].code`)
    if (!langs.includes(lang)) return new Malformed(`texts[${i}].lang`)
    const original = texts.original(lang, code)
    const tidy = msg === null || tidied(msg) === original ? null : tidied(msg)
    const fault = tidy === null ? undefined : faultIn(field, tidy, original ?? '')
    if (fault) return FAULTS[fault.why]({ lang, code, value: fault.value })
    kept.push({ lang, code, msg: tidy })
  }
  return kept
}

/** A text without a default would show in the languages that lack it in English. */
export function inOneLanguage(
  kept: readonly Wanted[],
  fields: readonly Field[],
  texts: Texts,
  langs: readonly string[],
) {
  const after = (lang: string, code: string) => {
    const given = kept.find((one) => one.lang === lang && one.code === code)
    return given ? given.msg : texts.own(lang, code)
  }
  for (const { code } of fields.filter((field) => texts.original('en', field.code) === undefined)) {
    const lacking = langs.find((lang) => !after(lang, code))
    if (lacking && langs.some((lang) => after(lang, code))) return LANGUAGE_MISSING({ lang: lacking, code })
  }
  return undefined
}
