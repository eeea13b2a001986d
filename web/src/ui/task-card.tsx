import type { ReactNode } from 'react'
import styles from './task-card.module.css'

interface Props {
  title: string
  lead?: ReactNode
  steps?: ReactNode
  wide?: boolean
  children?: ReactNode
}

export function TaskCard({ title, lead, steps, wide, children }: Props) {
  return (
    <div className={styles.card} data-wide={wide || undefined}>
      {steps}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}

export function TaskMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.main}>
      {children}
    </main>
  )
}

export function TaskActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

export function TaskLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>
}
