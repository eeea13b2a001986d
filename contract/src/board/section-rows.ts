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

/** The column of the photo, of kinds that have one; what it shows is in the next. Decision 064. */
const PHOTO_COLUMNS: Partial<Record<SectionKind, number>> = { PEOPLE: 3, ITEMS: 4 }
export const photoColumn = (kind: SectionKind): number | undefined => PHOTO_COLUMNS[kind]

/** A picture uploaded for a text, and the point of it that stays in view, in per cent from its left upper corner. */
export interface Photo {
  fileIdx: number
  focusX: number
  focusY: number
}

const WRITTEN = /^([1-9]\d{0,14}) (\d|[1-9]\d|100) (\d|[1-9]\d|100)$/

/** The photo of a cell; undefined where there is none. */
export function photoIn(text = ''): Photo | undefined {
  const [, ...numbers] = WRITTEN.exec(text) ?? []
  const [fileIdx, focusX, focusY] = numbers.map(Number)
  return numbers.length > 0 ? { fileIdx: fileIdx!, focusX: focusX!, focusY: focusY! } : undefined
}

export const photoText = ({ fileIdx, focusX, focusY }: Photo): string => `${fileIdx} ${focusX} ${focusY}`

/** The files of the photos of rows, in any language. */
export function photosIn(kind: SectionKind, rows: Rows): number[] {
  const column = photoColumn(kind)
  if (column === undefined) return []
  return rows.flatMap((cells) => Object.values(cells[column] ?? {}).flatMap((text) => photoIn(text)?.fileIdx ?? []))
}

/** Rows without their photos. */
export const withoutPhoto = <C>(kind: SectionKind, cells: readonly C[]): C[] => cells.slice(0, photoColumn(kind))

/**
 * Rows as visitors read them, and the photo of each row of a kind that has photos; null where a row has none.
 * @param pictureOf the picture of a file; undefined where it is none of the section
 */
export function shownRows<P extends object>(
  kind: SectionKind,
  rows: string[][],
  pictureOf: (fileIdx: number) => P | undefined,
) {
  const column = photoColumn(kind)
  if (column === undefined) return { rows, photos: [] }
  const photos = rows.map((cells) => {
    const { fileIdx, ...focus } = photoIn(cells[column]) ?? {}
    const picture = fileIdx === undefined ? undefined : pictureOf(fileIdx)
    return picture ? { ...picture, alt: cells[column + 1] ?? '', focusX: 50, focusY: 50, ...focus } : null
  })
  return { rows: rows.map((cells) => withoutPhoto(kind, cells)), photos }
}

/** Whether a cell may be so, beside the others of its row. */
type CellRule = (cell: string | undefined, cells: readonly string[]) => boolean

const isSaid: CellRule = (cell) => Boolean(cell)
const isWhole: CellRule = (cell = '') => WHOLE.test(cell)
const isWholeOrNone: CellRule = (cell = '') => cell === '' || WHOLE.test(cell)
const isAny: CellRule = () => true
/** A photo, and after it what it shows. */
const photo = (column: number): CellRule[] => [
  (cell = '') => cell === '' || photoIn(cell) !== undefined,
  (shows, cells) => !cells[column] || Boolean(shows),
]

/** What each cell needs, for the kinds that consist of rows. */
const RULES: Partial<Record<SectionKind, readonly CellRule[]>> = {
  TABLE: [isSaid, isSaid],
  // Without hours a place is closed.
  HOURS: [isSaid, (hours) => hours !== undefined],
  PEOPLE: [isSaid, isSaid, isAny, ...photo(PHOTO_COLUMNS.PEOPLE!)],
  ITEMS: [isSaid, isSaid, isWhole, isWholeOrNone, ...photo(PHOTO_COLUMNS.ITEMS!)],
  MAP: [isSaid, (direction = '') => (DIRECTIONS as readonly string[]).includes(direction)],
}

/** A cell of a row, in a language in which it does not fit its kind. */
export interface WrongCell {
  column: number
  lang: string
}

/** The cells of a row that do not fit the kind in a language of the club. */
export function wrongCells(kind: SectionKind, row: readonly Cell[], { lang: own, langs }: Languages): WrongCell[] {
  const said = langs.map((lang) => [lang, rowsIn(lang, own, [row])[0]!] as const)
  return (RULES[kind] ?? []).flatMap((isRight, column) =>
    said.flatMap(([lang, cells]) => (isRight(cells[column], cells) ? [] : [{ column, lang }])),
  )
}

/** Whether every row fits the kind in every language of the club, and none is in another language. */
export function areRowsRight(kind: SectionKind, rows: Rows, languages: Languages): boolean {
  const areKnown = rows.flat().every((cell) => Object.keys(cell).every((lang) => languages.langs.includes(lang)))
  return areKnown && rows.every((row) => wrongCells(kind, row, languages).length === 0)
}
