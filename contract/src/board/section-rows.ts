import type { SectionKind } from './section.ts'

const HANGUL = /\p{Script=Hangul}/u
/** Apart two languages of a cell, the English first; ` · ` does too where one half alone is Korean. */
const HALVES = / ?·· ?/

/** A cell in both languages; the same in both where it has but one text, such as a price. */
export interface Cell {
  en: string
  ko: string
}

/** The half of `English · 한국어` for a language; a cell without two halves is for all. */
export const cellIn = (lang: string, cell: string): string => readCell(cell)[lang === 'ko' ? 'ko' : 'en']

function readCell(cell: string): Cell {
  const halves = cell.split(HALVES)
  if (halves.length === 2) return { en: halves[0]!, ko: halves[1]! }
  const parts = cell.split(' · ')
  const korean = parts.filter((part) => HANGUL.test(part))
  if (parts.length !== 2 || korean.length !== 1) return { en: cell, ko: cell }
  return { en: parts.find((part) => !HANGUL.test(part))!, ko: korean[0]! }
}

/** The cells of each line, in a language. */
export const rowsIn = (lang: string, text: string): string[][] =>
  cellsOf(text).map((cells) => cells.map((cell) => cellIn(lang, cell)))

/** The cells of each line, in both languages. */
export const readRows = (text: string): Cell[][] => cellsOf(text).map((cells) => cells.map(readCell))

function cellsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
}

/** Rows as they are kept: one a line, without those that are empty. */
export function writeRows(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells) => cells.map(writeCell))
  return lines
    .filter((cells) => cells.some(Boolean))
    .map((cells) => cells.join(' | '))
    .join('\n')
}

function writeCell({ en, ko }: Cell): string {
  const halves = [en, ko].map((half) => half.replace(/\s+/g, ' ').trim().replace(/··+/g, '·').replaceAll('|', '\\|'))
  const [english, korean] = halves as [string, string]
  const isPlain = !halves.some((half) => half.includes(' · '))
  if (english === korean && isPlain) return english
  const isTold = isPlain && english !== '' && HANGUL.test(korean) && !HANGUL.test(english)
  return halves.join(isTold ? ' · ' : ' ·· ')
}

/** Compass directions, clockwise from the north. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
const WHOLE = /^\d{1,12}$/

const hasTwo = ([first, second]: string[]) => Boolean(first && second)
/** What a row needs, for the kinds that consist of rows. */
const ROWS: Partial<Record<SectionKind, (cells: string[]) => boolean>> = {
  TABLE: hasTwo,
  // Without hours a place is closed.
  HOURS: ([place, hours]) => Boolean(place) && hours !== undefined,
  PEOPLE: hasTwo,
  ITEMS: ([category, item, price = '', stock = '']) =>
    Boolean(category && item) && WHOLE.test(price) && (stock === '' || WHOLE.test(stock)),
  MAP: ([place, direction = '']) => Boolean(place) && (DIRECTIONS as readonly string[]).includes(direction),
}

/** Whether every row fits the kind, in both languages. */
export function areRowsRight(kind: SectionKind, text: string): boolean {
  const isRight = ROWS[kind]
  return !isRight || ['en', 'ko'].every((lang) => rowsIn(lang, text).every(isRight))
}
