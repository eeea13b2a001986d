import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { type HeldTime, named } from '../../hold/held-time'
import styles from './hold-panel.module.css'

interface HoldOverProps {
  time: HeldTime
  onAgain: () => void
  onClose: () => void
}

/** A hold that ran out: calm, nothing lost, and one button to continue. */
export default function HoldOver({ time, onAgain, onClose }: HoldOverProps) {
  const t = useText()
  return (
    <section className={styles.over} role="alert">
      <h2 className={styles.title}>{t('reservation.EXPIRED_TITLE', named(time))}</h2>
      <p className={base.quiet}>{t('reservation.EXPIRED_TEXT')}</p>
      <div className={base.buttons}>
        <Button onClick={onAgain}>{t('reservation.HOLD_AGAIN')}</Button>
        <Button look="plain" onClick={onClose}>
          {t('reservation.TO_SHEET')}
        </Button>
      </div>
    </section>
  )
}
