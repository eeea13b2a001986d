import type { ReactNode } from 'react'
import { useText } from '../../language/use-text'
import { ScrollFrame } from '../../ui/scroll-frame'
import { FactLine } from '../fact-line'
import lines from '../fact-lines.module.css'
import styles from './section-view.module.css'

interface RowsProps {
  rows: string[][]
}

/** The first row has the headings. Two columns are few enough to stand without a frame. */
export function RowsTable({ rows: [heads = [], ...rows] }: RowsProps) {
  return <Table heads={heads} rows={rows} className={heads.length <= 2 ? styles.pairs : undefined} />
}

/** Place, hours, note. */
export function HoursList({ rows }: RowsProps) {
  const t = useText()
  return (
    <ul className={lines.lines}>
      {rows.map(([place = '', hours, note], i) => (
        <FactLine key={`${i} ${place}`} title={place} end={hours || t('section-view.CLOSED')}>
          {note && <p>{note}</p>}
        </FactLine>
      ))}
    </ul>
  )
}

interface TableProps {
  heads: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[]
  /** On a narrow screen every row is a card, for tables that are too wide for it. */
  isStacked?: boolean
  className?: string
}

export function Table({ heads, rows, isStacked, className }: TableProps) {
  return (
    <ScrollFrame label={heads.join(', ')} className={className}>
      <table className={styles.table} data-stacked={isStacked || undefined}>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={`${i} ${head}`} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={`${row} ${String(cells[0])}`}>
              {heads.map((head, i) =>
                i === 0 ? (
                  <th key={`${i} ${head}`} scope="row">
                    {cells[i]}
                  </th>
                ) : (
                  <td key={`${i} ${head}`} data-head={isStacked ? head : undefined}>
                    {cells[i]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
