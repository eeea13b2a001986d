import type { DataOf } from '@clubhouse/contract/call'
import type { info } from '@clubhouse/contract/site'
import { businessNo, mailOrderNo } from '@clubhouse/contract/tax-no'
import type { TextKey } from '../../language/text-key'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'
import type { Words } from '../../ui/form/said'

export type Info = DataOf<typeof info>

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
  'lat',
  'lng',
] as const
/** The club's texts by language; its own language uses the fields above. */
const TRANSLATED = ['clubName', 'ceoName', 'address', 'addressDetail', 'senderName'] as const
const SETTINGS = ['senderName', 'senderMail', 'taxMail', 'keepDays', 'dormantMonths'] as const

/** The club as form values: text except for booleans. */
export function valuesOf(info: Info): Values {
  return {
    isIndexed: info.isIndexed,
    ...Object.fromEntries(TEXTS.map((field) => [field, String(info[field])])),
    ...Object.fromEntries(SETTINGS.map((field) => [`settings.${field}`, String(info.settings?.[field] ?? '')])),
    ...Object.fromEntries(
      otherLanguages(info).flatMap((lang) =>
        TRANSLATED.map((field) => [fieldIn(lang, field), info.translated[lang]?.[field] ?? '']),
      ),
    ),
  }
}

/** The name of a field in a language besides the club's own. */
export const fieldIn = (lang: string, field: string) => `translated.${lang}.${field}`

/** The site's languages besides the club's own. */
const otherLanguages = ({ lang, langs }: Pick<Info, 'lang' | 'langs'>) => langs.filter((one) => one !== lang)

const LINE = 'site-info.LINE_WRONG'
const EMAIL = 'site-info.EMAIL_WRONG'
const PHONE = 'site-info.PHONE_WRONG'

export const infoWords: Words = {
  clubName: { missing: 'site-info.NAME_MISSING', wrong: LINE },
  ceoName: LINE,
  businessNo: LINE,
  mailOrderNo: LINE,
  clubPhoneNo: PHONE,
  clubFaxNo: PHONE,
  email: EMAIL,
  zipCode: LINE,
  address: LINE,
  addressDetail: LINE,
  lat: 'site-info.LAT_WRONG',
  lng: 'site-info.LNG_WRONG',
  'settings.senderName': LINE,
  'settings.senderMail': EMAIL,
  'settings.taxMail': EMAIL,
  'settings.keepDays': 'site-info.KEEP_DAYS_WRONG',
}

/** @param isKorean whether the club's currency is the won, which implies Korean number formats */
export function infoChecks(isKorean: boolean, thisYear: number): Checks {
  if (!isKorean) return {}
  const valid = (field: string, isOne: (typed: string) => boolean, fault: TextKey) => (values: Values) => {
    const typed = String(values[field]).trim()
    return typed && !isOne(typed) ? fault : undefined
  }
  return {
    businessNo: valid('businessNo', (typed) => businessNo(typed).valid, 'site-info.BUSINESS_NO_WRONG'),
    mailOrderNo: valid('mailOrderNo', (typed) => mailOrderNo(typed, thisYear).valid, 'site-info.MAIL_ORDER_NO_WRONG'),
  }
}
