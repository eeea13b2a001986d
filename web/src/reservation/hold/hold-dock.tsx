import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { holdClock } from './hold-clock'
import styles from './hold-dock.module.css'
import { HoldRing } from './hold-ring'
import type { Held } from './hold-steps'

interface HoldDockProps {
  held: Held
  courseName: string
  now: number
  onContinue: () => void
  onGiveBack: () => void
}

/** The hold at the lower edge of a phone while the sheet is shown. */
export default function HoldDock({ held, courseName, now, onContinue, onGiveBack }: HoldDockProps) {
  const t = useText()
  return (
    <div className={styles.dock}>
      <HoldRing clock={holdClock(held.hold, held.grantedAt, now)} />
      <p>
        <b>{held.slot.time}</b> {courseName}
      </p>
      <Button look="bare" onClick={onGiveBack}>
        {t('reservation.GIVE_BACK')}
      </Button>
      <Button onClick={onContinue}>{t('reservation.TO_BOOKING')}</Button>
    </div>
  )
}
