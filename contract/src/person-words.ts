import { phoneDigits } from './member/phone-digits.ts'

/** What may stand between the letters of a name or a number, or be left out: spaces, dots, commas, apostrophes, hyphens. */
const BETWEEN = /[\s.,·'‘’\u00AD\u2010-\u2015\u2212-]/g
const NUMBER = /^[+(]*\d[\d()+.\u2010-\u2015\u2212-]*$/
/** More digits than a phone number has. */
const LONGEST = 15
/** A desk asks for this many digits from the end of a phone number. */
const TAIL = 4
/** A number written without its hyphens: four digits are the end of a phone number. */
const UNHYPHENATED = 5

/** A text as texts are compared when people are searched; `squeezed` of the database is the same. Decision 138. */
export const squeeze = (text: string): string => text.normalize('NFKC').toLowerCase().replace(BETWEEN, '')

/** What was typed to find a person: all of it has to fit. */
export interface PersonWords {
  /** Squeezed parts of names, login IDs and numbers, in any order. */
  words: string[]
  numbers: {
    /** Lower case, with plain hyphens. */
    written: string
    /** The beginning of a number without its hyphens. */
    start: string | null
    /** The end of a phone number without the 0 or +82 before it. */
    end: string | null
  }[]
}

/** @param typed words, numbers and phone numbers, in any order and spelling */
export function personWords(typed: string): PersonWords {
  const words: string[] = []
  const numbers: string[] = []
  let isAfterNumber = false
  for (const token of typed.normalize('NFKC').split(/[\s,]+/)) {
    const isNumber = NUMBER.test(token)
    // A phone number may be written with spaces.
    const joined = `${numbers.at(-1)}-${token}`
    if (isNumber && isAfterNumber && digitsOf(joined).length <= LONGEST) numbers[numbers.length - 1] = joined
    else if (isNumber) numbers.push(token)
    else if (squeeze(token)) words.push(squeeze(token))
    isAfterNumber = isNumber
  }
  return { words, numbers: numbers.map(numberOf) }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

function numberOf(token: string): PersonWords['numbers'][number] {
  const digits = digitsOf(token)
  const end = (phoneDigits(token) ?? digits).replace(/^0(?=\d{8})/, '')
  return {
    written: token.replace(/[\u2010-\u2015\u2212.]/g, '-'),
    start: digits.length >= UNHYPHENATED ? digits : null,
    end: end.length >= TAIL ? end : null,
  }
}

/** The end of a phone number that says no more than its last digits. */
export const tailOf = (end: string): string => end.slice(-TAIL)

interface Known {
  /** Names in every form, login ID. */
  names: readonly string[]
  /** Numbers as they are written. */
  numbers?: readonly string[]
  /** Phone numbers, or their last four digits. */
  phones?: readonly string[]
}

/** Whether the typed text means this person; `server/src/person/rows.ts` is the same in the database. */
export function isMeant(typed: string, { names, numbers = [], phones = [] }: Known): boolean {
  const asked = personWords(typed)
  const texts = names.map((name) => squeeze(name).repeat(2))
  const digits = phones.map(digitsOf)
  const begins = (start: string) => numbers.some((number) => squeeze(number).startsWith(start))
  const hasWord = (word: string) => texts.some((text) => text.includes(word)) || begins(word)
  const isNumber = ({ written, start, end }: PersonWords['numbers'][number]) =>
    [...numbers, ...names].some((text) => text.toLowerCase().includes(written)) ||
    (start !== null && begins(start)) ||
    (end !== null && digits.some((phone) => phone.endsWith(end) || phone === tailOf(end)))
  return asked.words.length + asked.numbers.length > 0 && asked.words.every(hasWord) && asked.numbers.every(isNumber)
}
