import type { ReactNode } from 'react'
import styles from './guide-page.module.css'

interface Props {
  label: string
  rungs: readonly { key: string; name: ReactNode; follows: ReactNode }[]
}

/** Steps in their order, each with what follows; one below the other on a phone too. */
export function Ladder({ label, rungs }: Props) {
  return (
    <ol className={styles.ladder} aria-label={label}>
      {rungs.map(({ key, name, follows }) => (
        <li key={key}>
          <strong>{name}</strong>
          <span>{follows}</span>
        </li>
      ))}
    </ol>
  )
}
