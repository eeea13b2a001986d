import { NavLink } from 'react-router'
import { useText } from '../../../language/use-text'
import styles from './template.module.css'

/** The two pages of one menu of the office. */
export function SheetPages() {
  const t = useText()
  return (
    <nav className={styles.pages} aria-label={t('template.PAGES')}>
      <NavLink to="/ishm/reservation/courses">{t('course-edit.TITLE')}</NavLink>
      <NavLink to="/ishm/reservation/templates">{t('template.TITLE')}</NavLink>
    </nav>
  )
}
