import { useLocation } from 'react-router'
import { useText } from '../language/use-text'
import { Sign } from '../site/sign'
import styles from '../site/sign.module.css'
import { LostSignpost } from '../site/sign-pictures'
import { ButtonLink } from '../ui/button'

export const handle = { messages: ['hpage'], bare: true }

export default function ErrorPage() {
  const t = useText()
  const { state } = useLocation()
  const code = (state as { code?: string } | null)?.code
  return (
    <Sign picture={<LostSignpost />} title={t('hpage.39')} message={t('hpage.41')}>
      <p className={styles.code}>{t('hpage.40', { code: code ?? '–' })}</p>
      <div className={styles.actions}>
        <ButtonLink to="/ishm" replace>
          {t('hpage.38')}
        </ButtonLink>
      </div>
    </Sign>
  )
}
