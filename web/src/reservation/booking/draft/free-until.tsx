import { serverNow } from '../../../api/clock'
import { useText } from '../../../language/use-text'
import styles from './booking-form.module.css'

/** Until when a cancellation is free, or that it no longer is: a late booking may begin after the deadline. */
export function FreeUntil({ at }: { at: string }) {
  const t = useText()
  const isOver = Date.parse(at) <= serverNow()
  return (
    <p className={styles.free} data-over={isOver || undefined}>
      {t(isOver ? 'reservation.FREE_OVER' : 'reservation.FREE_UNTIL', { at })}
    </p>
  )
}
