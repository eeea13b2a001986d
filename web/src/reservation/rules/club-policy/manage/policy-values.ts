import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { change, read } from '@clubhouse/contract/reservation/rules/club-policy'
import { POLICIES, type PolicyName, type PolicyValue } from '@clubhouse/contract/reservation/rules/policies'
import { isTime } from '../../../../ui/form/day-and-time'
import type { Values } from '../../../../ui/form/draft'
import type { Checks } from '../../../../ui/form/form-options'
import type { Said } from '../../../../ui/form/said'
import { isWholeWithin, numberOf } from '../../../../ui/form/wire'

export type Policy = DataOf<typeof read>
type Wire = InputOf<typeof change>['values']

export const valuesIn = (name: PolicyName): Readonly<Record<string, PolicyValue>> => POLICIES[name]

const written = (value: Policy['values'][string] | undefined) =>
  typeof value === 'boolean' ? value : String(value ?? '')

/** A policy as form values: text, and yes or no. */
export const formOf = (values: Policy['values']): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, written(value)]))

/** What is sent: only what was changed, so that nothing else is saved over. */
export const wireOf = (name: PolicyName, values: Values, changed: readonly string[]): Wire =>
  Object.fromEntries(
    changed.map((field) => {
      const value = values[field] as string | boolean
      return [field, valuesIn(name)[field]?.kind === 'COUNT' ? numberOf(String(value)) : value]
    }),
  )

/** A whole number within its bounds, and a time of day. */
export const policyChecks = (name: PolicyName): Checks =>
  Object.fromEntries(
    Object.entries(valuesIn(name)).map(([field, about]) => [
      field,
      (now: Values): Said | undefined => {
        if (about.kind === 'TIME') return isTime(String(now[field])) ? undefined : 'club-policy.TIME_WRONG'
        if (about.kind !== 'COUNT') return undefined
        const { least, most } = about
        const isAllowed = isWholeWithin(numberOf(String(now[field])), least, most)
        return isAllowed ? undefined : { key: 'club-policy.COUNT_WRONG', vars: { least, most } }
      },
    ]),
  )
