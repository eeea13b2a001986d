import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { named } from './held-time'
import { type HoldClock, minutesAndSeconds } from './hold-clock'
import styles from './hold-dock.module.css'
import { HoldRing } from './hold-ring'
import type { Held } from './hold-steps'
import { holdView } from './hold-store'
import { giveBack } from './holding'
import { MoreTime } from './more-time'
import { holdAddress } from './moving'

interface HoldDockProps {
  held: Held
  clock: HoldClock
  /** On the sheet: a wide window has the panel beside it. */
  isSheet: boolean
}

/** The hold at the lower edge of every page. */
export function HoldDock({ held, clock, isSheet }: HoldDockProps) {
  const t = useText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const toBooking = () => {
    holdView.set('booking')
    if (!isSheet || query.get('date') !== held.date) navigate(holdAddress(held))
  }
  return (
    <section className={styles.dock} data-sheet={isSheet || undefined} aria-label={t('reservation.YOUR_HOLD')}>
      <HoldRing clock={clock} />
      <p>
        <b>{t('reservation.HELD_TIME', named(held))}</b>
        <span>{t('reservation.LEFT', { remaining: minutesAndSeconds(clock.secondsLeft) })}</span>
      </p>
      <div className={styles.buttons}>
        <MoreTime held={held} clock={clock} />
        <Button look="plain" onClick={giveBack}>
          {t('reservation.GIVE_BACK')}
        </Button>
        <Button onClick={toBooking}>{t('reservation.TO_BOOKING')}</Button>
      </div>
    </section>
  )
}
