import { useKept } from './use-kept'

type Ids = Record<string, true>
type Rows<Row> = Readonly<Record<string, Row>>

/** Selected rows by their keys, also those of other pages. */
export interface Selection<Row> {
  ids: Ids
  rows: Row[]
  change: (change: Ids | ((now: Ids) => Ids), shown: readonly Row[]) => void
  /** Leaves only these selected. */
  only: (rows: readonly Row[]) => void
}

const NONE = {}

export function useSelection<Row>(path: string, key: (row: Row) => string | number): Selection<Row> {
  const [rows, setRows] = useKept<Rows<Row>>(`${path} selection`, NONE)
  const ids = Object.fromEntries(Object.keys(rows).map((id) => [id, true as const]))
  const byKey = (all: readonly Row[]) => Object.fromEntries(all.map((row) => [String(key(row)), row]))
  return {
    ids,
    rows: Object.values(rows),
    change: (change, shown) => {
      const wanted = typeof change === 'function' ? change(ids) : change
      const known: Rows<Row> = { ...rows, ...byKey(shown) }
      setRows(Object.fromEntries(Object.keys(wanted).flatMap((id) => (known[id] ? [[id, known[id]]] : []))))
    },
    only: (all) => setRows(byKey(all)),
  }
}
