import { type ReactNode, useId } from 'react'
import { useText } from '../language/use-text'
import { useForms } from '../ui/form/form'
import { StateWord } from '../ui/state-word'
import styles from './in-languages.module.css'
import { missingIn } from './missing-in'
import { useOwnLanguages } from './use-own-languages'

interface Props {
  /** The fields of a language, in the same order in each: one that only others have is missing. */
  fields: (lang: string) => readonly string[]
  /** Several fields, under the name of their language. */
  isHeaded?: boolean
  children: (lang: string) => ReactNode
}

/** What is said in each language of the club, side by side, the club's own first; what is missing is marked. Decision 148. */
export function InLanguages({ fields, isHeaded = false, children }: Props) {
  const t = useText()
  const id = useId()
  const { own, others, label } = useOwnLanguages()
  const langs = [own, ...others]
  const isFilled = useFilled()
  const missing = missingIn(langs, (lang) => fields(lang).map(isFilled))
  if (others.length === 0) return children(own)
  const mark = (lang: string) =>
    missing.includes(lang) && <StateWord tone="wait">{t('common.LANGUAGE_MISSING')}</StateWord>
  return (
    <div className={styles.languages} data-headed={isHeaded || undefined}>
      {langs.map((lang) => (
        <div
          key={lang}
          className={styles.language}
          data-missing={missing.includes(lang) || undefined}
          {...(isHeaded && { role: 'group', 'aria-labelledby': id + lang })}
        >
          {isHeaded && (
            <p className={styles.name}>
              <b id={id + lang}>{label(lang)}</b> {mark(lang)}
            </p>
          )}
          {children(lang)}
          {!isHeaded && <div className={styles.mark}>{mark(lang)}</div>}
        </div>
      ))}
    </div>
  )
}

function useFilled() {
  const values = Object.assign({}, ...useForms().map((form) => form.values))
  return (field: string) => String(values[field] ?? '').trim() !== ''
}
