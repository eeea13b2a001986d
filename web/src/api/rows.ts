/**
 * Records by column: each different value once, and for each record the place of its value.
 * The data of a page then names no key, and no value twice, for a hundred records.
 */
export interface Rows<T> {
  count: number
  keys: readonly (keyof T)[]
  /** Of each key, in the order of their first records. */
  values: readonly (readonly unknown[])[]
  /** Of each key: a number in base 36 for each record; empty where all have the same, or each its own; `+` where each has the next. */
  places: readonly string[]
}

const BASE = 36
const RUN = '+'
const DAY = /^\d{4}-\d\d-\d\d$/
const DAY_MS = 86_400_000

export function toRows<T extends object>(records: readonly T[]): Rows<T> {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))] as (keyof T)[]
  const columns = keys.map((key) => column(records.map((record) => record[key])))
  return {
    count: records.length,
    keys,
    values: columns.map(({ values }) => values),
    places: columns.map(({ places }) => places),
  }
}

function column(cells: readonly unknown[]): { values: unknown[]; places: string } {
  if (cells.length > 1 && cells.every((cell, row) => cell !== undefined && cell === after(cells[0], row)))
    return { values: [cells[0]], places: RUN }
  const at = new Map<string, number>()
  const values: unknown[] = []
  const known = cells.map((cell) => {
    if (cell === undefined) return undefined
    const said = JSON.stringify(cell)
    if (!at.has(said)) at.set(said, values.push(cell) - 1)
    return at.get(said)!
  })
  const isWhole = !known.includes(undefined)
  if (isWhole && (values.length === 1 || values.length === cells.length)) return { values, places: '' }
  // A record without a value has the place behind the last.
  const width = widthOf(isWhole ? values.length : values.length + 1)
  const places = known.map((at = values.length) => at.toString(BASE).padStart(width, '0')).join('')
  return { values, places }
}

/** The number or the day that is this many after another; undefined for other values. */
function after(first: unknown, count: number): unknown {
  if (typeof first === 'number') return first + count
  if (typeof first === 'string' && DAY.test(first))
    return new Date(Date.parse(`${first}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

const widthOf = (values: number) => Math.max(1, (values - 1).toString(BASE).length)

/** The same records; those without a value lack its key. */
export function fromRows<T>({ count, keys, values, places }: Rows<T>): T[] {
  const cell = (column: number, row: number) => {
    const [known, said] = [values[column]!, places[column]!]
    if (said === RUN) return after(known[0], row)
    if (said === '') return known[known.length === 1 ? 0 : row]
    const width = said.length / count
    return known[Number.parseInt(said.slice(row * width, (row + 1) * width), BASE)]
  }
  return Array.from({ length: count }, (_, row) => {
    const cells = keys.map((key, column) => [key, cell(column, row)])
    return Object.fromEntries(cells.filter(([, value]) => value !== undefined)) as T
  })
}
