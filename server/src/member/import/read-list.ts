import type { Read, ToRead, Unread } from './read-alone.ts'
import { tableOf } from './read-file.ts'
import { columnsOf, faultsOf, rowOf, twice } from './row-rules.ts'

/** The rows of a list, and what is wrong with each by itself. */
export async function readList({ path, words }: ToRead): Promise<Read | Unread> {
  const table = await tableOf(path)
  if (!Array.isArray(table)) return table
  const [heads, ...lines] = table
  const columns = columnsOf(heads!.cells, words)
  if (!columns) return { why: 'HEADINGS' }
  const rows = lines.map(({ line, cells }) => rowOf(line, cells, columns, words))
  return { rows, faults: [...rows.flatMap((row) => faultsOf(row, words)), ...twice(rows)] }
}
