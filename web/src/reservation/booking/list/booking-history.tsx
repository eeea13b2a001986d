import { useText } from '../../../language/use-text'
import type { ReadBooking } from '../change/use-change'
import styles from './booking-actions.module.css'

/** What was done to a booking, by whom and when, the latest first. */
export function BookingHistory({ history }: Pick<ReadBooking, 'history'>) {
  const t = useText()
  return (
    <details className={styles.history}>
      <summary>{t('change.HISTORY')}</summary>
      <ol>
        {history.map(({ version, at, by, what }) => (
          <li key={version}>
            <b>{what}</b>
            <span>{t('change.HISTORY_BY', { name: by.name, at })}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
