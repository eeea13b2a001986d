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
const SETTING_TEXTS = ['senderName', 'senderMail', 'taxMail'] as const
const SETTING_NUMBERS = ['keepDays', 'dormantMonths'] as const

/** A club as its form shows it: everything but yes and no is text. */
export function valuesOf(info: Info): Values {
  const values: Values = { isIndexed: info.isIndexed }
  for (const field of [...TEXTS, ...NUMBERS]) values[field] = String(info[field])
  for (const field of [...SETTING_TEXTS, ...SETTING_NUMBERS]) values[field] = String(info.settings?.[field] ?? '')
  return values
}

/** Changes of the form as they are sent. */
export function changesOf(values: Values): Changes {
  const pick = (fields: readonly string[], make: (value: string) => unknown) =>
    Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, make(String(values[field]))]))
  const text = (value: string) => value.trim()
  const settings = { ...pick(SETTING_TEXTS, text), ...pick(SETTING_NUMBERS, numberOf) }
  return {
    ...pick(TEXTS, text),
    ...pick(NUMBERS, numberOf),
    ...('isIndexed' in values && { isIndexed: Boolean(values.isIndexed) }),
    ...(Object.keys(settings).length > 0 && { settings }),
  }
}
