import { offsetMinutes, ZONE_OFFSETS } from '@clubhouse/contract/policy'
import { businessNo, mailOrderNo } from '@clubhouse/contract/tax-no'
import { standardOffset } from '../code/policy-rules.ts'

export interface Parts {
  businessNo: string
  mailOrderNo: string
  currency: string
  timeZone: string
  zone: string
  lang: string
  langs: readonly string[]
}

interface Facts {
  languages: readonly string[]
  year: number
}

/** The fallback of every text. */
const FALLBACK = 'en'
const WON = 'KRW'

/** The field that does not fit the others; undefined when all do. Unchanged values are accepted. */
export function unfit(wanted: Parts, before: Parts, { languages, year }: Facts): string | undefined {
  const { langs, lang, currency, timeZone, zone } = wanted
  if (currency !== before.currency && !Intl.supportedValuesOf('currency').includes(currency)) return 'currency'
  const offset = /^\d{1,2}$/.test(timeZone) ? ZONE_OFFSETS[Number(timeZone) - 1] : undefined
  if (offset === undefined) return 'timeZone'
  if (standardOffset(zone, year) !== offsetMinutes(offset)) return 'zone'
  const areLangs = langs.includes(FALLBACK) && langs.every((one) => languages.includes(one))
  if (!areLangs || new Set(langs).size !== langs.length) return 'langs'
  if (!langs.includes(lang)) return 'lang'
  const asWritten = written(wanted, year)
  return NUMBERS.find((name) => wanted[name] !== '' && wanted[name] !== before[name] && !asWritten[name].valid)
}

const NUMBERS = ['businessNo', 'mailOrderNo'] as const

/** The numbers in canonical form. Formats of other countries are not checked. */
export function written({ currency, ...typed }: Pick<Parts, 'currency' | (typeof NUMBERS)[number]>, year: number) {
  const asTyped = (number: string) => ({ valid: true, formatted: number })
  const [business, mailOrder] = currency === WON ? [businessNo, mailOrderNo] : [asTyped, asTyped]
  return { businessNo: business(typed.businessNo), mailOrderNo: mailOrder(typed.mailOrderNo, year) }
}

type Translated = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>

/** Texts by language after a change; an empty text removes it, and a language without texts is removed. */
export function withTranslations<T extends Translated>(before: T, changes: Translated): T {
  const languages = new Set([...Object.keys(before), ...Object.keys(changes)])
  const entries = [...languages].map((lang) => {
    const texts = Object.entries({ ...before[lang], ...changes[lang] }).filter(([, text]) => text)
    return [lang, Object.fromEntries(texts)] as const
  })
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0)) as T
}
