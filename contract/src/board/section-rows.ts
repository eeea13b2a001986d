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

/** Columns of PEOPLE beside name, task and contact: the portrait, and what it shows. Decision 064. */
export const PORTRAIT = 3
export const PORTRAIT_SHOWS = 4

/** A picture uploaded for a text, and the point of it that stays in view, in per cent from its left upper corner. */
export interface Portrait {
  fileIdx: number
  focusX: number
  focusY: number
}

const WRITTEN = /^([1-9]\d{0,14}) (\d|[1-9]\d|100) (\d|[1-9]\d|100)$/

/** The portrait of a cell; undefined where there is none. */
export function portraitIn(text = ''): Portrait | undefined {
  const [, ...numbers] = WRITTEN.exec(text) ?? []
  const [fileIdx, focusX, focusY] = numbers.map(Number)
  return numbers.length > 0 ? { fileIdx: fileIdx!, focusX: focusX!, focusY: focusY! } : undefined
}

export const portraitText = ({ fileIdx, focusX, focusY }: Portrait): string => `${fileIdx} ${focusX} ${focusY}`

/** The files of the portraits of rows, in any language. */
export const portraitsIn = (kind: SectionKind, rows: Rows): number[] =>
  kind === 'PEOPLE'
    ? rows.flatMap((cells) => Object.values(cells[PORTRAIT] ?? {}).flatMap((text) => portraitIn(text)?.fileIdx ?? []))
    : []

/**
 * Rows as visitors read them, and the portrait of each row of PEOPLE; null where a person has none.
 * @param pictureOf the picture of a file; undefined where it is none of the section
 */
export function shownRows<P extends object>(
  kind: SectionKind,
  rows: string[][],
  pictureOf: (fileIdx: number) => P | undefined,
) {
  if (kind !== 'PEOPLE') return { rows, portraits: [] }
  const portraits = rows.map((cells) => {
    const { fileIdx, ...focus } = portraitIn(cells[PORTRAIT]) ?? {}
    const picture = fileIdx === undefined ? undefined : pictureOf(fileIdx)
    return picture ? { ...picture, alt: cells[PORTRAIT_SHOWS] ?? '', focusX: 50, focusY: 50, ...focus } : null
  })
  return { rows: rows.map((cells) => cells.slice(0, PORTRAIT)), portraits }
}

/** Whether a cell may be so, beside the others of its row. */
type CellRule = (cell: string | undefined, cells: readonly string[]) => boolean

const isSaid: CellRule = (cell) => Boolean(cell)
const isWhole: CellRule = (cell = '') => WHOLE.test(cell)
const isWholeOrNone: CellRule = (cell = '') => cell === '' || WHOLE.test(cell)
const isAny: CellRule = () => true

/** What each cell needs, for the kinds that consist of rows. */
const RULES: Partial<Record<SectionKind, readonly CellRule[]>> = {
  TABLE: [isSaid, isSaid],
  // Without hours a place is closed.
  HOURS: [isSaid, (hours) => hours !== undefined],
  PEOPLE: [
    ...[isSaid, isSaid, isAny],
    (portrait = '') => portrait === '' || portraitIn(portrait) !== undefined,
    (shows, cells) => !cells[PORTRAIT] || Boolean(shows),
  ],
  ITEMS: [isSaid, isSaid, isWhole, isWholeOrNone],
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
