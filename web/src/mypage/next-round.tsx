import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Forecast } from '@clubhouse/contract/weather'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useServerNow } from '../api/clock'
import { useFormat, useText } from '../language/use-text'
import { DrawnCourses, useDrawnCourse, useDrawnCourses } from '../reservation/sheet/course/use-drawn-courses'
import { isOnCourse } from '../reservation/sheet/slots/on-course'
import { useSession } from '../session/session-store'
import { HoleMap } from '../ui/course/hole-map'
import styles from './next-round.module.css'
import { RoundWeather } from './round-weather'

/** A card that opens in place. */
export interface Opening {
  isOpen: boolean
  onToggle: () => void
  /** All of the booking, while it is open. */
  panel: ReactNode
}

interface NextRoundProps {
  booking: Booking
  /** Null when no weather is known. */
  forecast?: Forecast | null
  /** Where it is missing, the heading leads to My page. */
  opening?: Opening
  /** What the reader is asked about it, in place of how far away it is. */
  question?: ReactNode
  /** What can be done with it, below. */
  children?: ReactNode
}

/** A round as a card: when, where, with whom, and until when it can be cancelled freely. */
export function NextRound(props: NextRoundProps) {
  const courses = useDrawnCourses(undefined)
  return (
    <DrawnCourses value={courses}>
      <Round {...props} />
    </DrawnCourses>
  )
}

function Round({ booking, forecast, opening, question, children }: NextRoundProps) {
  const t = useText()
  const id = useId()
  const { dayOf, clock } = useFormat()
  const now = useServerNow(60_000)
  const drawn = useDrawnCourse(booking.courseIdx)
  const { date, time, courseName } = booking
  const isOpen = opening?.isOpen ?? false
  const card = useRef<HTMLElement>(null)
  // A link leads here from elsewhere: the booking that it names comes into view.
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const away = now === null ? undefined : (Date.parse(date) - Date.parse(dayOf(now))) / 86_400_000
  const isPlaying = now !== null && away === 0 && isOnCourse(booking, clock(now))
  const words = <time dateTime={`${date} ${time}`}>{t('change.MOVE_TIME', { date, time, course: courseName })}</time>
  return (
    <article
      ref={card}
      className={styles.round}
      aria-labelledby={id}
      data-asked={question ? true : undefined}
      data-round={booking.bookingIdx}
    >
      {question && <div className={styles.question}>{question}</div>}
      <div className={styles.what}>
        {!question && (
          <p className={styles.when}>{isPlaying ? t('mypage.ON_COURSE') : away !== undefined && whenWords(t, away)}</p>
        )}
        <h2 id={id}>
          {opening ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={`${id}panel`}
              onClick={opening.onToggle}
            >
              {words}
            </button>
          ) : (
            <Link to={`/mypage?booking=${booking.bookingIdx}`} preventScrollReset>
              {words}
            </Link>
          )}
        </h2>
        {!isOpen && <WhoAndWhat booking={booking} isAsked={Boolean(question)} />}
        {forecast && (
          <p className={styles.quiet}>
            <RoundWeather forecast={forecast} date={date} time={time} />
          </p>
        )}
        {!isOpen && <Deadline booking={booking} now={now} />}
      </div>
      <div className={styles.map}>{drawn?.first && <HoleMap hole={drawn.first} plain />}</div>
      {children && <div className={styles.acts}>{children}</div>}
      {opening && (
        <div id={`${id}panel`} className={styles.panel} hidden={!isOpen}>
          {isOpen && opening.panel}
        </div>
      )}
    </article>
  )
}

function WhoAndWhat({ booking, isAsked }: Pick<NextRoundProps, 'booking'> & { isAsked: boolean }) {
  const t = useText()
  const me = useSession()?.memberIdx
  const { players, cart, caddie, booker } = booking
  const open = players.filter(({ kind }) => kind === 'TBD').length
  // The reader is asked elsewhere.
  const others = players.filter(({ memberIdx }) => memberIdx !== me)
  const asked = others.flatMap(({ answer, name }) => (answer === 'OPEN' && name ? [name] : []))
  const extras = [
    cart && t('reservation.CART'),
    caddie && t('reservation.CADDIE'),
    // A question names who booked.
    booker.memberIdx !== me && !isAsked && t('mypage.PLAY_ALONG', { name: booker.name }),
  ].filter(Boolean)
  return (
    <>
      <p>
        {players.flatMap(({ name }) => name ?? []).join(', ')}
        {open > 0 && (
          <>
            , <b className={styles.open}>{t('mypage.NEXT_OPEN', { count: open })}</b>
          </>
        )}
      </p>
      {asked.length > 0 && <p className={styles.quiet}>{t('mypage.NEXT_UNANSWERED', { names: asked.join(', ') })}</p>}
      {extras.length > 0 && <p className={styles.quiet}>{extras.join(', ')}</p>}
    </>
  )
}

function Deadline({ booking: { delayedFrom, freeCancelUntil }, now }: { booking: Booking; now: number | null }) {
  const t = useText()
  if (delayedFrom) return <p>{t('mypage.DELAYED_FROM', { from: delayedFrom })}</p>
  if (now === null || Date.parse(freeCancelUntil) <= now) return null
  return <p className={styles.quiet}>{t('reservation.FREE_UNTIL', { at: freeCancelUntil })}</p>
}

function whenWords(t: ReturnType<typeof useText>, days: number): string {
  if (days <= 0) return t('mypage.NEXT_TODAY')
  return days === 1 ? t('mypage.NEXT_TOMORROW') : t('mypage.NEXT_IN', { count: days })
}
