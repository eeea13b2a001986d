import { type Cell, tidied } from '@clubhouse/contract/board/section-rows'
import { useLayoutEffect, useRef, useState } from 'react'
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

type Cells = Readonly<Record<number, Cell>>

/**
 * The rows as they are typed. Their text has no spaces at the ends and no empty rows, so it cannot be typed into.
 * A change applies to the current rows, not to those shown when it began: rows may change while a photo is uploaded.
 */
export function useRows(text: string, type: (text: string) => void) {
  const [typed, setTyped] = useState(() => readIn(text))
  const [read, setRead] = useState({ text, rows: typed })
  const isTyped = textOf(typed) === text
  // Another text came, such as the one that someone else saved.
  if (!isTyped && read.text !== text) setRead({ text, rows: readIn(text) })
  const rows = isTyped ? typed : read.rows
  const now = useRef({ rows, text, type })
  useLayoutEffect(() => {
    now.current = { rows, text, type }
  })
  const change = (next: (rows: readonly Row[]) => readonly Row[]) => {
    const { rows, text, type } = now.current
    const put = [...next(rows)]
    const after = textOf(put)
    now.current = { rows: put, text: after, type }
    setTyped(put)
    if (after !== text) type(after)
  }
  const wide = (cells: readonly Cell[], width: number) =>
    Array.from({ length: width }, (_, c) => cells[c] ?? EMPTY_CELL)
  return {
    rows,
    put: (rows: readonly Row[]) => change(() => rows),
    add: (width: number) => change((rows) => [...rows, rowOf(wide([], width))]),
    widen: (width: number) => change((rows) => rows.map((row) => ({ ...row, cells: wide(row.cells, width) }))),
    /** @param cells by column, of the row as it is by then @param width of the row, which may have had fewer cells */
    type: (key: string, cells: (of: readonly Cell[]) => Cells, width: number) =>
      change((rows) =>
        rows.map((row) => {
          if (row.key !== key) return row
          const typed = cells(row.cells)
          return { ...row, cells: wide(row.cells, width).map((cell, c) => typed[c] ?? cell) }
        }),
      ),
  }
}
