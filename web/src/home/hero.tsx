import type { CourseState } from '@clubhouse/contract/reservation/sheet/course-state'
import type { FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import type { Picture as Shown } from '@clubhouse/contract/shape'
import { Link } from 'react-router'
import { useRootHere } from '../api/root-data'
import { useFormat, useText } from '../language/use-text'
import { WithLink } from '../language/with-link'
import { CourseLine } from '../reservation/sheet/course-state/course-line'
import { timeAddress } from '../reservation/sheet/find/free-day'
import { ButtonLink } from '../ui/button'
import { Contours } from '../ui/course/contours'
import type { Hole } from '../ui/course/hole'
import { HoleMap } from '../ui/course/hole-map'
import { factsText, type HoleFacts } from '../ui/course/hole-text'
import { Picture } from '../ui/picture'
import styles from './home-page.module.css'

interface HeroProps {
  days: CalendarDay[]
  /** The first day with free times. */
  next?: FreeDay
  serverTime: string
  /** Values of the text WEATHER; null when nothing is known. */
  weather: { stale: boolean } | null
  /** Of the course today. */
  state: CourseState
  course?: { name: string; hole: Hole; facts: HoleFacts }
  /** The club's own, in place of the hole. */
  picture?: Shown
}

export function Hero({ days, next, serverTime, weather, state, course, picture }: HeroProps) {
  const t = useText()
  const format = useFormat()
  const club = useRootHere()?.info.clubName
  const today = format.dayOf(serverTime)
  const words = course && factsText(t, course.facts, course.name)
  return (
    <section className={styles.hero}>
      <Contours seed="greenhill" className={styles.contours} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.day}>
            <span>{format.day(today, 'long')}</span>
            {weather && <Link to="/weather">{t(weather.stale ? 'home.WEATHER_OLD' : 'home.WEATHER', weather)}</Link>}
          </p>
          <CourseLine course={state} />
          <h1 className={styles.heroTitle}>{club}</h1>
          <p className={styles.lead}>{t('home.LEAD')}</p>
          <NextFree days={days} next={next} />
          <div className={styles.actions}>
            <ButtonLink to="/reservation" size="large">
              {t('home.SEE_TIMES')}
            </ButtonLink>
            <ButtonLink to="/community" size="large" look="plain">
              {t('home.NOTICES')}
            </ButtonLink>
          </div>
        </div>
        {picture && (
          <div className={styles.heroPicture}>
            <Picture picture={picture} alt="" sizes="(max-width:56em) 92vw,40vw" isFirst />
          </div>
        )}
        {course && words && (
          <figure className={styles.hole}>
            <HoleMap hole={course.hole} title={words.title} description={words.description} className={styles.map} />
            <figcaption className={styles.caption}>
              <strong>{t('home.HOLE_OF_DAY')}</strong> {words.title}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

function NextFree({ days, next }: Pick<HeroProps, 'days' | 'next'>) {
  const t = useText()
  const [time] = next?.times ?? []
  if (next && time)
    return (
      <p className={styles.next}>
        <WithLink
          text={t('home.NEXT_TIME', { day: next.date, time: time.time, course: time.courseName })}
          link={(words) => <Link to={timeAddress(next.date, time)}>{words}</Link>}
        />
      </p>
    )
  const later = days.find((day) => day.state === 'NOT_OPEN' && day.opensAt)
  if (!later) return null
  return <p className={styles.next}>{t('home.NEXT_OPENING', { day: later.date, at: later.opensAt })}</p>
}
