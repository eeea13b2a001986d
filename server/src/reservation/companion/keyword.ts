/** What a keyword says: part of a buddy's name, and what identifies another member. */
export interface Wanted {
  /** Part of a buddy's name, lower case. */
  part: string
  /** The membership number as typed and in capital letters, if the keyword can be one. */
  memberNo?: string[]
  /** The full name, lower case, and the last four digits of the phone number. */
  person?: { name: string; digits: string }
}

const NUMBER = /^(?=.*\d)[\w-]{3,}$/
const NAME_AND_DIGITS = /^(\D*\p{L}\D*?)[\s,]*(\d{4})$/u

export function wantedBy(keyword: string): Wanted {
  const said = keyword.normalize('NFC').trim().replace(/\s+/g, ' ')
  const [, name, digits] = NAME_AND_DIGITS.exec(said) ?? []
  return {
    part: said.toLowerCase(),
    ...(NUMBER.test(said) && { memberNo: [...new Set([said, said.toUpperCase()])] }),
    ...(name && digits && { person: { name: name.trim().toLowerCase(), digits } }),
  }
}
