import type { ReactNode } from 'react'
import styles from './fact-lines.module.css'

export type FactRow = readonly [name: string, value: ReactNode]

interface Props {
  rows: readonly FactRow[]
  className?: string
  /** Of a region that scrolls, so that the keyboard reaches it. */
  tabIndex?: 0
}

/** Names and values, one a line; a line without a value is left out. */
export function FactLines({ rows, className = styles.lines, tabIndex }: Props) {
  return (
    <dl className={className} tabIndex={tabIndex}>
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
