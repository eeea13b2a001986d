import type { PostPicture } from '@clubhouse/contract/board/post'
import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Link } from 'react-router'
import { useRootHere } from '../api/root-data'
import { useText } from '../language/use-text'
import { timeAddress } from '../reservation/sheet/find/wish'
import { ButtonLink } from '../ui/button'
import { Contours } from '../ui/course/contours'
import type { Hole } from '../ui/course/hole'
import { HoleMap } from '../ui/course/hole-map'
import { factsText, type HoleFacts } from '../ui/course/hole-text'
import { Picture } from '../ui/picture'
import { ClubToday, type Today } from './club-today'
import type { DatedTime } from './free-tiles'
import styles from './home-page.module.css'
import { TimeWords } from './time-tile'
import tiles from './time-tile.module.css'

interface HeroProps {
  today: Today
  days: CalendarDay[]
  times: DatedTime[]
  course?: { name: string; hole: Hole; facts: HoleFacts }
  /** The club's own, in place of the hole. */
  picture?: PostPicture
}

/** For visitors: the club, one sentence, the next free times with their prices, and a drawing or the club's image. */
export function Hero({ today, days, times, course, picture }: HeroProps) {
  const t = useText()
  const club = useRootHere()?.info.clubName
  const words = course && factsText(t, course.facts, course.name)
  return (
    <section className={styles.hero}>
      <Contours seed="greenhill" className={styles.contours} />
      <div className={styles.inner}>
        <div>
          <ClubToday {...today} />
          <h1 className={styles.heroTitle}>{club}</h1>
          <p className={styles.lead}>{t('home.LEAD')}</p>
          <div className={styles.next}>
            {times.length > 0 ? <FreeTimes times={times} /> : <NextOpening days={days} />}
          </div>
          <div className={styles.actions}>
            <ButtonLink to="/reservation" size="large">
              {t('home.SEE_TIMES')}
            </ButtonLink>
          </div>
        </div>
        {picture && (
          <div className={styles.heroPicture}>
            <Picture
              picture={picture}
              alt={picture.alt}
              sizes="(max-width:56em) 92vw,40vw"
              focus={`${picture.focusX}% ${picture.focusY}%`}
              isFirst
            />
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

/** Each leads to the time itself on the sheet of its day. */
function FreeTimes({ times }: Pick<HeroProps, 'times'>) {
  const t = useText()
  return (
    <section className={tiles.part} aria-labelledby="free">
      <div className={tiles.head}>
        <h2 id="free">{t('home.FREE_TIMES')}</h2>
        <p>{t('home.FEE_VISITOR')}</p>
      </div>
      <ul className={tiles.tiles}>
        {times.map((time) => (
          <li key={time.slotIdx}>
            <Link to={timeAddress(time.date, time)} className={tiles.tile}>
              <TimeWords time={time} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NextOpening({ days }: Pick<HeroProps, 'days'>) {
  const t = useText()
  const later = days.find((day) => day.state === 'NOT_OPEN' && day.opensAt)
  if (!later) return null
  return <p>{t('home.NEXT_OPENING', { day: later.date, at: later.opensAt })}</p>
}
