import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useFormat } from '../language/use-text'

const LOCALES: Record<string, string> = { en: 'en-GB', ko: 'ko-KR' }

/** The language in which what React Aria makes speaks. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useFormat()
  return <I18nProvider locale={LOCALES[locale.lang] ?? locale.lang}>{children}</I18nProvider>
}
