import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Forecast } from '@clubhouse/contract/weather'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useServerNow } from '../api/clock'
import { useFormat, useText } from '../language/use-text'
import { DrawnCourses, useDrawnCourse, useDrawnCourses } from '../reservation/sheet/course/use-drawn-courses'
import { useSession } from '../session/session-store'
import { HoleMap } from '../ui/course/hole-map'
import styles from './next-round.module.css'
import { RoundWeather } from './round-weather'

/** The next round as a card: when, where, with whom, and until when it can be cancelled freely. */
interface NextRoundProps {
  booking: Booking
  /** Null when no weather is known. */
  forecast?: Forecast | null
  /** What can be done with it, below. */
  children?: ReactNode
}

export function NextRound(props: NextRoundProps) {
  const courses = useDrawnCourses(undefined)
  return (
    <DrawnCourses value={courses}>
      <Round {...props} />
    </DrawnCourses>
  )
}

function Round({ booking, forecast, children }: NextRoundProps) {
  const t = useText()
  const id = useId()
  const me = useSession()?.memberIdx
  const { dayOf } = useFormat()
  const now = useServerNow(60_000)
  const drawn = useDrawnCourse(booking.courseIdx)
  const { date, time, courseName, players, cart, caddie, freeCancelUntil } = booking
  const open = players.filter(({ kind }) => kind === 'TBD').length
  // The reader is asked elsewhere.
  const others = players.filter(({ memberIdx }) => memberIdx !== me)
  const asked = others.flatMap(({ answer, name }) => (answer === 'OPEN' && name ? [name] : []))
  const away = now === null ? undefined : (Date.parse(date) - Date.parse(dayOf(now))) / 86_400_000
  const extras = [cart && t('reservation.CART'), caddie && t('reservation.CADDIE')].filter(Boolean)
  return (
    <section className={styles.round} aria-labelledby={id}>
      <div className={styles.what}>
        <p className={styles.when}>{away !== undefined && whenWords(t, away)}</p>
        <h2 id={id}>
          <Link to={`/mypage?booking=${booking.bookingIdx}`} preventScrollReset>
            <time dateTime={`${date} ${time}`}>{t('change.MOVE_TIME', { date, time, course: courseName })}</time>
          </Link>
        </h2>
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
        {forecast && (
          <p className={styles.quiet}>
            <RoundWeather forecast={forecast} date={date} time={time} />
          </p>
        )}
        {booking.delayedFrom && <p>{t('mypage.DELAYED_FROM', { from: booking.delayedFrom })}</p>}
        {!booking.delayedFrom && now !== null && Date.parse(freeCancelUntil) > now && (
          <p className={styles.quiet}>{t('reservation.FREE_UNTIL', { at: freeCancelUntil })}</p>
        )}
      </div>
      <div className={styles.map}>{drawn?.first && <HoleMap hole={drawn.first} plain />}</div>
      {children && <div className={styles.acts}>{children}</div>}
    </section>
  )
}

function whenWords(t: ReturnType<typeof useText>, days: number): string {
  if (days <= 0) return t('mypage.NEXT_TODAY')
  return days === 1 ? t('mypage.NEXT_TOMORROW') : t('mypage.NEXT_IN', { count: days })
}
