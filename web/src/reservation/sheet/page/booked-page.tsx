import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { BookingDone } from '../../booking/confirm/booking-done'
import { useViewer } from '../../hold/viewer'
import { DrawnCourses, useDrawnCourses } from '../course/use-drawn-courses'
import styles from './tee-times.module.css'

export default function BookedPage({ bookingIdx }: { bookingIdx: number }) {
  const t = useText()
  const { known, memberIdx } = useViewer()
  const { data, error, refetch } = useCall(
    mine,
    { memberIdx, size: 100 },
    { enabled: known && memberIdx > 0, toasts: 'faults' },
  )
  const courses = useDrawnCourses(undefined)
  const booking = data?.list.find((one) => one.bookingIdx === bookingIdx)
  if (booking)
    return (
      <DrawnCourses value={courses}>
        <BookingDone booking={booking} />
      </DrawnCourses>
    )
  return (
    <div className={styles.page}>
      {error ? (
        <Wrong requestId={error.requestId} retry={() => refetch()} />
      ) : data || (known && !memberIdx) ? (
        <Empty
          title={t('reservation.BOOKING_NOT_FOUND')}
          action={<ButtonLink to="/reservation">{t('reservation.TO_SHEET')}</ButtonLink>}
        />
      ) : (
        <Loading lines={6} />
      )}
    </div>
  )
}
