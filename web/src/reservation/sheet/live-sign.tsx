import { useText } from '../../language/use-text'
import styles from './live-sign.module.css'

/** Says how fresh a sheet is: told of each change, or asked for every few seconds. */
export function LiveSign({ live }: { live?: 'live' | 'polling' }) {
  const t = useText()
  if (!live) return null
  return (
    <span className={styles.live} data-live={live}>
      {t(live === 'live' ? 'reservation.LIVE' : 'reservation.POLLING')}
    </span>
  )
}
