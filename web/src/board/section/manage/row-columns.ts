import type { SectionKind } from '@clubhouse/contract/board/section'
import { type Cell, photoColumn, sameIn } from '@clubhouse/contract/board/section-rows'
import type { TextKey } from '../../../language/text-key'

export const ROW_KINDS = ['TABLE', 'HOURS', 'PEOPLE', 'ITEMS', 'MAP'] as const satisfies readonly SectionKind[]
export type RowKind = (typeof ROW_KINDS)[number]

/** WORDS: a text in each language. PHOTO: a photo, whose words are the cell after it. PLAIN, NUMBER, PRICE: one for all, a price in minor units. HOURS: two times. DIRECTION: of the compass. */
export interface Column {
  heading: TextKey
  kind: 'WORDS' | 'PLAIN' | 'NUMBER' | 'PRICE' | 'HOURS' | 'DIRECTION' | 'PHOTO'
}

const words = (heading: TextKey): Column => ({ heading, kind: 'WORDS' })

const COLUMNS: Record<Exclude<RowKind, 'TABLE'>, readonly Column[]> = {
  HOURS: [words('section.PLACE'), { heading: 'section.HOURS', kind: 'HOURS' }, words('section.NOTE')],
  PEOPLE: [
    words('section.NAME'),
    words('section.TASK'),
    { heading: 'section.CONTACT', kind: 'PLAIN' },
    { heading: 'section.PHOTO', kind: 'PHOTO' },
  ],
  ITEMS: [
    words('section.CATEGORY'),
    words('section.ITEM'),
    { heading: 'section.PRICE', kind: 'PRICE' },
    { heading: 'section.STOCK', kind: 'NUMBER' },
    { heading: 'section.PHOTO', kind: 'PHOTO' },
  ],
  MAP: [words('section.PLACE'), { heading: 'section.DIRECTION', kind: 'DIRECTION' }, words('section.WAY')],
}

export const LEAST_COLUMNS = 2
export const MOST_COLUMNS = 8

/** The columns of a kind; a table has as many as its widest row. */
export function columnsOf(kind: RowKind, rows: readonly { cells: readonly Cell[] }[]): readonly Column[] {
  if (kind !== 'TABLE') return COLUMNS[kind]
  const widest = Math.max(LEAST_COLUMNS, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: widest }, () => words('section.COLUMN'))
}

/** How many cells a row has: what a photo shows is beside it, in a cell without a column. */
export const widthOf = (kind: RowKind, columns: readonly Column[]): number =>
  columns.length + (photoColumn(kind) === undefined ? 0 : 1)

const FAULTS: Partial<Record<Column['kind'], TextKey>> = { PRICE: 'section.CELL_AMOUNT', NUMBER: 'section.CELL_NUMBER' }

/** The column whose words name a row, and so its photo until an editor says more. */
export const nameColumn = (kind: RowKind): number => (kind === 'ITEMS' ? 1 : 0)

/** What is said below a cell that does not fit. */
export const faultOf = (column: Column | undefined): TextKey =>
  (column && FAULTS[column.kind]) ?? 'section.CELL_MISSING'

export const EMPTY_CELL: Cell = {}

/** What a cell says that is the same in every language; undefined where its languages differ. */
export function sameText(cell: Cell): string | undefined {
  const [text = '', ...others] = new Set(Object.values(cell))
  return others.length === 0 ? text : undefined
}

const RANGE = /^(\d{2}:\d{2})–(\d{2}:\d{2})$/

/** Hours as two times: both empty where a place is closed, undefined where they are in words. */
export function timesOf(cell: Cell): readonly [opens: string, closes: string] | undefined {
  const text = sameText(cell)
  if (text === undefined) return undefined
  if (text === '' || text === '–') return ['', '']
  const [, opens, closes] = RANGE.exec(text) ?? []
  return opens && closes ? [opens, closes] : halfOf(text)
}

/** While one of them is being typed. */
function halfOf(text: string): readonly [string, string] | undefined {
  const [opens = '', closes = '', more] = text.split('–')
  const isTime = (time: string) => time === '' || /^\d{2}:\d{2}$/.test(time)
  return more === undefined && text.includes('–') && isTime(opens) && isTime(closes) ? [opens, closes] : undefined
}

export const hoursOf = (langs: readonly string[], opens: string, closes: string): Cell =>
  sameIn(langs, opens || closes ? `${opens}–${closes}` : '')
