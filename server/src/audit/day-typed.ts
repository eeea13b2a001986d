import { monthNames } from '@clubhouse/contract/format/format'
import { readDay } from '@clubhouse/contract/format/read-typed'

/** A weekday before or after a day, as sentences of the log have it: `Wed 25 Nov`, `11.25 (수)`. */
const WEEKDAY = /^\p{L}+\.?,?\s+(?=\d)|\s*\(\p{L}\)\s*$/gu
const WITHOUT_YEAR = /^(?:\d{1,2}[.\s/]+\d{1,2}|\d{1,2}\.?\s+\p{L}+|\p{L}+\.?\s+\d{1,2}|\d{1,2}월\s*\d{1,2}일)\.?$/u

/** Years from today; 29 February is in one of them. */
const YEARS = [-2, -1, 0, 1, 2]

/**
 * The day that was typed to search by, as yyyy-MM-dd; undefined when it is none. Without a year it is the one nearest to today.
 * @param pattern how the club writes days, such as `dd/MM/yyyy` @param today yyyy-MM-dd
 */
export function dayTyped(
  typed: string,
  { lang, pattern, today }: { lang: string; pattern: string; today: string },
): string | undefined {
  const text = typed.trim()
  const names = monthNames(lang)
  const plain = [text, text.replace(WEEKDAY, '')]
  for (const one of plain) {
    const day = readDay(pattern, one, names)
    if (day) return day
    if (WITHOUT_YEAR.test(one)) return nearest(one, { lang, today, names })
  }
  return undefined
}

interface Near {
  lang: string
  today: string
  names: ReturnType<typeof monthNames>
}

/** Sentences have the month first in Korean, and the day first elsewhere. */
function nearest(text: string, { lang, today, names }: Near): string | undefined {
  const isMonthFirst = lang === 'ko' || /^\p{L}/u.test(text)
  const now = Temporal.PlainDate.from(today)
  const days = YEARS.flatMap((years) => {
    const year = String(now.year + years)
    const read = isMonthFirst
      ? readDay('yyyy.MM.dd', `${year} ${text}`, names)
      : readDay('dd.MM.yyyy', `${text} ${year}`, names)
    return read ?? []
  })
  const away = (day: string) => Math.abs(now.until(Temporal.PlainDate.from(day)).total('days'))
  return days.sort((a, b) => away(a) - away(b))[0]
}
