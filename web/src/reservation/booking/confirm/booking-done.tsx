import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { serverNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import { WithLink } from '../../../language/with-link'
import { PasskeyOffer } from '../../../passkey/passkey-offer'
import { useSession } from '../../../session/session-store'
import { Button, ButtonLink } from '../../../ui/button'
import { factsOf } from '../../../ui/course/hole-facts'
import { HoleMap } from '../../../ui/course/hole-map'
import { factsText } from '../../../ui/course/hole-text'
import { OwnContours } from '../../../ui/course/own-contours'
import { useDrawnCourse } from '../../sheet/course/use-drawn-courses'
import { FreeOrUndo } from '../cancel/free-or-undo'
import { PriceList } from '../draft/price-list'
import { NamesDue } from '../list/names-due'
import { changeAddress, namesMissing } from '../list/rounds'
import { useTakeAlong } from '../list/take-along'
import { PlayerList } from '../players/player-list'
import styles from './booking-done.module.css'

/** What was booked, for whom and until when it can change; the first hole comes last. */
export function BookingDone({ booking }: { booking: Booking }) {
  const t = useText()
  const { day, names } = useFormat()
  const { toCalendar, share } = useTakeAlong(booking)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => void head.current?.focus(), [])
  const navigate = useNavigate()
  const sheet = `/reservation?date=${booking.date}`
  const drawn = useDrawnCourse(booking.courseIdx)
  const me = useSession()?.memberIdx ?? 0
  const isNameable = namesMissing(booking, me, serverNow()) > 0
  const asked = booking.players.flatMap(({ memberIdx, name, answer }) =>
    booking.state === 'CF' && answer === 'OPEN' && memberIdx !== me && name ? [name] : [],
  )
  const words = drawn?.first && factsText(t, factsOf(drawn.first), drawn.name)
  return (
    <article className={styles.done}>
      <OwnContours seed={booking.bookingNo} className={styles.contours} />
      <div className={styles.card}>
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
          <PlayerList players={booking.players} state={booking.state} />
          {asked.length > 0 && <p>{t('reservation.DONE_ASKED', { names: names(asked) })}</p>}
          {isNameable && (
            <NamesDue
              booking={booking}
              way={
                <ButtonLink look="plain" to={changeAddress(booking, 'players')}>
                  {t('change.ADD_NAMES')}
                </ButtonLink>
              }
            />
          )}
          <PriceList price={booking.price} />
          <div className={styles.free}>
            <FreeOrUndo booking={booking} onUndone={() => navigate(sheet)} />
          </div>
          <div className={styles.buttons}>
            <Button onClick={toCalendar}>{t('reservation.ADD_TO_CALENDAR')}</Button>
            <Button look="plain" onClick={share}>
              {t('reservation.SHARE')}
            </Button>
            <ButtonLink look="bare" to="/mypage">
              {t('reservation.ALL_BOOKINGS')}
            </ButtonLink>
            <ButtonLink look="bare" to={sheet}>
              {t('reservation.TO_SHEET')}
            </ButtonLink>
          </div>
          <PasskeyOffer />
        </div>
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
      </div>
    </article>
  )
}
