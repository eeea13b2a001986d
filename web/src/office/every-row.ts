import { type Patience, patiently } from './patiently'

/** Rows that can be selected at once, over all pages. */
export const MOST_ROWS = 1000
/** Rows that are read at a time. */
const PAGE = 100

interface Options<Row> extends Patience {
  key: (row: Row) => string | number
  onStep?: (read: number) => void
}

/** At most `MOST_ROWS`; undefined when it was stopped. A row that moved to another page in between is there once. */
export async function everyRow<Row>(
  read: (page: number, size: number) => Promise<{ list: readonly Row[] }>,
  { key, onStep, ...patience }: Options<Row>,
): Promise<Row[] | undefined> {
  const rows = new Map<string | number, Row>()
  for (let page = 1; rows.size < MOST_ROWS; page++) {
    const { list } = await patiently(() => read(page, PAGE), patience)
    if (patience.signal.aborted) return undefined
    for (const row of list) rows.set(key(row), row)
    onStep?.(Math.min(rows.size, MOST_ROWS))
    if (list.length < PAGE) break
  }
  return [...rows.values()].slice(0, MOST_ROWS)
}
