import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../api/clock'
import { useText } from '../../../language/use-text'
import { leftUntil } from '../change/change-values'
import styles from './booking-actions.module.css'

/** How many players are still to be named, until when, and the way there; nothing when all are named. */
export function NamesDue({ booking, way }: { booking: Booking; way: ReactNode }) {
  const t = useText()
  const now = useServerNow(60_000)
  const count = booking.players.filter(({ kind }) => kind === 'TBD').length
  const left = now === null ? undefined : leftUntil(booking.namesDueAt, now)
  if (count === 0) return null
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
      {way}
    </div>
  )
}
