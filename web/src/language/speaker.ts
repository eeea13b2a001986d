import type { Place } from '@clubhouse/contract/format/format'
import { type Policies, type PolicyValues, readPolicies } from '@clubhouse/contract/format/policies'
import { TEXT_FORMATS } from '@clubhouse/contract/format/text-formats'
import { Talker } from './talker'
import type { Texts } from './texts'

/** Knows the texts of the product, and puts values into them: `t('reservation.NOT_OPEN', { opensAt })`. */
export type Speaker = Talker

interface SpokenClub {
  /** IANA name. */
  zone: string
  currency: string
  policies?: PolicyValues
}

const policiesOf = new WeakMap<Speaker, Policies>()

/** A speaker of one language, for a page on the server or for the whole visit in the browser. */
export function createSpeaker(lang: string, texts: Texts, { zone, currency, policies = {} }: SpokenClub): Speaker {
  const speaker = new Talker(lang, texts)
  policiesOf.set(speaker, readPolicies(policies, zone))
  const at = (spoken: string): Place => ({ lang: spoken, currency, ...policiesHere(speaker) })
  for (const [name, format] of Object.entries(TEXT_FORMATS)) {
    speaker.addFormat(name, (value, spoken) => format(at(spoken), value as never))
  }
  return speaker
}

/** How the club writes, as far as is known by now. */
export function policiesHere(speaker: Speaker): Policies {
  return policiesOf.get(speaker)!
}

/** Writes by other policies from now on. */
export function follow(speaker: Speaker, policies: PolicyValues, clubZone: string): void {
  policiesOf.set(speaker, readPolicies(policies, clubZone))
  speaker.emit('learned')
}

/** Teaches more texts of a language. */
export function learn(speaker: Speaker, lang: string, texts: Texts): void {
  speaker.learn(lang, texts)
  speaker.emit('learned')
}
