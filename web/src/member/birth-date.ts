const PARTS = /^(\d{4})\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})\D?$/

/** A day as the site writes it, such as 1980.01.31. */
export const writtenDay = (day?: string | null): string => (day ?? '').replaceAll('-', '.')

/** Reads 1980.01.31, 1980-1-31 or 19800131 as a day; what is no day stays as typed. */
export function readDay(typed: string): string {
  const [, year, month = '', day = ''] = PARTS.exec(typed.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}
