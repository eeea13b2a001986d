import { useText } from '../../../language/use-text'
import styles from './live-sign.module.css'

/** How fresh a sheet is: live, or polled every few seconds until it is again. */
export function LiveSign({ live }: { live?: 'live' | 'polling' }) {
  const t = useText()
  if (!live) return null
  return (
    <span className={styles.live} data-live={live}>
      {t(live === 'live' ? 'tee-times.LIVE' : 'tee-times.POLLING')}
    </span>
  )
}
