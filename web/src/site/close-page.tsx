import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { ClubPhone } from './club-phone'
import { Sign } from './sign'
import styles from './sign.module.css'
import { ShutGate } from './sign-pictures'
import { stateWords, useStateWords, useWasOpened } from './state-words'

export const handle = { messages: ['site-state'], bare: true }

export { stateWords as loader }

export default function ClosePage() {
  const t = useText()
  const message = useStateWords()
  const name = useWasOpened() ? 'CLOSED' : 'NOT_OPEN'
  return (
    <Sign picture={<ShutGate />} title={t(`site-state.${name}`)} message={t(`site-state.${name}_WHY`)} words={message}>
      <div className={styles.actions}>
        <ClubPhone />
        <Link to="/ishm">{t('site-state.MANAGERS')}</Link>
      </div>
      <p className={styles.hint}>{t('site-state.COMES_BACK')}</p>
    </Sign>
  )
}
