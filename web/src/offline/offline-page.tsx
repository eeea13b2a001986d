import { useText } from '../language/use-text'
import { Sign } from '../site/sign'
import styles from '../site/sign.module.css'
import { LostBall } from '../site/sign-pictures'
import button from '../ui/button.module.css'

/** Stored by the offline worker and shown at any unreachable URL; it runs no scripts. */
export const handle = { messages: ['site-state'], bare: true, still: true }

export default function OfflinePage() {
  const t = useText()
  return (
    <Sign picture={<LostBall />} title={t('site-state.OFFLINE')} message={t('site-state.OFFLINE_WHY')}>
      <div className={styles.actions}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that could not be reached, again */}
        <a href="" className={button.button} data-look="main" data-size="medium">
          {t('common.RETRY')}
        </a>
      </div>
    </Sign>
  )
}
