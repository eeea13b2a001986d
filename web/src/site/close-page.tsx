import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { ClubPhone } from './club-phone'
import { Sign } from './sign'
import styles from './sign.module.css'
import { ShutGate } from './sign-pictures'
import { stateWords, useStateWords } from './state-words'

export const handle = { messages: ['site-state'], bare: true }

export { stateWords as loader }

export default function ClosePage() {
  const t = useText()
  const message = useStateWords()
  return (
    <Sign picture={<ShutGate />} title={t('site-state.CLOSED')} message={t('site-state.CLOSED_WHY')} words={message}>
      <div className={styles.actions}>
        <ClubPhone />
        <Link to="/ishm">{t('site-state.MANAGERS')}</Link>
      </div>
      <p className={styles.hint}>{t('site-state.COMES_BACK')}</p>
    </Sign>
  )
}
