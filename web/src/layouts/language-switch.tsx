import { useRevalidator } from 'react-router'
import { useLanguage, useText } from '../language/use-text'
import styles from '../ui/quiet-button.module.css'
import chooserStyles from './frame.module.css'

const NAMES: Record<string, string> = { en: 'English', ko: '한국어' }
const nameOf = (lang: string) => NAMES[lang] ?? new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang

/** More languages than this become a select. */
const MOST_BUTTONS = 2

export function LanguageSwitch() {
  const t = useText()
  const { lang, langs, switchTo } = useLanguage()
  const { revalidate } = useRevalidator()
  const go = async (other: string) => {
    await switchTo(other)
    // Reloads data with the club's own texts, such as notices, in the new language.
    await revalidate()
  }
  const others = langs.filter((other) => other !== lang)
  if (others.length <= MOST_BUTTONS)
    return others.map((other) => (
      <button key={other} type="button" lang={other} className={styles.button} onClick={() => go(other)}>
        {nameOf(other)}
      </button>
    ))
  return (
    <select
      className={`${styles.button} ${chooserStyles.chooser}`}
      aria-label={t('common.LANGUAGE')}
      value={lang}
      onChange={(event) => go(event.currentTarget.value)}
    >
      {langs.map((one) => (
        <option key={one} value={one} lang={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  )
}
