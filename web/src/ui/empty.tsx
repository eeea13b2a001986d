import type { ReactNode } from 'react'
import { Contours } from './course/contours'
import styles from './state.module.css'

interface Props {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Nothing else is on the page: the title is its heading. */
  isPage?: boolean
}

export function Empty({ title, children, action, isPage }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.state}>
      <Contours seed="empty" className={styles.contours} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
