import type { ReactNode } from 'react'
import { Contours } from './course/contours'
import styles from './page-header.module.css'

interface Props {
  title: string
  lead?: string
  /** Which piece of land the lines show. */
  seed?: string
  children?: ReactNode
}

/** The head of a page: its title on the contour lines of the course. */
export function PageHeader({ title, lead, seed, children }: Props) {
  return (
    <header className={styles.header}>
      <Contours seed={seed} className={styles.contours} />
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}
