import type { Locale } from '@clubhouse/contract/format/format'
import type { AnyRecord } from '@clubhouse/contract/record'
import { majorUnits, minorUnits } from '../language/minor-units'
import type { Values } from '../ui/form/draft'
import { limitsAt } from '../ui/form/limits'
import type { Readers } from '../ui/form/wire'
import { valuesOf as momentValues } from './moments'
import { wordValues } from './word-fields'

interface Club {
  /** The languages besides the club's own. */
  others: readonly string[]
  currency: string
  locale: Locale
}

/** The values of a form over a record: nothing is an empty text, an amount is in major units. */
export function valuesOf({ record: { fields } }: Pick<AnyRecord, 'record'>, given: object, club: Club): Values {
  const row = given as Record<string, unknown>
  const names = Object.keys(fields).filter(
    (name) => fields[name]!.in !== null && !fields[name]!.isMany && name !== 'translated',
  )
  const words = names.filter((name) => fields[name]!.isWords)
  const moments = momentsOf({ record: { fields } })
  const shownOf = (name: string) => {
    const value = row[name]
    if (value === null || value === undefined) return ''
    if (typeof value === 'number') return fields[name]!.isMoney ? majorUnits(value, club.currency) : String(value)
    return typeof value === 'boolean' ? value : String(value)
  }
  return {
    ...Object.fromEntries(names.filter((name) => !moments.includes(name)).map((name) => [name, shownOf(name)])),
    ...Object.assign({}, ...moments.map((name) => momentValues(club.locale, name, row[name] as string | undefined))),
    ...wordValues(words, club.others, { translated: {}, ...row } as never),
  }
}

/** What a new one begins with: the values that its fields have when they are left out. */
export function beginsWith({ record: { fields }, create }: Pick<AnyRecord, 'record' | 'create'>): object {
  const all = Object.keys(fields).map((name) => [name, limitsAt(create.input, name)?.first] as const)
  return Object.fromEntries(all.filter(([, first]) => first !== undefined))
}

/** Its fields that a form shows as a day and a time. */
export const momentsOf = ({ record: { fields } }: { record: Pick<AnyRecord['record'], 'fields'> }): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.isMoment)

/** Empty, the field is left out, also in another language. */
export const mayLeaveOut = ({ record: { fields } }: Pick<AnyRecord, 'record'>, field: string): boolean =>
  fields[field.split('.').at(-1)!]?.isLeftOut === true

/** How its fields read what is typed, where their shapes do not say so. */
export function readersOf({ record: { fields } }: Pick<AnyRecord, 'record'>, currency: string): Readers {
  const amounts = Object.keys(fields).filter((name) => fields[name]!.isMoney)
  return Object.fromEntries(amounts.map((name) => [name, (typed: string) => minorUnits(typed, currency)]))
}
