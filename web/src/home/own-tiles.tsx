import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { Link, useNavigate } from 'react-router'
import { useText } from '../language/use-text'
import { againAt } from '../reservation/booking/list/book-again'
import { wantHold } from '../reservation/hold/wanted-hold'
import { timeAddress } from '../reservation/sheet/find/wish'
import base from '../ui/base.module.css'
import type { DatedTime } from './free-tiles'
import { TimeWords } from './time-tile'
import styles from './time-tile.module.css'

interface OwnTilesProps {
  times: readonly DatedTime[]
  /** True where there are free times, but none that the member's limits leave. */
  isUsedUp: boolean
  /** The last round that the member played. */
  last?: Booking
  /** In the club's zone. */
  today: string
}

/** Free times for this member. One press holds a time: the sheet of its day takes it, and opens the form. */
export function OwnTiles({ times, isUsedUp, last, today }: OwnTilesProps) {
  const t = useText()
  const navigate = useNavigate()
  const again = last && againAt(last, today)
  const hold = (time: DatedTime) => {
    wantHold({ slotIdx: time.slotIdx, date: time.date, time: time.time, course: time.courseName })
    navigate(timeAddress(time.date, time))
  }
  return (
    <section className={styles.part} aria-labelledby="free">
      <div className={styles.head}>
        <h2 id="free">{t('home.BOOK_NOW')}</h2>
        {times.length > 0 && <p>{t('home.FEE_MEMBER')}</p>}
      </div>
      {times.length > 0 ? (
        <ul className={styles.tiles}>
          {times.map((time) => (
            <li key={time.slotIdx}>
              <button type="button" className={styles.tile} onClick={() => hold(time)}>
                <TimeWords time={time} />
                <span className={styles.hold}>{t('home.HOLD')}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={base.quiet}>{t(isUsedUp ? 'home.USED_UP' : 'free-time.NONE')}</p>
      )}
      <p className={styles.all}>
        {again && (
          <Link to={again.to}>{t('home.AS_LAST', { date: again.date, time: last.time, course: last.courseName })}</Link>
        )}
        <Link to="/reservation?find=weeks">{t('free-time.NEXT_TIMES_ALL')}</Link>
      </p>
    </section>
  )
}
