import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { changeInfo, info } from '@clubhouse/contract/site'
import type { Values } from '../../form/draft'
import { numberOf } from './info-checks'

export type Info = DataOf<typeof info>
type Changes = Omit<InputOf<typeof changeInfo>, 'version'>

const TEXTS = [
  'clubName',
  'ceoName',
  'businessNo',
  'mailOrderNo',
  'clubPhoneNo',
  'clubFaxNo',
  'email',
  'zipCode',
  'address',
  'addressDetail',
  'lang',
] as const
const NUMBERS = ['lat', 'lng'] as const
/** What the club says of itself in each language; in its own it stands in the fields above. */
export const TRANSLATED = ['clubName', 'ceoName', 'address', 'addressDetail', 'senderName'] as const
const SETTING_TEXTS = ['senderName', 'senderMail', 'taxMail'] as const
const SETTING_NUMBERS = ['keepDays', 'dormantMonths'] as const

/** A club as its form shows it: everything but yes and no is text. */
export function valuesOf(info: Info): Values {
  const values: Values = { isIndexed: info.isIndexed }
  for (const field of [...TEXTS, ...NUMBERS]) values[field] = String(info[field])
  for (const field of [...SETTING_TEXTS, ...SETTING_NUMBERS]) values[field] = String(info.settings?.[field] ?? '')
  for (const lang of otherLanguages(info))
    for (const field of TRANSLATED) values[`${lang}.${field}`] = info.translated[lang]?.[field] ?? ''
  return values
}

/** The languages of the site beside the club's own. */
export const otherLanguages = ({ lang, langs }: Pick<Info, 'lang' | 'langs'>) => langs.filter((one) => one !== lang)

/** Changes of the form as they are sent. */
export function changesOf(values: Values): Changes {
  const pick = (fields: readonly string[], make: (value: string) => unknown) =>
    Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, make(String(values[field]))]))
  const text = (value: string) => value.trim()
  const translated: Record<string, Record<string, string>> = {}
  for (const [name, value] of Object.entries(values)) {
    const [lang, field] = name.split('.')
    if (field) translated[lang!] = { ...translated[lang!], [field]: text(String(value)) }
  }
  const settings = { ...pick(SETTING_TEXTS, text), ...pick(SETTING_NUMBERS, numberOf) }
  return {
    ...pick(TEXTS, text),
    ...pick(NUMBERS, numberOf),
    ...('isIndexed' in values && { isIndexed: Boolean(values.isIndexed) }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(Object.keys(translated).length > 0 && { translated }),
  }
}
