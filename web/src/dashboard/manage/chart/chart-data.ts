import type { ExportedRows } from '../../../office/use-export'

export interface ChartRow {
  key: string
  /** Below the bar. */
  label: string
  /** In the table. */
  name: string
  /** One for each series; null where there is nothing to count. */
  values: readonly (number | null)[]
  /** The cells of the table, where they say more than the values. */
  says?: readonly string[]
  /** The list behind each value. */
  lists: readonly string[]
}

export interface ChartData {
  title: string
  /** Heading of the names. */
  head: string
  series: readonly string[]
  rows: readonly ChartRow[]
  isRate?: true
  /** The first series is the sum of the others but the line: they are drawn as one bar, from the bottom up, in its place. */
  isStacked?: true
  /** The last series is drawn as a line over the bars of the others. */
  hasLine?: true
  /** The download of its numbers as an Excel file. */
  excel?: ExportedRows
}
