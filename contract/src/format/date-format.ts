export interface CalendarDate {
  year: number
  month: number
  day: number
}

export interface MonthNames {
  short: (month: number) => string
  long: (month: number) => string
}

export type DateField = 'y' | 'M' | 'd'
/** A field with its unit (2026년), or the separator of two fields. */
type Part = { field?: DateField; text: string }

/** Formats a date by one of the 36 patterns, such as `yyyy.MM.dd`. */
export function writeDate(pattern: string, date: CalendarDate, names: MonthNames): string {
  return partsOf(pattern)
    .map(({ field, text }) => (field ? writeField(field, text, date, names) : text))
    .join('')
}

/** The pattern without a field: `MM.dd` of `yyyy.MM.dd` for a date this year, `yyyy.MM` for a month. */
export function without(field: DateField, pattern: string): string {
  const parts = partsOf(pattern)
  const at = parts.findIndex((part) => part.field === field)
  const isLast = !parts.slice(at + 1).some((part) => part.field)
  parts.splice(isLast ? at - 1 : at, 2)
  return parts.map(({ text }) => text).join('')
}

export const fieldsOf = (pattern: string): DateField[] => partsOf(pattern).flatMap(({ field }) => field ?? [])

function partsOf(pattern: string): Part[] {
  const parts: Part[] = []
  for (const [text] of pattern.matchAll(/(?:y+|M+|d+)[년월일年月日]?|[^yMd]+/g)) {
    const field = /^[yMd]/.test(text) ? (text[0] as DateField) : undefined
    // Two fields always have a separator, which may be empty.
    if (field && parts.at(-1)?.field) parts.push({ text: '' })
    parts.push({ field, text })
  }
  return parts
}

function writeField(field: DateField, text: string, { year, month, day }: CalendarDate, names: MonthNames): string {
  const letters = text.replace(/[^yMd]/g, '')
  const unit = text.slice(letters.length)
  if (field === 'y') return (letters.length === 2 ? two(year % 100) : String(year).padStart(4, '0')) + unit
  if (field === 'M' && letters.length > 2) return (letters.length === 3 ? names.short : names.long)(month) + unit
  const number = field === 'M' ? month : day
  return (letters.length === 2 ? two(number) : String(number)) + unit
}

const two = (number: number) => String(number).padStart(2, '0')
