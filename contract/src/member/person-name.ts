/** Decision 041. */
export interface PersonName {
  name: string
  otherName: string
}

export const isKorean = (name: string): boolean => /[가-힣]/.test(name)

const swapped = ({ name, otherName }: PersonName): PersonName => ({ name: otherName, otherName: name })

/** Both forms, first the one for the language: Korean letters for Korean only. In SQL the same is `name_in`. */
export function namesIn(lang: string, { name, otherName }: PersonName): PersonName {
  const names = { name, otherName }
  return otherName !== '' && isKorean(name) !== (lang === 'ko') ? swapped(names) : names
}

export const nameIn = (lang: string, names: PersonName): string => namesIn(lang, names).name

export const differInLetters = ({ name, otherName }: PersonName): boolean =>
  otherName === '' || isKorean(name) !== isKorean(otherName)

/** A name in the other form's letters takes its place. @returns undefined when both would have the same letters */
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
