import { useFormat, useLanguage } from '../language/use-text'

const WEEK_MS = 7 * 86_400_000

/** When something opens, as short as a day of the strip has room for: `Mon 09:00`, or `23 Nov` when it is far away. */
export function useShortWhen(): (at: string, now: number) => string {
  const { lang } = useLanguage()
  const { place, clock } = useFormat()
  const write = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { ...options, timeZone: place.zone }).format(at)
  return (at, now) => {
    const instant = Date.parse(at)
    if (instant - now < WEEK_MS) return `${write(instant, { weekday: 'short' })} ${clock(at)}`
    return write(instant, { day: 'numeric', month: 'short' })
  }
}
