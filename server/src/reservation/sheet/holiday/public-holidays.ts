import { type Holiday, koreanHolidays } from './korean-holidays.ts'

/** The kind of day of every public holiday. */
export const PUBLIC_HOLIDAY = 'HO'

/** The public holidays of a year where a club lies, by its time zone; none where the product does not know them. */
export const publicHolidays = (zone: string, year: number): Holiday[] =>
  zone === 'Asia/Seoul' ? koreanHolidays(year) : []

/** What the club has of a public holiday: all of it, another name or kind of day, or nothing. */
export function standingOf(
  { en, ko }: Pick<Holiday, 'en' | 'ko'>,
  there: { names: Readonly<Record<string, string>>; dayType: string } | undefined,
  langs: readonly string[],
): 'SAME' | 'CHANGED' | 'MISSING' {
  if (!there) return 'MISSING'
  const names: Readonly<Record<string, string>> = { en, ko }
  const isNamed = langs.every((lang) => !(lang in names) || there.names[lang] === names[lang])
  return isNamed && there.dayType === PUBLIC_HOLIDAY ? 'SAME' : 'CHANGED'
}
