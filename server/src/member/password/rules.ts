import {
  PASSWORD_RULES,
  type PasswordPolicy,
  type PasswordRule,
  passwordRule,
} from '@clubhouse/contract/member/password'
import { lookup } from '../../platform/lookup.ts'

export interface Words {
  /** Of the person: id, names, email, phone number, birth date. */
  own: readonly string[]
  club: readonly string[]
  common: ReadonlySet<string>
}

interface Refused {
  rule: PasswordRule
  word?: string
}

const DECORATION = 4
const LEAST_WORD = 4

const LOOKALIKES = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'l',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** `P@ssw0rd` reads as `password`. */
const read = (text: string) => text.replace(/[@431!0$57]/g, (c) => lookup(LOOKALIKES, c)!)

/** Undefined when the password is accepted. The format comes first, so that page and server agree. */
export function refusedBy(password: string, policy: PasswordPolicy, words: Words): Refused | undefined {
  const form = passwordRule(password, policy)
  if (form !== 0) return { rule: form }
  const low = password.normalize('NFC').toLowerCase()
  const has = (word: string) => low.includes(word) || read(low).includes(word)
  const own = words.own.find(has)
  if (own) return { rule: PASSWORD_RULES.ownWord, word: own }
  const club = words.club.find(has)
  if (club) return { rule: PASSWORD_RULES.clubWord, word: club }
  return isCommon(low, words.common) ? { rule: PASSWORD_RULES.common } : undefined
}

function isCommon(low: string, common: ReadonlySet<string>): boolean {
  const core = low.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
  const written = low.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const letters = low.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (common.has(low) || common.has(read(low))) return true
  return [core, read(core), written, letters].some((word) => common.has(word) && low.length - word.length <= DECORATION)
}

/** Words of personal data; short words appear in too many passwords. */
export function wordsIn(texts: readonly (string | null | undefined)[]): string[] {
  const found = texts.flatMap((text) => {
    const low = (text ?? '').normalize('NFC').toLowerCase()
    const beforeAt = low.split('@')[0]!
    const pieces = beforeAt.split(/[\s.,_+]+/).map((piece) => piece.replace(/[^\p{L}\p{N}]/gu, ''))
    return [...pieces, beforeAt.replace(/[^\p{L}\p{N}]/gu, '')]
  })
  const isLong = (word: string) => word.length >= (/^[\x20-\x7e]+$/.test(word) ? LEAST_WORD : 2)
  return [...new Set(found.filter(isLong))]
}

/** Common notations of a birth date. @param birthDate yyyy-MM-dd */
export function birthdays(birthDate: string | null | undefined): string[] {
  const digits = (birthDate ?? '').replaceAll('-', '')
  return digits.length === 8 ? [digits, digits.slice(2)] : []
}

export function phoneWords(phoneNo: string | null | undefined): string[] {
  const digits = (phoneNo ?? '').replace(/\D/g, '')
  return digits.length >= 8 ? [digits.slice(-8), digits.slice(-4)] : []
}
