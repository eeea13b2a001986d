import type { ReactNode } from 'react'
import styles from './team.module.css'

/** Names and values, one a line; a line without a value is left out. */
export function FactLines({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.lines}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
