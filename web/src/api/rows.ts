/** Records as rows under one list of keys: the data of a page then names no key for each record. */
export interface Rows<T> {
  keys: readonly (keyof T)[]
  rows: readonly unknown[][]
}

export function toRows<T extends object>(records: readonly T[]): Rows<T> {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))] as (keyof T)[]
  return { keys, rows: records.map((record) => keys.map((key) => record[key])) }
}

/** The same records; those without a value lack its key. */
export const fromRows = <T>({ keys, rows }: Rows<T>): T[] =>
  rows.map((row) => Object.fromEntries(keys.flatMap((key, i) => (row[i] === undefined ? [] : [[key, row[i]]]))) as T)
