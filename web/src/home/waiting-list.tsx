import { Link } from 'react-router'
import { useText } from '../language/use-text'
import styles from './own-home.module.css'
import type { WaitingLine } from './own-waiting'

/** Lines that are shown; the others stand on My page. */
const MOST = 4

export function WaitingList({ lines }: { lines: readonly WaitingLine[] }) {
  const t = useText()
  if (lines.length === 0) return null
  const more = lines.length - MOST
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting">{t('home.WAITING')}</h2>
      <ul>
        {lines.slice(0, MOST).map(({ key, code, values, to, until }) => (
          <li key={key}>
            <Link to={to}>{t(`home.${code}`, values)}</Link>
            {until && <span>{t('home.UNTIL', { at: until })}</span>}
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to="/mypage">{t('home.MORE', { count: more })}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
