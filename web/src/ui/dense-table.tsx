import type { ReactNode } from 'react'
import styles from './dense-table.module.css'

interface Props {
  /** What the table lists, for those who hear it. */
  label: string
  /** Head of each column. */
  heads: readonly ReactNode[]
  /** Rows of `tr`. */
  children: ReactNode
}

/** A dense table of the back office. On a narrow screen each row is a block, its first cell the title. */
export function DenseTable({ label, heads, children }: Props) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={i} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
