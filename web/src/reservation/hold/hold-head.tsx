import type { Ref } from 'react'
import { serverNow, useServerNow } from '../../api/clock'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { named } from './held-time'
import { holdClock } from './hold-clock'
import styles from './hold-head.module.css'
import { HoldRing } from './hold-ring'
import type { Held } from './hold-steps'
import type { Holding } from './holding'
import { MoreTime } from './more-time'

interface HoldHeadProps {
  held: Held
  holding: Holding
  onToSheet: () => void
  ref: Ref<HTMLHeadingElement>
}

/** The held day and time with its remaining time, extension and release. */
export function HoldHead({ held, holding, onToSheet, ref }: HoldHeadProps) {
  const t = useText()
  const now = useServerNow(1000) ?? serverNow()
  const clock = holdClock(held.hold, held.grantedAt, now)
  return (
    <header className={styles.head}>
      <HoldRing clock={clock} />
      <div>
        <h2 ref={ref} tabIndex={-1}>
          {t('reservation.HELD_DAY', named(held))}
        </h2>
        <p>{t('reservation.HELD_WHERE', { ...named(held), until: held.hold.expiresAt })}</p>
      </div>
      <div className={styles.buttons} data-extending={clock.canExtend || undefined}>
        <MoreTime held={held} clock={clock} />
        <Button look="plain" size="small" onClick={holding.giveBack}>
          {t('reservation.GIVE_BACK')}
        </Button>
        <Button look="bare" size="small" className={styles.back} onClick={onToSheet}>
          {t('reservation.TO_SHEET')}
        </Button>
      </div>
    </header>
  )
}
