import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useText } from '../../../language/use-text'
import styles from './booking-form.module.css'

type Coupon = NonNullable<Booking['coupon']>

/** The state of the coupon of a booking. */
export function CouponNote({ coupon: { state } }: { coupon: Coupon }) {
  const t = useText()
  return <p className={styles.coupon}>{t(`reservation.COUPON_${state}`)}</p>
}

/** What a cancellation makes of it. */
export function CouponIfCancelled({ coupon }: { coupon: Coupon | null | undefined }) {
  const t = useText()
  const then = coupon?.ifCancelledNow
  return then ? <p className={styles.coupon}>{t(`reservation.COUPON_IF_${then}`)}</p> : null
}
