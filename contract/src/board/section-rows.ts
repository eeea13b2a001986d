import type { SectionKind } from './section.ts'

const HANGUL = /\p{Script=Hangul}/u

/** The half of `English · 한국어` for a language; a cell without two halves is for all. */
export function cellIn(lang: string, cell: string): string {
  const parts = cell.split(' · ')
  const korean = parts.filter((part) => HANGUL.test(part))
  if (parts.length !== 2 || korean.length !== 1) return cell
  return parts.find((part) => HANGUL.test(part) === (lang === 'ko'))!
}

/** The cells of each line, in a language. */
export const rowsIn = (lang: string, text: string): string[][] =>
  cellsOf(text).map((cells) => cells.map((cell) => cellIn(lang, cell)))

function cellsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.map((line) => line.split('|').map((cell) => cell.trim()))
}

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const WHOLE = /^\d{1,12}$/

const hasTwo = ([first, second]: string[]) => Boolean(first && second)
/** What a row needs, for the kinds that consist of rows. */
const ROWS: Partial<Record<SectionKind, (cells: string[]) => boolean>> = {
  TABLE: hasTwo,
  HOURS: hasTwo,
  PEOPLE: hasTwo,
  ITEMS: ([category, item, price = '', stock = '']) =>
    Boolean(category && item) && WHOLE.test(price) && (stock === '' || WHOLE.test(stock)),
  MAP: ([place, direction = '']) => Boolean(place) && DIRECTIONS.includes(direction),
}

/** Whether every row fits the kind. */
export function areRowsRight(kind: SectionKind, text: string): boolean {
  const isRight = ROWS[kind]
  return !isRight || cellsOf(text).every(isRight)
}
