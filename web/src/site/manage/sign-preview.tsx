import { InLanguage } from '../../language/in-language'
import { useText } from '../../language/use-text'
import { MownGreen, ShutGate } from '../sign-pictures'
import styles from './site-manage.module.css'

interface Props {
  state: 0 | 2
  lang: string
  words: string
}

/** What visitors will see in a language. */
export function SignPreview({ state, lang, words }: Props) {
  const t = useText()
  return (
    <figure className={styles.signPreview}>
      <figcaption>{t('site-open.PREVIEW')}</figcaption>
      <div className={styles.sign} lang={lang}>
        {state === 0 ? <MownGreen /> : <ShutGate />}
        <InLanguage lang={lang}>
          <Sign name={state === 0 ? 'STOPPED' : 'CLOSED'} words={words} />
        </InLanguage>
      </div>
    </figure>
  )
}

function Sign({ name, words }: { name: 'STOPPED' | 'CLOSED'; words: string }) {
  const t = useText()
  return (
    <>
      <b>{t(`site-state.${name}`)}</b>
      <p>{t(`site-state.${name}_WHY`)}</p>
      {words && <p>{words}</p>}
    </>
  )
}
