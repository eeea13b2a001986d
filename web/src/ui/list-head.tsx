import type { ReactNode } from 'react'
import styles from './tool-row.module.css'

interface Props {
  title: string
  /** The page's purpose or state, below the title. */
  children?: ReactNode
  action?: ReactNode
}

export function ListHead({ title, children, action }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {action}
    </header>
  )
}
