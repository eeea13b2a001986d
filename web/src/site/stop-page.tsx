import { use } from 'react'
import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { useFirstPage } from '../ui/first-page'
import { NonceContext } from '../ui/nonce'
import { ClubPhone } from './club-phone'
import { Sign } from './sign'
import styles from './sign.module.css'
import { MownGreen } from './sign-pictures'
import { stateWords, useStateWords, useWasOpened } from './state-words'
import { STOP_PAGE } from './turn'

export const handle = { messages: ['site-state'], bare: true }

export { stateWords as loader }

/** The stop page (state 0), shown for every URL. */
export default function StopPage() {
  const t = useText()
  const message = useStateWords()
  const name = useWasOpened() ? 'STOPPED' : 'NOT_OPEN'
  return (
    <Sign picture={<MownGreen />} title={t(`site-state.${name}`)} message={t(`site-state.${name}_WHY`)} words={message}>
      <AtItsAddress path={STOP_PAGE} />
      <div className={styles.actions}>
        <ClubPhone />
        <Link to="/ishm">{t('site-state.MANAGERS')}</Link>
      </div>
      <p className={styles.hint}>{t('site-state.COMES_BACK')}</p>
    </Sign>
  )
}

/** A page that the server rendered in place of another corrects the URL before scripts start. */
function AtItsAddress({ path }: { path: string }) {
  const nonce = use(NonceContext)
  if (!useFirstPage()) return null
  const script = `if(location.pathname!=='${path}')history.replaceState(null,'','${path}')`
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
