import { Link } from 'react-router'
import { useText } from '../language/use-text'
import styles from './bell.module.css'
import { useWaiting } from './use-waiting'

/** The same as the bell's, on the office's first page; nothing while nothing waits. */
export function WaitingTiles() {
  const t = useText()
  const waiting = useWaiting()
  if (waiting.length === 0) return null
  return (
    <section className={styles.tiles} aria-label={t('office.ATTENTION_TITLE')}>
      {waiting.map(({ kind, count, to }) => (
        <Link key={kind} to={to}>
          {t(`office.WAITING_${kind}`, { count })}
        </Link>
      ))}
    </section>
  )
}
