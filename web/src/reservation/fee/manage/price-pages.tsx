import { NavLink } from 'react-router'
import { useText } from '../../../language/use-text'
import styles from './fee.module.css'

/** The two pages of one menu of the office. */
export function PricePages() {
  const t = useText()
  return (
    <nav className={styles.pages} aria-label={t('fee.PAGES')}>
      <NavLink to="/ishm/reservation/fees">{t('fee.TITLE')}</NavLink>
      <NavLink to="/ishm/reservation/discounts">{t('discount.TITLE')}</NavLink>
    </nav>
  )
}
