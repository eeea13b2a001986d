import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useEffect, useRef } from 'react'
import { serverNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import { WithLink } from '../../../language/with-link'
import { Button, ButtonLink } from '../../../ui/button'
import { factsOf } from '../../../ui/course/hole-facts'
import { HoleMap } from '../../../ui/course/hole-map'
import { factsText } from '../../../ui/course/hole-text'
import { OwnContours } from '../../../ui/course/own-contours'
import { useDrawnCourse } from '../../sheet/course/use-drawn-courses'
import { FreeUntil } from '../draft/free-until'
import { PriceList } from '../draft/price-list'
import { useTakeAlong } from '../list/take-along'
import styles from './booking-done.module.css'

export function BookingDone({ booking }: { booking: Booking }) {
  const t = useText()
  const { day } = useFormat()
  const { toCalendar, share } = useTakeAlong(booking)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => void head.current?.focus(), [])
  const drawn = useDrawnCourse(booking.courseIdx)
  const isNameable = booking.state === 'CF' && Date.parse(booking.namesDueAt) > serverNow()
  const unnamed = isNameable ? booking.players.filter(({ kind }) => kind === 'TBD').length : 0
  const words = drawn?.first && factsText(t, factsOf(drawn.first), drawn.name)
  return (
    <article className={styles.done}>
      <OwnContours seed={booking.bookingNo} className={styles.contours} />
      <div className={styles.card}>
        {drawn?.first && words && (
          <figure className={styles.hole}>
            <HoleMap
              hole={drawn.first}
              bleed
              title={words.title}
              description={words.description}
              className={styles.map}
            />
            <figcaption>
              {t('reservation.DONE_FIRST_HOLE')} <b>{words.title}</b>
            </figcaption>
          </figure>
        )}
        <div className={styles.facts}>
          <p className={styles.no}>{t('reservation.DONE_NO', { no: booking.bookingNo })}</p>
          <h1 ref={head} tabIndex={-1}>
            <WithLink
              text={t('reservation.DONE_TITLE', { date: booking.date, time: booking.time })}
              link={(words) => <span className={styles.whole}>{words}</span>}
            />
          </h1>
          <p className={styles.when}>
            {day(booking.date, 'long')} · {booking.courseName} ·{' '}
            {t('reservation.HOLES', { count: Number(booking.holes) })}
          </p>
          <h2>{t('tee-times.PLAYERS')}</h2>
          <ol className={styles.players}>
            {booking.players.map((player) => (
              <li key={player.no}>{player.name || t('reservation.KIND_TBD')}</li>
            ))}
          </ol>
          {unnamed > 0 && (
            <div className={styles.names}>
              <p>{t('change.UNNAMED', { count: unnamed })}</p>
              <ButtonLink look="plain" size="small" to={`/mypage?booking=${booking.bookingIdx}&do=players`}>
                {t('change.ADD_NAMES')}
              </ButtonLink>
            </div>
          )}
          <PriceList price={booking.price} />
          <div className={styles.free}>
            <FreeUntil at={booking.freeCancelUntil} />
          </div>
          <div className={styles.buttons}>
            <Button onClick={toCalendar}>{t('reservation.ADD_TO_CALENDAR')}</Button>
            <Button look="plain" onClick={share}>
              {t('reservation.SHARE')}
            </Button>
            <ButtonLink look="bare" to="/mypage">
              {t('reservation.ALL_BOOKINGS')}
            </ButtonLink>
            <ButtonLink look="bare" to={`/reservation?date=${booking.date}`}>
              {t('reservation.TO_SHEET')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  )
}
