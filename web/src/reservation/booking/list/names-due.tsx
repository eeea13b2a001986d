import { useServerNow } from '../../../api/clock'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { leftUntil } from '../change/change-values'
import type { ReadBooking } from '../change/use-change'
import styles from './booking-actions.module.css'

/** How many players are still to be named, until when, and the way there. */
export function NamesDue({ booking, onAdd }: { booking: ReadBooking; onAdd: () => void }) {
  const t = useText()
  const now = useServerNow(60_000)
  const count = booking.players.filter(({ kind }) => kind === 'TBD').length
  const left = now === null ? undefined : leftUntil(booking.namesDueAt, now)
  if (count === 0 || !booking.may.places) return null
  return (
    <div className={styles.names}>
      <p>
        <b>{t('change.UNNAMED', { count })}</b>{' '}
        {left &&
          t('change.NAMES_UNTIL', {
            at: booking.namesDueAt,
            time: t(`change.${left.unit}_LEFT`, { count: left.count }),
          })}
      </p>
      <Button onClick={onAdd}>{t('change.ADD_NAMES')}</Button>
    </div>
  )
}
