import type { Locale } from '../format/format.ts'
import { type Policies, type PolicyValues, readPolicies } from '../format/policies.ts'
import { TEXT_FORMATS } from '../format/text-formats.ts'
import type { Texts } from './texts.ts'
import { Translator } from './translator.ts'

interface TranslatedClub {
  zone: string
  currency: string
  policies?: PolicyValues
}

const policiesOf = new WeakMap<Translator, Policies>()

export function createTranslator(
  lang: string,
  texts: Texts,
  { zone, currency, policies = {} }: TranslatedClub,
): Translator {
  const translator = new Translator(lang, texts)
  policiesOf.set(translator, readPolicies(policies, zone))
  const at = (spoken: string): Locale => ({ lang: spoken, currency, ...policiesHere(translator) })
  for (const [name, format] of Object.entries(TEXT_FORMATS)) {
    translator.addFormat(name, (value, spoken) => format(at(spoken), plain(value)))
  }
  return translator
}

export function policiesHere(translator: Translator): Policies {
  return policiesOf.get(translator)!
}

export function follow(translator: Translator, policies: PolicyValues, clubZone: string): void {
  policiesOf.set(translator, readPolicies(policies, clubZone))
  translator.emit('learned')
}

/** A page that says nothing otherwise is not drawn again. */
export function learn(translator: Translator, lang: string, texts: Texts): void {
  if (translator.learn(lang, texts)) translator.emit('learned')
}

/** Instants of the server are formatted from their wire format. */
const plain = (value: unknown) => (typeof value === 'object' && value !== null ? String(value) : value) as never
