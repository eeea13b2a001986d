import { NavLink } from 'react-router'
import styles from './page.module.css'

interface Props {
  label: string
  pages: readonly { to: string; text: string; end?: boolean }[]
}

/** The pages of one menu of the office beside each other. */
export function MenuPages({ label, pages }: Props) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {pages.map(({ to, text, end }) => (
        <NavLink key={to} to={to} end={end}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
