import { useRevalidator } from 'react-router'
import styles from '../ui/quiet-button.module.css'
import { useLanguage } from './use-text'

const NAMES: Record<string, string> = { en: 'English', ko: '한국어' }
const nameOf = (lang: string) => NAMES[lang] ?? new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang

/** The other languages of the club, each in its own words. */
export function LanguageSwitch() {
  const { lang, langs, switchTo } = useLanguage()
  const { revalidate } = useRevalidator()
  const go = async (other: string) => {
    await switchTo(other)
    // What the club wrote itself, such as notices, comes in the new language too.
    await revalidate()
  }
  return langs
    .filter((other) => other !== lang)
    .map((other) => (
      <button key={other} type="button" lang={other} className={styles.button} onClick={() => go(other)}>
        {nameOf(other)}
      </button>
    ))
}
