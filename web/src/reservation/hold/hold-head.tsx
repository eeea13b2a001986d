import type { Ref } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { type HoldClock, holdClock, isSpoken } from './hold-clock'
import styles from './hold-head.module.css'
import { HoldRing } from './hold-ring'
import type { Held } from './hold-steps'
import type { Holding } from './holding'

interface HoldHeadProps {
  held: Held
  courseName: string
  now: number
  holding: Holding
  onToSheet: () => void
  ref: Ref<HTMLHeadingElement>
}

/** The held tee time with its remaining time, extension and release. */
export function HoldHead({ held, courseName, now, holding, onToSheet, ref }: HoldHeadProps) {
  const t = useText()
  const clock = holdClock(held.hold, held.grantedAt, now)
  const { time } = held.slot
  return (
    <header className={styles.head}>
      <HoldRing clock={clock} />
      <h2 id="hold-title" ref={ref} tabIndex={-1}>
        {t('reservation.YOU_HOLD', { time, course: courseName, until: held.hold.expiresAt })}
      </h2>
      <div className={styles.buttons}>
        {clock.canExtend && (
          <Button look="plain" onClick={holding.extend}>
            {t('reservation.MORE_TIME')}
          </Button>
        )}
        <Button look="plain" onClick={holding.giveBack}>
          {t('reservation.GIVE_BACK')}
        </Button>
        <Button look="bare" className={styles.back} onClick={onToSheet}>
          {t('reservation.TO_SHEET')}
        </Button>
      </div>
      <SpokenTime clock={clock} />
    </header>
  )
}

/** The remaining time for screen readers, at a few moments only. */
export function SpokenTime({ clock: { secondsLeft } }: { clock: HoldClock }) {
  const t = useText()
  return (
    <span data-only-spoken aria-live="polite">
      {isSpoken(secondsLeft) && t('reservation.HOLD_SPOKEN', { count: secondsLeft })}
    </span>
  )
}
