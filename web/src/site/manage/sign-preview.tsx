import { useText } from '../../language/use-text'
import { MownGreen, ShutGate } from '../sign-pictures'
import styles from './sign-preview.module.css'

interface Props {
  state: 0 | 2
  lang: string
  words: string
}

/** What visitors will see; the product's own words are in the language of this page. */
export function SignPreview({ state, lang, words }: Props) {
  const t = useText()
  const name = state === 0 ? 'STOPPED' : 'CLOSED'
  return (
    <figure className={styles.preview}>
      <figcaption>{t('site-open.PREVIEW')}</figcaption>
      <div className={styles.sign}>
        {state === 0 ? <MownGreen /> : <ShutGate />}
        <b>{t(`site-state.${name}`)}</b>
        <p>{t(`site-state.${name}_WHY`)}</p>
        {words && <p lang={lang}>{words}</p>}
      </div>
    </figure>
  )
}
