import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useText } from '../../../language/use-text'
import { FreeOrUndo } from '../cancel/free-or-undo'
import { CouponNote } from '../draft/coupon-note'
import { PriceList } from '../draft/price-list'
import { PlayerList } from '../players/player-list'
import { BookingActions } from './booking-actions'
import styles from './booking-actions.module.css'
import { CancelledCost, isCancelled } from './cancelled-cost'

interface BookingPanelProps {
  booking: Booking
  onChanged: () => Promise<unknown>
}

export function BookingPanel({ booking, onChanged }: BookingPanelProps) {
  const t = useText()
  return (
    <div className={styles.panel}>
      <div>
        <h3>{t('tee-times.PLAYERS')}</h3>
        <PlayerList players={booking.players} state={booking.state} />
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
        {isCancelled(booking) ? <CancelledCost booking={booking} /> : <PriceList price={booking.price} />}
        {booking.coupon && <CouponNote coupon={booking.coupon} />}
      </div>
      {booking.state === 'CF' && booking.delayedFrom && (
        <p>{t('mypage.DELAYED_FROM', { from: booking.delayedFrom })}</p>
      )}
      {booking.state === 'CF' && <FreeOrUndo booking={booking} onUndone={onChanged} />}
      <BookingActions booking={booking} onChanged={onChanged} />
    </div>
  )
}
