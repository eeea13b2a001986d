import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './home-page.module.css'

interface Props {
  /** Of the heading. */
  id: string
  title: string
  /** The way to all that the section shows some of. */
  to?: string
  all?: string
  children: ReactNode
}

/** A part of the home page across its whole width. */
export function HomeSection({ id, title, to, all, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {to && <Link to={to}>{all}</Link>}
      </div>
      {children}
    </section>
  )
}
