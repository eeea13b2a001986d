import {
  formatClock,
  formatClockSeconds,
  formatDay,
  formatInstant,
  formatMoney,
  formatNumber,
  type Place,
} from './format.ts'
import { type Policies, type PolicyValues, readPolicies } from './policies.ts'
import type { Texts } from './texts.ts'
import { Translator } from './translator.ts'

interface TranslatedClub {
  /** IANA name. */
  zone: string
  currency: string
  policies?: PolicyValues
}

const policiesOf = new WeakMap<Translator, Policies>()

/** A translator of one language, for a page on the server or for the whole visit in the browser. */
export function createTranslator(
  lang: string,
  texts: Texts,
  { zone, currency, policies = {} }: TranslatedClub,
): Translator {
  const translator = new Translator(lang, texts)
  policiesOf.set(translator, readPolicies(policies, zone))
  const at = (spoken: string): Place => ({ lang: spoken, currency, ...policiesHere(translator) })
  const formats = {
    instant: formatInstant,
    clock: formatClock,
    clockSeconds: formatClockSeconds,
    day: (place: Place, date: string) => formatDay(place, date),
    date: (place: Place, date: string) => formatDay(place, date, 'date'),
    money: formatMoney,
    number: formatNumber,
  }
  for (const [name, format] of Object.entries(formats)) {
    translator.addFormat(name, (value, spoken) => format(at(spoken), value as never))
  }
  return translator
}

/** How the club writes, as far as is known by now. */
export function policiesHere(translator: Translator): Policies {
  return policiesOf.get(translator)!
}

/** Writes by other policies from now on. */
export function follow(translator: Translator, policies: PolicyValues, clubZone: string): void {
  policiesOf.set(translator, readPolicies(policies, clubZone))
  translator.emit('learned')
}

/** Teaches more texts of a language. */
export function learn(translator: Translator, lang: string, texts: Texts): void {
  translator.learn(lang, texts)
  translator.emit('learned')
}
