import type { SectionKind } from './section.ts'

/** A cell by language. In a language that it is not written in, the club's own counts. Decision 055. */
export type Cell = Readonly<Record<string, string>>
export type Rows = readonly (readonly Cell[])[]

export interface Languages {
  /** The club's own. */
  lang: string
  langs: readonly string[]
}

export const sameIn = (langs: readonly string[], text: string): Cell =>
  Object.fromEntries(langs.map((lang) => [lang, text]))

/** The cells of each row in a language. @param own the club's own language */
export const rowsIn = (lang: string, own: string, rows: Rows): string[][] =>
  rows.map((cells) => cells.map((cell) => new Map(Object.entries(cell)).get(lang) ?? cell[own] ?? ''))

/** Rows as they are kept: their texts are one line each, and no row is empty. */
export function tidied(rows: Rows): Cell[][] {
  const tidy = (cell: Cell): Cell =>
    Object.fromEntries(Object.entries(cell).map(([lang, text]) => [lang, text.replace(/\s+/g, ' ').trim()]))
  const hasText = (cell: Cell) => Object.values(cell).some(Boolean)
  return rows.map((cells) => cells.map(tidy)).filter((cells) => cells.some(hasText))
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

/** Whether every row fits the kind in every language of the club, and none is in another language. */
export function areRowsRight(kind: SectionKind, rows: Rows, { lang: own, langs }: Languages): boolean {
  const areKnown = rows.flat().every((cell) => Object.keys(cell).every((lang) => langs.includes(lang)))
  const isRight = ROWS[kind]
  return areKnown && (!isRight || langs.every((lang) => rowsIn(lang, own, rows).every(isRight)))
}
