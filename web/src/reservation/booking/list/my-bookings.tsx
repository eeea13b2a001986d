import { penalties } from '@clubhouse/contract/member/profile'
import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Pages } from '../../../ui/pages'
import { Unread } from '../../../ui/unread'
import { Views } from '../../../ui/views'
import { DrawnCourses, useDrawnCourses } from '../../sheet/course/use-drawn-courses'
import { ApartBooking } from './apart-booking'
import { BookingCard } from './booking-card'
import { CalendarFeed } from './calendar-feed'
import styles from './my-bookings.module.css'
import { PastFiles } from './past-files'
import { PastFilter, usePastFilter } from './past-filter'
import { SIZE } from './rounds'
import { useOpenBooking } from './use-open-booking'
import { useReread } from './use-reread'

const WHEN = ['upcoming', 'past'] as const

interface MyBookingsProps {
  memberIdx: number
  /** Bookings that the page shows beside the list, which leaves them out. */
  elsewhere?: readonly number[]
}

/** My bookings, coming and past. Which one is open stands in the address. */
export function MyBookings({ memberIdx, elsewhere = [] }: MyBookingsProps) {
  const t = useText()
  const id = useId()
  const [query, setQuery] = useSearchParams()
  const when = query.get('when') === 'past' ? 'past' : 'upcoming'
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { open, toggle } = useOpenBooking()
  const past = usePastFilter()
  const { data, error, refetch } = useCall(
    mine,
    { memberIdx, when, page, size: SIZE, ...(when === 'past' && past.asked) },
    { toasts: 'faults' },
  )
  const courses = useDrawnCourses(undefined)
  const { data: against } = useCall(penalties, { memberIdx }, { _nop_: true })
  // A suspended member cannot book.
  const isSuspended = Boolean(against?.suspendedUntil)
  const reread = useReread()
  const list = data?.list.filter(({ bookingIdx }) => !elsewhere.includes(bookingIdx)) ?? []
  // A list that was never filled has nothing to look for; a page of it may be empty.
  const hasPast = past.isSet || data?.total !== 0
  const isApart = open && !elsewhere.includes(open) && !list.some(({ bookingIdx }) => bookingIdx === open)
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {t('mypage.BOOKINGS')}
        </h2>
        <Views
          label={t('mypage.BOOKINGS')}
          views={WHEN.map((one) => ({ value: one, label: t(`mypage.${one.toUpperCase()}`) }))}
          value={when}
          onChange={(one) => setQuery({ when: one }, { replace: true })}
        />
      </div>
      {when === 'past' && hasPast && (
        <PastFilter filter={past}>
          {data && data.total > 0 && <PastFiles memberIdx={memberIdx} asked={past.asked} />}
        </PastFilter>
      )}
      {!data && <Unread error={error} retry={refetch} lines={6} />}
      {isApart && data && (
        <DrawnCourses value={courses}>
          <ApartBooking bookingIdx={open} memberIdx={memberIdx} onClose={() => toggle(open)} onChanged={reread} />
        </DrawnCourses>
      )}
      {data?.list.length === 0 && (
        <Empty
          title={t(when === 'past' && past.isSet ? 'mypage.NONE_FOUND' : `mypage.NONE_${when.toUpperCase()}`)}
          action={!isSuspended && <ButtonLink to="/reservation">{t('mypage.BOOK')}</ButtonLink>}
        >
          {!(when === 'upcoming' && isSuspended) && t(`mypage.NONE_${when.toUpperCase()}_HINT`)}
        </Empty>
      )}
      {data && data.list.length > 0 && list.length === 0 && <p className={styles.none}>{t('mypage.NO_OTHERS')}</p>}
      {list.length > 0 && (
        <DrawnCourses value={courses}>
          <ul className={styles.list}>
            {list.map((booking) => (
              <li key={booking.bookingIdx}>
                <BookingCard
                  booking={booking}
                  me={memberIdx}
                  isOpen={open === booking.bookingIdx}
                  onToggle={() => toggle(booking.bookingIdx)}
                  onChanged={reread}
                />
              </li>
            ))}
          </ul>
        </DrawnCourses>
      )}
      {when === 'upcoming' && data && <CalendarFeed />}
      {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
    </section>
  )
}
