import { type Cell, tidied } from '@clubhouse/contract/board/section-rows'
import { useState } from 'react'
import { EMPTY_CELL } from './row-columns'

export interface Row {
  key: string
  cells: Cell[]
}

const rowOf = (cells: Cell[]): Row => ({ key: crypto.randomUUID(), cells })
const textOf = (rows: readonly Row[]) => writeRows(rows.map(({ cells }) => cells))
const readIn = (text: string) => readRows(text).map(rowOf)

/** Rows as the value of their field: its draft is compared, and kept, as a text. */
export const writeRows = (rows: readonly (readonly Cell[])[]): string => JSON.stringify(tidied(rows))
export const readRows = (text: string): Cell[][] => JSON.parse(text)

/** The rows as they are typed. Their text has no spaces at the ends and no empty rows, so it cannot be typed into. */
export function useRows(text: string, type: (text: string) => void) {
  const [typed, setTyped] = useState(() => readIn(text))
  const [read, setRead] = useState({ text, rows: typed })
  const isTyped = textOf(typed) === text
  // Another text came, such as the one that someone else saved.
  if (!isTyped && read.text !== text) setRead({ text, rows: readIn(text) })
  const rows = isTyped ? typed : read.rows
  const put = (next: readonly Row[]) => {
    setTyped([...next])
    const after = textOf(next)
    if (after !== text) type(after)
  }
  const wide = (cells: readonly Cell[], width: number) =>
    Array.from({ length: width }, (_, c) => cells[c] ?? EMPTY_CELL)
  return {
    rows,
    put,
    add: (width: number) => put([...rows, rowOf(wide([], width))]),
    widen: (width: number) => put(rows.map((row) => ({ ...row, cells: wide(row.cells, width) }))),
    /** @param cells by column @param width of the row, which may have had fewer cells */
    type: (at: number, cells: Readonly<Record<number, Cell>>, width: number) =>
      put(
        rows.map((row, i) =>
          i === at ? { ...row, cells: wide(row.cells, width).map((cell, c) => cells[c] ?? cell) } : row,
        ),
      ),
  }
}
