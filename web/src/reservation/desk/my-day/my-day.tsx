import type { DataOf } from '@clubhouse/contract/call'
import { mine } from '@clubhouse/contract/reservation/desk/check-in'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { serverNow, useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import { CHECK_IN_TONES } from './check-in-words'
import styles from './my-day.module.css'
import { QrCode } from './qr-code'

type Day = DataOf<typeof mine>
type Card = NonNullable<Day['today']>

/** How often the card is read for who has arrived. */
const EVERY_MS = 20_000
/** After the end of a code, so that the clock of the server has passed it too. */
const AFTER_MS = 250

/** The member’s round today, with the code to check in by. */
export function MyDay({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const { data, error, refetch } = useCall(mine, { memberIdx }, { _nop_: true, refetchInterval: EVERY_MS })
  const end = data?.today?.qrExpire
  useEffect(() => {
    if (!end) return
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(end) - serverNow()) + AFTER_MS)
    return () => clearTimeout(timer)
  }, [end, refetch])
  if (!data) return <Unread error={error} retry={refetch} lines={10} />
  const { today, next } = data
  return (
    <>
      {today ? (
        <Today card={today} />
      ) : (
        <Empty title={t('check-in.NONE')} action={<ButtonLink to="/reservation">{t('check-in.FIND')}</ButtonLink>} />
      )}
      {next && <Next booking={next} />}
    </>
  )
}

function Today({ card }: { card: Card }) {
  const t = useText()
  const { clock } = useFormat()
  const now = useServerNow(1000)
  const { time, courseName, state, opensAt, askedAt, players, qr, qrExpire } = card
  const isOpen = now !== null && now >= Date.parse(opensAt)
  const isAwaited = state === 'EXPECTED' || state === 'ARRIVED'
  const left = now === null ? 0 : Math.ceil((Date.parse(qrExpire) - now) / 1000)
  return (
    <section className={styles.card} aria-labelledby="today">
      <header className={styles.head}>
        <h2 id="today">{t('check-in.TEE_TIME', { time, course: courseName })}</h2>
        <StateWord tone={CHECK_IN_TONES[state]}>{t(`check-in.STATE_${state}`)}</StateWord>
      </header>
      {isAwaited && (
        <p>
          {isOpen
            ? t('check-in.ASKED', { at: clock(askedAt) })
            : t('check-in.OPENS', { at: clock(opensAt), asked: clock(askedAt) })}
        </p>
      )}
      {isAwaited && left > 0 && (
        <figure className={styles.figure}>
          <QrCode text={qr} label={t('check-in.CODE')} />
          <figcaption>{t('check-in.CODE_HINT', { count: left })}</figcaption>
        </figure>
      )}
      {isAwaited && left <= 0 && now !== null && <p role="status">{t('check-in.CODE_OVER')}</p>}
      <ul className={styles.players}>
        {players.map(({ no, name, present, lockerNo }) => (
          <li key={no}>
            <span>
              {name ?? t('check-in.UNNAMED')}
              {lockerNo && <span className={base.quiet}> {t('check-in.LOCKER', { no: lockerNo })}</span>}
            </span>
            <StateWord tone={present ? 'good' : 'wait'}>{t(present ? 'check-in.HERE' : 'check-in.NOT_HERE')}</StateWord>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Next({ booking }: { booking: NonNullable<Day['next']> }) {
  const t = useText()
  const { date, time, courseName, bookingIdx } = booking
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{t('check-in.NEXT')}</h2>
      <Link to={`/mypage?booking=${bookingIdx}`}>{t('change.MOVE_TIME', { date, time, course: courseName })}</Link>
    </section>
  )
}
