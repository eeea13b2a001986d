import { readFile } from 'node:fs/promises'
import { MOST_ROWS } from '@clubhouse/contract/member/import'
import { parseCsv } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import type { Unread } from './read-alone.ts'
import { isZip, unpack, ZipRefused } from './zip-budget.ts'

/** Columns looked at; a list has nine. */
const MOST_COLUMNS = 60
/** Of a file whose cells are text. */
const MOST_CSV_BYTES = 2_000_000
/** Empty rows between, before and after those that count. */
const MOST_LINES = MOST_ROWS + 1000

/** Characters of a cell that are looked at; every field refuses a text of this length. */
const LONGEST_CELL = 2000

/** Rows of texts, with the headings first and their number in the file. */
export type Table = { line: number; cells: string[] }[]

export async function tableOf(path: string): Promise<Table | Unread> {
  const bytes = await readFile(path)
  const table = isZip(bytes) ? await fromExcel(bytes) : fromCsv(bytes)
  if (!Array.isArray(table)) return table
  const filled = table.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length > MOST_ROWS + 1) return { why: 'TOO_MANY_ROWS', most: MOST_ROWS }
  return filled.length > 1 ? filled : { why: 'EMPTY' }
}

async function fromExcel(bytes: Buffer): Promise<Table | Unread> {
  try {
    const parts = await unpack(bytes)
    if (![...parts.keys()].some((name) => name === 'xl/workbook.xml')) return { why: 'FORMAT' }
    if (hasFormulas(parts)) return { why: 'FORMULAS' }
    const table: Table = []
    for await (const { index, values } of streamXlsxRows(bytes, { maxRows: MOST_LINES + 1 })) {
      if (index >= MOST_LINES) return { why: 'TOO_MANY_ROWS', most: MOST_ROWS }
      table.push({ line: index + 1, cells: values.slice(0, MOST_COLUMNS).map(textOf) })
    }
    return table
  } catch (error) {
    if (error instanceof ZipRefused) return { why: 'TOO_LARGE' }
    // The library throws for whatever is no spreadsheet.
    return { why: 'FORMAT' }
  }
}

/** What a formula would show is known to Excel alone. */
const hasFormulas = (parts: ReadonlyMap<string, Buffer>) =>
  [...parts].some(
    ([name, bytes]) => name.startsWith('xl/worksheets/') && ['<f>', '<f ', '<f/'].some((tag) => bytes.includes(tag)),
  )

function fromCsv(bytes: Buffer): Table | Unread {
  if (bytes.length > MOST_CSV_BYTES) return { why: 'TOO_LARGE', most: MOST_CSV_BYTES }
  if (bytes.includes(0)) return { why: 'FORMAT' }
  try {
    const rows = parseCsv(decoded(bytes)) as unknown[][]
    if (rows.length > MOST_LINES) return { why: 'TOO_MANY_ROWS', most: MOST_ROWS }
    return rows.map((cells, n) => ({ line: n + 1, cells: cells.slice(0, MOST_COLUMNS).map(textOf) }))
  } catch {
    return { why: 'FORMAT' }
  }
}

/** Excel in Korean writes CSV files in the older Korean encoding. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return (value instanceof Date ? value.toISOString().slice(0, 10) : String(value)).trim().slice(0, LONGEST_CELL)
}
