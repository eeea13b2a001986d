import * as format from '@clubhouse/contract/format/format'
import { createTranslator, policiesHere } from '@clubhouse/contract/text/club-translator'
import type { Translator } from '@clubhouse/contract/text/translator'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { allTexts, rememberLanguage, switchLanguage } from './all-texts'
import type { Club } from './club'
import { missingHere } from './missing-here'
import { speakHere } from './speaking'
import type { Asked } from './text-key'
import { unpackTexts } from './texts'

export interface Spoken {
  translator: Translator
  club: Club
}
/** What the texts of a part of the page are said in; only `InLanguage` needs it beside the hooks. */
export const SpokenContext = createContext<Spoken | null>(null)

interface Props {
  lang: string
  /** See packTexts. */
  texts: string
  version: number
  club: Club
  children: ReactNode
}

/** Provides the language. The page's own texts suffice at first; the others load when idle. */
export function LanguageProvider({ lang, texts, version, club, children }: Props) {
  const [translator] = useState(() => {
    const made = createTranslator(lang, unpackTexts(texts), club)
    return typeof window === 'undefined' ? made : speakHere(made, club, version)
  })
  useEffect(() => {
    if (new URLSearchParams(location.search).has('lang')) rememberLanguage(lang)
    const later = setTimeout(() => allTexts(), 1500)
    return () => clearTimeout(later)
  }, [lang])
  const spoken = useMemo(() => ({ translator, club }), [translator, club])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext)
  if (!spoken) throw new Error('LanguageProvider is missing')
  return spoken
}

function useTranslator(): Translator {
  const { translator } = useSpoken()
  const subscribe = useCallback(
    (changed: () => void) => {
      const notified = () => {
        heard.set(translator, (heard.get(translator) ?? 0) + 1)
        changed()
      }
      translator.on('languageChanged', notified)
      translator.on('learned', notified)
      return () => {
        translator.off('languageChanged', notified)
        translator.off('learned', notified)
      }
    },
    [translator],
  )
  const state = () => `${translator.language} ${heard.get(translator) ?? 0}`
  useSyncExternalStore(subscribe, state, state)
  return translator
}
const heard = new WeakMap<Translator, number>()

export type Say = <K extends string>(key: Asked<K>, values?: Record<string, unknown>) => string

/** Texts by `category.CODE`: `const t = useText(); t('home.NEXT_OPENING', { day, at })`. */
export function useText(): Say {
  const translator = useTranslator()
  // A new function per language, so that values memoised on it are recomputed.
  const { language } = translator
  // The language is a dependency only to renew the function.
  return useMemo(
    () => (key, values) => {
      if (typeof window !== 'undefined') missingHere.shown(language, key)
      return translator.t(key, values ?? {})
    },
    [translator, language],
  )
}

export function useLanguage() {
  const { club } = useSpoken()
  return { lang: useTranslator().language, langs: club.langs, switchTo: switchLanguage }
}

export function useClub(): Club {
  return useSpoken().club
}

/** Formats money, numbers, days and times by the club's policies. */
export function useFormat() {
  const translator = useTranslator()
  const { currency } = useClub()
  const lang = translator.language
  const policies = policiesHere(translator)
  return useMemo(() => {
    const locale: format.Locale = { lang, currency, ...policies }
    return {
      locale,
      money: (minor: number) => format.formatMoney(locale, minor),
      number: (value: number | string) => format.formatNumber(locale, value),
      names: (all: readonly string[]) => format.formatNames(locale, all),
      day: (date: string, length?: format.DayLength) => format.formatDay(locale, date, length),
      dayOfYear: (day: string) => format.formatDayOfYear(locale, day),
      weekday: (date: string, length?: 'short' | 'long') => format.weekday(lang, date, length),
      month: (month: string) => format.formatMonth(locale, month),
      instant: (at: string | number) => format.formatInstant(locale, at),
      clock: (at: string | number) => format.formatClock(locale, at),
      clockSeconds: (at: string | number) => format.formatClockSeconds(locale, at),
      dayOf: (at: string | number) => format.dayOf(locale, at),
    }
  }, [lang, currency, policies])
}
