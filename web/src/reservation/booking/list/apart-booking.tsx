import { read } from '@clubhouse/contract/reservation/booking/change'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Loading } from '../../../ui/loading'
import { BookingCard } from './booking-card'
import styles from './my-bookings.module.css'

interface ApartBookingProps {
  bookingIdx: number
  memberIdx: number
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** A booking that the address names and the list beside does not show, such as one of another page of it. */
export function ApartBooking({ bookingIdx, memberIdx, onClose, onChanged }: ApartBookingProps) {
  const t = useText()
  const { data, error, isFetching, isFetchedAfterMount } = useCall(read, { bookingIdx }, { _nop_: true })
  if (error) return <p className={styles.apart}>{t('change.NOT_FOUND')}</p>
  // What is remembered of a booking that was just changed is old.
  if (!data || (isFetching && !isFetchedAfterMount)) return <Loading lines={3} />
  return (
    <div className={styles.apart}>
      <BookingCard booking={data} me={memberIdx} isOpen onToggle={onClose} onChanged={onChanged} />
    </div>
  )
}
