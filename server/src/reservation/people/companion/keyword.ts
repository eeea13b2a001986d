/** What a keyword says: part of a buddy's name, and what identifies another member. A number alone finds nobody new. */
export interface Wanted {
  /** Part of a buddy's name, lower case. */
  part: string
  /** The membership number as typed and in capital letters, if the keyword can be one. */
  memberNo?: string[]
  /** A membership number and a name that goes with it, lower case: the family name is enough. */
  numbered?: { memberNo: string[]; name: string }
  /** The full name, lower case, and the last four digits of the phone number. */
  person?: { name: string; digits: string }
}

const NUMBER = /^(?=.*\d)[\w-]{3,}$/
const NAME = /^[\p{L}\p{M}' .-]*\p{L}[\p{L}\p{M}' .-]*$/u
const NAME_AND_DIGITS = /^(\D*\p{L}[\p{M}.)]*)[\s,]*(\d{4})$/u

export function wantedBy(keyword: string): Wanted {
  const said = keyword.normalize('NFC').trim().replace(/\s+/g, ' ')
  const [, name, digits] = NAME_AND_DIGITS.exec(said) ?? []
  return {
    part: said.toLowerCase(),
    ...(NUMBER.test(said) && { memberNo: inBothCases(said) }),
    ...numberedBy(said),
    ...(name && digits && { person: { name: name.trim().toLowerCase(), digits } }),
  }
}

/** The number stands first or last. */
function numberedBy(said: string): Pick<Wanted, 'numbered'> {
  const words = said.split(/[\s,]+/)
  const [first, last] = [words[0]!, words.at(-1)!]
  const [no, rest] = NUMBER.test(first) ? [first, words.slice(1)] : [last, words.slice(0, -1)]
  const name = rest.join(' ').toLowerCase()
  return NUMBER.test(no) && NAME.test(name) ? { numbered: { memberNo: inBothCases(no), name } } : {}
}

const inBothCases = (no: string) => [...new Set([no, no.toUpperCase()])]
