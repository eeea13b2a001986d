import type { MailKind } from '@clubhouse/contract/mail'
import { aboutKind } from '../mail/kinds.ts'
import { type Cast, sampleOf } from './samples.ts'

/** A value that the texts of a kind may show. */
export interface Value {
  name: string
  /** How it may be written; an empty format is none. */
  formats: readonly string[]
  isSecret: boolean
  /** A list or a table, which stands in a paragraph of its own. */
  isAlone: boolean
}

const AT = Temporal.Instant.from('2026-01-01T00:00:00Z')
const DAY = '2026-01-01'

/** Only its types matter. */
const ANYONE: Cast = {
  ...{ name: '', booker: '', companion: '', course: '', phone: '', reason: '', rule: '', device: '', title: '' },
  ...{
    paragraphs: [''],
    facts: [],
    changes: [''],
    days: [''],
    money: 0,
    now: AT,
    soon: AT,
    date: DAY,
    later: DAY,
    earlier: DAY,
  },
}

const CLUB: Value = { name: 'club', formats: [''], isSecret: false, isAlone: false }

/** What addresses and shared sentences are made of, which no text of a kind shows. */
const APART = ['bookingIdx', 'offerIdx', 'drawIdx', 'inquiryIdx', 'termsIdx', 'part', 'party', 'appealBy']

/** The values of a kind: the club's name, and what its emails are written with. */
export function valuesOf(kind: MailKind): readonly Value[] {
  const { variant, secrets = [] } = aboutKind(kind)!
  const own = Object.entries(sampleOf(kind, ANYONE)).filter(([name]) => name !== variant && !APART.includes(name))
  return [
    CLUB,
    ...own.map(([name, value]) => ({
      name,
      formats: formatsOf(value),
      isSecret: secrets.includes(name),
      isAlone: Array.isArray(value),
    })),
  ]
}

function formatsOf(value: unknown): readonly string[] {
  if (typeof value === 'number') return ['money']
  if (value === DAY) return ['day', 'fullDay', 'date']
  return typeof value === 'object' && !Array.isArray(value) ? ['instant', 'clock'] : ['']
}
