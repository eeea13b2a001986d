import { squeeze } from '@clubhouse/contract/person-words'

/** What a keyword says: part of a buddy's name, and what identifies another member. A number alone finds nobody new. */
export interface Wanted {
  /** What a buddy's name has: see `isNamed`. */
  part: string
  /** The membership number as typed and in capital letters, if the keyword can be one. */
  memberNo?: string[]
  /** A membership number and a name that goes with it, squeezed: the family name is enough. */
  numbered?: { memberNo: string[]; name: string[] }
  /** The full name, squeezed, and the last four digits of the phone number. */
  person?: { name: string[]; digits: string }
}

const HYPHENS = /[\u2010-\u2015\u2212]/g
const NUMBER = /^(?=.*\d)[\w-]{3,}$/
const NAME = /^[\p{L}\p{M}' .-]*\p{L}[\p{L}\p{M}' .-]*$/u
const NAME_AND_DIGITS = /^(\D*\p{L}[\p{M}.)]*)[\s,]*(\d{4})$/u

export function wantedBy(keyword: string): Wanted {
  const said = keyword.normalize('NFKC').replace(HYPHENS, '-').trim().replace(/\s+/g, ' ')
  const [, name, digits] = NAME_AND_DIGITS.exec(said) ?? []
  return {
    part: said.toLowerCase(),
    ...(NUMBER.test(said) && { memberNo: inBothCases(said) }),
    ...numberedBy(said),
    ...(name && digits && { person: { name: inEveryOrder(name), digits } }),
  }
}

/** The number stands first or last. */
function numberedBy(said: string): Pick<Wanted, 'numbered'> {
  const words = said.split(/[\s,]+/)
  const [first, last] = [words[0]!, words.at(-1)!]
  const [no, rest] = NUMBER.test(first) ? [first, words.slice(1)] : [last, words.slice(0, -1)]
  const name = rest.join(' ')
  return NUMBER.test(no) && NAME.test(name) ? { numbered: { memberNo: inBothCases(no), name: inEveryOrder(name) } } : {}
}

/** The whole name as it may be written, with each word in turn first: the family name may be. */
function inEveryOrder(name: string): string[] {
  const words = name.trim().split(/[\s,]+/)
  return [...new Set(words.map((_, i) => squeeze([...words.slice(i), ...words.slice(0, i)].join(' '))))]
}

const inBothCases = (no: string) => [...new Set([no, no.toUpperCase()])]
