import type { ReactNode } from 'react'
import { Contours, type Seed } from './course/contours'
import styles from './page-header.module.css'

interface Props {
  title: string
  lead?: string
  /** Seed of the terrain behind the title. */
  seed?: Seed
  children?: ReactNode
}

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
