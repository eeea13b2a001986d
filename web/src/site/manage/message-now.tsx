import { missingIn } from '../../form/missing-in'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useText } from '../../language/use-text'
import { StateWord } from '../../ui/state-word'
import type { OpenFormProps } from './open-form'
import styles from './site-manage.module.css'

/** What visitors read now, in every language of the club; a language without words shows the club’s own. */
export function MessageNow({ message, translated }: Omit<OpenFormProps['now'], 'state'>) {
  const t = useText()
  const { own, others, label } = useOwnLanguages()
  const langs = [own, ...others]
  const wordsIn = (lang: string) => (lang === own ? message : translated[lang]?.message)
  const missing = missingIn(langs, (lang) => [!!wordsIn(lang)])
  if (!langs.some(wordsIn)) return null
  if (others.length === 0) return <p className={styles.theirs}>{message}</p>
  return (
    <dl className={styles.facts}>
      {langs.map((lang) => (
        <div key={lang}>
          <dt>
            {t('site-open.MESSAGE')} ({label(lang)})
          </dt>
          <dd lang={lang}>
            {missing.includes(lang) ? <StateWord tone="wait">{t('common.LANGUAGE_MISSING')}</StateWord> : wordsIn(lang)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
