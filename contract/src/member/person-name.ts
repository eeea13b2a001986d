/** A person's name; in `otherName` the same in the other letters, Roman or Korean, or nothing. */
export interface PersonName {
  name: string
  otherName: string
}

/** Is it written in Korean letters? One is enough. */
export const isKorean = (name: string): boolean => /[가-힣]/.test(name)

const swapped = ({ name, otherName }: PersonName): PersonName => ({ name: otherName, otherName: name })

/**
 * Both forms with the one for the language first: Korean letters for Korean, others for every other language. A single
 * form is for all languages. In SQL the same is `name_in`.
 */
export function namesIn(lang: string, { name, otherName }: PersonName): PersonName {
  const names = { name, otherName }
  return otherName !== '' && isKorean(name) !== (lang === 'ko') ? swapped(names) : names
}

export const nameIn = (lang: string, names: PersonName): string => namesIn(lang, names).name

/** Can a language choose between the two? Only when they are written in different letters. */
export const differInLetters = ({ name, otherName }: PersonName): boolean =>
  otherName === '' || isKorean(name) !== isKorean(otherName)

/**
 * The names after a change by someone who reads them in a language. A name in the letters of the other form takes that
 * one's place. Each form stays where it is stored.
 * @returns undefined when both would be written in the same letters
 */
export function renamed(lang: string, stored: PersonName, given: Partial<PersonName>): PersonName | undefined {
  const shown = namesIn(lang, stored)
  const isOther =
    given.name !== undefined &&
    given.otherName === undefined &&
    !differInLetters({ name: given.name, otherName: shown.otherName })
  const before = isOther ? swapped(shown) : shown
  const names = { name: given.name ?? before.name, otherName: given.otherName ?? before.otherName }
  if (!differInLetters(names)) return undefined
  const isMoved = names.otherName !== '' && isKorean(names.name) !== isKorean(stored.name)
  return isMoved ? swapped(names) : names
}
