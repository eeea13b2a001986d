import { email, loginId, personName } from '@clubhouse/contract/member/person'
import { clubCode, text } from '@clubhouse/contract/shape'
import { systemCodes } from '../codes/system-codes.ts'

/** What a new club is made of, as typed. */
export interface OwnClub {
  code: string
  name: string
  /** Codes with commas, the club's own first. */
  languages: string
  /** The name in the other languages, `ko=힐사이드; ja=…`; may be empty. */
  names: string
  currency: string
  zone: string
  managerId: string
  managerName: string
  /** The same name in Korean or Latin letters; may be empty. */
  managerOtherName: string
  managerEmail: string
}

export interface Field {
  name: keyof OwnClub
  flag: string
  question: string
  /** Taken by flags, and by Enter at the question. */
  fallback?: string
  /** What fits, after "use". */
  hint: string
  fits(typed: string): boolean
  /** False where earlier answers leave nothing to ask. */
  isAsked?(answers: Partial<OwnClub>): boolean
}

const LANGUAGES = systemCodes.find(({ id }) => id === '101')!.codes.map(([key]) => key)
/** Every text of the product exists in it. */
const ALWAYS = 'en'

export const languagesOf = (typed: string): string[] => typed.split(',').map((one) => one.trim())

function areLanguages(typed: string): boolean {
  const langs = languagesOf(typed)
  return langs.includes(ALWAYS) && new Set(langs).size === langs.length && langs.every((one) => LANGUAGES.includes(one))
}

/** By language; undefined where a part has no language, one twice, or no name. */
export function namesOf(typed: string): Record<string, string> | undefined {
  const pairs = typed.split(';').flatMap((part) => {
    const [lang = '', ...name] = part.split('=')
    return part.trim() === '' ? [] : [[lang.trim(), name.join('=').trim()] as const]
  })
  const fit = pairs.every(([lang, name]) => LANGUAGES.includes(lang) && isLine.safeParse(name).success)
  const names = Object.fromEntries(pairs)
  return fit && Object.keys(names).length === pairs.length ? names : undefined
}

const isZone = (typed: string) => Intl.supportedValuesOf('timeZone').includes(typed) || typed === 'UTC'
const isLine = text(80)
  .min(1)
  .regex(/^[^\r\n\t<>]*$/)

export const FIELDS: readonly Field[] = [
  {
    ...{ name: 'code', flag: 'code', question: 'Club code' },
    hint: '5 capital letters or digits, such as HILL1',
    fits: (typed) => clubCode.safeParse(typed).success,
  },
  {
    ...{ name: 'name', flag: 'name', question: 'Name of the club' },
    hint: '1 to 80 characters on one line',
    fits: (typed) => isLine.safeParse(typed).success,
  },
  {
    ...{ name: 'languages', flag: 'languages', question: 'Languages, the club’s own first', fallback: 'en,ko' },
    hint: `${ALWAYS} and any of ${LANGUAGES.filter((one) => one !== ALWAYS).join(', ')}, with commas`,
    fits: areLanguages,
  },
  {
    ...{ name: 'names', flag: 'names', question: 'Name in the other languages (or nothing)', fallback: '' },
    hint: 'a language, = and the name, such as ko=힐사이드 골프; several with ;',
    fits: (typed) => namesOf(typed) !== undefined,
    isAsked: ({ languages = '' }) => languagesOf(languages).length > 1,
  },
  {
    ...{ name: 'currency', flag: 'currency', question: 'Currency', fallback: 'KRW' },
    hint: 'a code of ISO 4217, such as KRW or EUR',
    fits: (typed) => Intl.supportedValuesOf('currency').includes(typed),
  },
  {
    ...{ name: 'zone', flag: 'zone', question: 'Time zone', fallback: 'Asia/Seoul' },
    hint: 'an IANA name, such as Asia/Seoul or Europe/Berlin',
    fits: isZone,
  },
  {
    ...{ name: 'managerId', flag: 'manager-id', question: 'ID of the first manager', fallback: 'manager1' },
    hint: '6 to 12 lower-case letters or digits, beginning with a letter',
    fits: (typed) => loginId.safeParse(typed).success,
  },
  {
    ...{ name: 'managerName', flag: 'manager-name', question: 'Name of the first manager' },
    hint: '1 to 60 characters on one line',
    fits: (typed) => personName.safeParse(typed).success,
  },
  {
    ...{ name: 'managerOtherName', flag: 'manager-other-name', fallback: '' },
    question: 'The same name in Korean or Latin letters (or nothing)',
    hint: 'at most 60 characters on one line',
    fits: (typed) => typed === '' || personName.safeParse(typed).success,
  },
  {
    ...{ name: 'managerEmail', flag: 'manager-email', question: 'Email address of the first manager' },
    hint: 'an email address, such as kim@club.example',
    fits: (typed) => email.safeParse(typed).success,
  },
]
