import type { ReactNode } from 'react'
import styles from './name-cell.module.css'

/** The head of a row about somebody: a link, and in a `span` what stands below it. */
export function NameCell({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={styles.name}>
      {children}
    </th>
  )
}
