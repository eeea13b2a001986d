interface OnDay {
  /** yyyy-MM-dd */
  date: string
}

const pad = (value: number) => String(value).padStart(2, '0')

/** The months in which there are dates, in order; without dates the first of the year. */
export function monthsOf(dates: readonly OnDay[], year: number): string[] {
  const months = [...new Set(dates.map(({ date }) => date.slice(0, 7)))].sort()
  return months.length > 0 ? months : [`${year}-01`]
}

/** @param month yyyy-MM @param by months to go on */
export function monthAfter(month: string, by: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}`
}

/** The weeks of a month from Monday on; days of other months are left out. @param month yyyy-MM */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year, no] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const first = (new Date(Date.UTC(year, no - 1, 1)).getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(year, no, 0)).getUTCDate()
  const dayAt = (place: number) => {
    const day = place - first + 1
    return day >= 1 && day <= length ? `${month}-${pad(day)}` : undefined
  }
  return Array.from({ length: Math.ceil((first + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAt(week * 7 + weekday)),
  )
}
