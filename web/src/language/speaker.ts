import { createInstance, type i18n } from 'i18next'
import { formatClock, formatClockSeconds, formatDay, formatInstant, formatMoney, type Place } from './format'
import type { Texts } from './texts'

const BUNDLE = 'translation'

/** Knows the texts of the product, and puts values into them: `t('reservation.NOT_OPEN', { opensAt })`. */
export type Speaker = i18n

/** A speaker of one language, for a page on the server or for the whole visit in the browser. */
export function createSpeaker(lang: string, texts: Texts, { zone, currency }: Omit<Place, 'lang'>): Speaker {
  const speaker = createInstance()
  speaker.init({
    lng: lang,
    resources: { [lang]: { [BUNDLE]: texts } },
    initAsync: false,
    fallbackLng: false,
    // Codes are flat: `category.CODE` is one key.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const at = (lng?: string): Place => ({ lang: lng ?? lang, zone, currency })
  const formats = { instant: formatInstant, clock: formatClock, clockSeconds: formatClockSeconds, day: formatDay }
  for (const [name, format] of Object.entries(formats)) {
    speaker.services.formatter?.add(name, (value, lng) => (value == null ? '' : format(at(lng), value)))
  }
  speaker.services.formatter?.add('money', (value, lng) => (value == null ? '' : formatMoney(at(lng), value)))
  return speaker
}

/** Teaches more texts of a language. */
export function learn(speaker: Speaker, lang: string, texts: Texts): void {
  speaker.addResourceBundle(lang, BUNDLE, texts, true, true)
  speaker.emit('learned')
}
