import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import type { Say } from '../../../language/use-text'
import styles from './own-mark.module.css'

type Own = Pick<CalendarDay, 'myBooking' | 'myStandby' | 'eventTitle'>

/** Whether the member plays or stands by on a day. Its button says the same in words. */
export function OwnMark({ myBooking, myStandby }: Own) {
  if (!myBooking && !myStandby) return null
  return <span className={styles.mark} data-standby={!myBooking || undefined} />
}

/** What a day is to the member, and the club's event on it. */
export const ownWords = (t: Say, { myBooking, myStandby, eventTitle }: Own): string[] =>
  [
    myBooking && t('tee-times.MY_BOOKING_HERE'),
    myStandby && t('tee-times.MY_STANDBY_HERE'),
    eventTitle && t('tee-times.EVENT_HERE', { title: eventTitle }),
  ].flatMap((word) => word || [])
