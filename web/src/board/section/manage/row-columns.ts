import type { SectionKind } from '@clubhouse/contract/board/section'
import type { Cell } from '@clubhouse/contract/board/section-rows'
import type { TextKey } from '../../../language/text-key'

export const ROW_KINDS = ['TABLE', 'HOURS', 'PEOPLE', 'ITEMS', 'MAP'] as const satisfies readonly SectionKind[]
export type RowKind = (typeof ROW_KINDS)[number]

/** WORDS: a text in each language. PLAIN, NUMBER: one for all. HOURS: two times. DIRECTION: of the compass. */
export interface Column {
  heading: TextKey
  kind: 'WORDS' | 'PLAIN' | 'NUMBER' | 'HOURS' | 'DIRECTION'
}

const words = (heading: TextKey): Column => ({ heading, kind: 'WORDS' })

const COLUMNS: Record<Exclude<RowKind, 'TABLE'>, readonly Column[]> = {
  HOURS: [words('section.PLACE'), { heading: 'section.HOURS', kind: 'HOURS' }, words('section.NOTE')],
  PEOPLE: [words('section.NAME'), words('section.TASK'), { heading: 'section.CONTACT', kind: 'PLAIN' }],
  ITEMS: [
    words('section.CATEGORY'),
    words('section.ITEM'),
    { heading: 'section.PRICE', kind: 'NUMBER' },
    { heading: 'section.STOCK', kind: 'NUMBER' },
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

export const EMPTY_CELL: Cell = { en: '', ko: '' }
export const inBoth = (text: string): Cell => ({ en: text, ko: text })

const RANGE = /^(\d{2}:\d{2})–(\d{2}:\d{2})$/

/** Hours as two times: both empty where a place is closed, undefined where they are in words. */
export function timesOf({ en, ko }: Cell): readonly [opens: string, closes: string] | undefined {
  if (en !== ko) return undefined
  if (en === '' || en === '–') return ['', '']
  const [, opens, closes] = RANGE.exec(en) ?? []
  return opens && closes ? [opens, closes] : halfOf(en)
}

/** While one of them is being typed. */
function halfOf(text: string): readonly [string, string] | undefined {
  const [opens = '', closes = '', more] = text.split('–')
  const isTime = (time: string) => time === '' || /^\d{2}:\d{2}$/.test(time)
  return more === undefined && text.includes('–') && isTime(opens) && isTime(closes) ? [opens, closes] : undefined
}

export const hoursOf = (opens: string, closes: string): Cell =>
  opens || closes ? inBoth(`${opens}–${closes}`) : EMPTY_CELL
