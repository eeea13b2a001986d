import { useNavigate } from 'react-router'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { type HeldTime, named } from './held-time'
import styles from './hold-dock.module.css'
import { happened, holdView } from './hold-store'
import { hold } from './holding'
import { holdAddress } from './moving'

/** A hold that ran out while its member looked at another page. */
export function ExpiredDock({ time }: { time: HeldTime }) {
  const t = useText()
  const navigate = useNavigate()
  const again = () => {
    holdView.set('booking')
    navigate(holdAddress(time))
    hold(time, 1, true)
  }
  return (
    <section className={styles.dock} role="alert">
      <p>
        <b>{t('reservation.EXPIRED_TITLE', named(time))}</b>
        <span>{t('reservation.EXPIRED_TEXT')}</span>
      </p>
      <div className={styles.buttons}>
        <Button look="plain" onClick={() => happened({ type: 'gaveBack' })}>
          {t('common.CLOSE')}
        </Button>
        <Button onClick={again}>{t('reservation.HOLD_AGAIN')}</Button>
      </div>
    </section>
  )
}
