import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from './hold-over.module.css'
import panel from './hold-panel.module.css'

/** A hold that ran out: calm, nothing lost, and one button to go on. */
export default function HoldOver({
  time,
  onAgain,
  onClose,
}: {
  time: string
  onAgain: () => void
  onClose: () => void
}) {
  const t = useText()
  return (
    <section className={panel.panel} role="alert">
      <h2 className={styles.title}>{t('reservation.EXPIRED_TITLE', { time })}</h2>
      <p className={styles.text}>{t('reservation.EXPIRED_TEXT')}</p>
      <div className={styles.buttons}>
        <Button onClick={onAgain}>{t('reservation.HOLD_AGAIN')}</Button>
        <Button look="plain" onClick={onClose}>
          {t('reservation.TO_SHEET')}
        </Button>
      </div>
    </section>
  )
}
