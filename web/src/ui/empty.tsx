import type { ReactNode } from 'react'
import { Contours } from './course/contours'
import styles from './state.module.css'

interface Props {
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function Empty({ title, children, action }: Props) {
  return (
    <div className={styles.state}>
      <Contours seed="empty" className={styles.contours} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
