import type { Booking } from '@clubhouse/contract/reservation/booking'
import { useState } from 'react'
import { useText } from '../../language/use-text'
import { Button, ButtonLink } from '../../ui/button'
import styles from './booking-panel.module.css'
import { CancelForm } from './cancel-form'
import { freeUntil } from './free-until'
import { PriceList } from './price-list'
import { useTakeAlong } from './take-along'

interface BookingPanelProps {
  booking: Booking
  canCancel: boolean
  onChanged: () => void
}

export function BookingPanel({ booking, canCancel, onChanged }: BookingPanelProps) {
  const t = useText()
  const { toCalendar, share } = useTakeAlong(booking)
  const [isCancelling, setCancelling] = useState(false)
  const isRunning = booking.state === 'CF'
  return (
    <div className={styles.panel}>
      <div>
        <h3>{t('reservation.PLAYERS')}</h3>
        <ol className={styles.players}>
          {booking.players.map((player) => (
            <li key={player.no}>
              {player.name || t('reservation.KIND_TBD')}
              {player.kind === 'GUEST' && <span>{t('reservation.KIND_GUEST')}</span>}
              {player.answer && isRunning && <span>{t(`reservation.ANSWER_${player.answer}`)}</span>}
            </li>
          ))}
        </ol>
        <p className={styles.quiet}>
          {t('reservation.HOLES', { count: Number(booking.holes) })}
          {booking.cart && ` · ${t('reservation.CART')}`}
          {booking.caddie && ` · ${t('reservation.CADDIE')}`}
        </p>
        {booking.memo && <p className={styles.memo}>{booking.memo}</p>}
        <p className={styles.quiet}>{t('reservation.DONE_NO', { no: booking.bookingNo })}</p>
      </div>
      <div>
        <h3>{t('reservation.PRICE')}</h3>
        <PriceList price={booking.price} />
      </div>
      {isRunning && (
        <div className={styles.foot}>
          <p className={styles.free}>{freeUntil(t, booking.freeCancelUntil)}</p>
          {isCancelling ? (
            <CancelForm booking={booking} onKept={() => setCancelling(false)} onCancelled={onChanged} />
          ) : (
            <div className={styles.buttons}>
              <Button look="plain" onClick={toCalendar}>
                {t('reservation.ADD_TO_CALENDAR')}
              </Button>
              <Button look="plain" onClick={share}>
                {t('reservation.SHARE')}
              </Button>
              <ButtonLink look="plain" to={`/reservation?booked=${booking.bookingIdx}`}>
                {t('mypage.SHOW')}
              </ButtonLink>
              {canCancel && (
                <Button look="bare" className={styles.cancel} onClick={() => setCancelling(true)}>
                  {t('mypage.CANCEL')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
