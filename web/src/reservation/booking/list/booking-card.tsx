import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useEffect, useId, useRef } from 'react'
import { useServerNow } from '../../../api/clock'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { HoleMap } from '../../../ui/course/hole-map'
import { focusBack } from '../../../ui/feedback/focus-back'
import { useDrawnCourse } from '../../sheet/course/use-drawn-courses'
import { isOnCourse } from '../../sheet/slots/on-course'
import { AnswerButtons } from './answer-buttons'
import { BookingPanel } from './booking-panel'
import styles from './my-bookings.module.css'
import { isOffered, OfferAnswer } from './offer-answer'

interface BookingCardProps {
  booking: Booking
  me: number
  isOpen: boolean
  onToggle: () => void
  onChanged: () => Promise<unknown>
}

export function BookingCard({ booking, me, isOpen, onToggle, onChanged }: BookingCardProps) {
  const t = useText()
  const { day, weekday, dayOf, clock } = useFormat()
  const now = useServerNow(60_000)
  const { label } = useCodes('509')
  const drawn = useDrawnCourse(booking.courseIdx)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  // A link leads here from elsewhere: the booking that it names comes into view.
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  /** I booked it; otherwise I play along. */
  const isMine = booking.booker.memberIdx === me
  const isRunning = booking.state === 'CF' || booking.state === 'CI'
  const isPlaying = isRunning && now !== null && booking.date === dayOf(now) && isOnCourse(booking, clock(now))
  const answered = async (what: 'ACCEPT' | 'DECLINE') => {
    // A declined booking is not the member's any more: nothing is open, and the list has one less.
    const next = what === 'DECLINE' ? afterwards(card.current) : undefined
    if (what === 'DECLINE' && isOpen) onToggle()
    await onChanged()
    next?.()
  }
  return (
    <article ref={card} className={styles.card} data-over={!isRunning || undefined}>
      <h3 className={styles.cardHead}>
        <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <time className={styles.date} dateTime={booking.date}>
            <span>{weekday(booking.date)}</span>
            <b>{day(booking.date, 'bare')}</b>
          </time>
          <span className={styles.what}>
            <b>
              {booking.time} <span className={styles.course}>{booking.courseName}</span>
            </b>
            <span className={styles.who}>
              {booking.players.map((player) => player.name || t('reservation.KIND_TBD')).join(', ')}
            </span>
          </span>
          <span className={styles.state} data-state={booking.state}>
            {isPlaying ? t('mypage.ON_COURSE') : booking.undone ? t('mypage.UNDONE') : label(booking.state, '')}
            {!isMine && <span className={styles.along}>{t('mypage.PLAY_ALONG', { name: booking.booker.name })}</span>}
          </span>
          {drawn?.first && <HoleMap hole={drawn.first} plain className={styles.map} />}
        </button>
      </h3>
      {isOffered(booking, me) && <OfferAnswer booking={booking} onAnswered={onChanged} />}
      {!isMine && <AnswerButtons booking={booking} me={me} onAnswered={answered} />}
      <div id={id} hidden={!isOpen}>
        {isOpen && <BookingPanel booking={booking} onChanged={onChanged} />}
      </div>
    </article>
  )
}

/** Moves the focus from a card that leaves its list to the next one, else to the heading of the list. */
function afterwards(card: HTMLElement | null): () => void {
  const item = card?.closest('li')
  const near = item?.nextElementSibling ?? item?.previousElementSibling
  const heading = card?.closest('section')?.querySelector<HTMLElement>('h2') ?? null
  return () => requestAnimationFrame(() => focusBack(near?.isConnected ? near.querySelector('button') : heading))
}
