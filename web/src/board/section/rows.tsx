import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { ScrollFrame } from '../../ui/scroll-frame'
import styles from './section-view.module.css'

interface RowsProps {
  rows: string[][]
}

/** The first row has the headings. */
export function RowsTable({ rows: [heads = [], ...rows] }: RowsProps) {
  return <Table heads={heads} rows={rows} />
}

export function HoursTable({ rows }: RowsProps) {
  const t = useText()
  const hasNotes = rows.some(([, , note]) => note)
  const heads = [t('section-view.PLACE'), t('section-view.HOURS'), ...(hasNotes ? [t('section-view.NOTE')] : [])]
  const shown = rows.map(([place = '', hours, ...note]) => [place, hours || t('section-view.CLOSED'), ...note])
  return <Table heads={heads} rows={shown} />
}

interface TableProps {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** On a narrow screen every row is a card, for tables that are too wide for it. */
  isStacked?: boolean
}

export function Table({ heads, rows, isStacked }: TableProps) {
  return (
    <ScrollFrame label={heads.join(', ')}>
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
            <tr key={`${row} ${cells[0]}`}>
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

export function PeopleList({ rows }: RowsProps) {
  return (
    <ul className={styles.people}>
      {rows.map(([name, task, contact]) => (
        <li key={`${name} ${task}`}>
          <strong>{name}</strong>
          <span>{task}</span>
          {contact && <span className={base.quiet}>{contact}</span>}
        </li>
      ))}
    </ul>
  )
}
