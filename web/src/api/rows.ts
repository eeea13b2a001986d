/**
 * Records by column: each different value once, and for each record the place of its value.
 * The data of a page then names no key, and no value twice, for a hundred records.
 */
export interface Rows<T> {
  count: number
  keys: readonly (keyof T)[]
  /** Of each key, in the order of their first records. */
  values: readonly (readonly unknown[])[]
  /** Of each key: a number in base 36 for each record; empty where all have the same, or each its own. */
  places: readonly string[]
}

const BASE = 36

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
  const at = new Map<string, number>()
  const values: unknown[] = []
  const places = cells.map((cell) => {
    const known = JSON.stringify(cell) ?? ''
    if (!at.has(known)) at.set(known, values.push(cell) - 1)
    return at.get(known)!
  })
  const isPlain = values.length === 1 || values.length === cells.length
  const width = widthOf(values.length)
  return { values, places: isPlain ? '' : places.map((at) => at.toString(BASE).padStart(width, '0')).join('') }
}

const widthOf = (values: number) => Math.max(1, (values - 1).toString(BASE).length)

/** The same records; those without a value lack its key. */
export function fromRows<T>({ count, keys, values, places }: Rows<T>): T[] {
  const cell = (column: number, row: number) => {
    const [known, said] = [values[column]!, places[column]!]
    if (said === '') return known[known.length === 1 ? 0 : row]
    const width = widthOf(known.length)
    return known[Number.parseInt(said.slice(row * width, (row + 1) * width), BASE)]
  }
  return Array.from({ length: count }, (_, row) => {
    const cells = keys.map((key, column) => [key, cell(column, row)])
    return Object.fromEntries(cells.filter(([, value]) => value !== undefined)) as T
  })
}
