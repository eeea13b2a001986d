import { NavLink } from 'react-router'
import styles from './menu-pages.module.css'

interface Props {
  label: string
  pages: readonly { to: string; text: string }[]
}

/** Leads between the pages of one menu of the office. */
export function MenuPages({ label, pages }: Props) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {pages.map(({ to, text }) => (
        <NavLink key={to} to={to}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
