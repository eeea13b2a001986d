import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { formatSpan } from '@clubhouse/contract/format/format'
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

/** Where a group begins in a policy of many values, by the first value of the group. */
const GROUPS = {
  draw: { isStanding: 'CALENDAR', partyLeast: 'PARTIES', ticketsFirst: 'TICKETS', seedMode: 'CHANCE' },
  team: { teamsLeast: 'SEASON', skipsMost: 'GIVING_UP', earlyPercent: 'TOO_LATE', playersLeast: 'PEOPLE' },
} as const satisfies Partial<Record<PolicyName, Readonly<Record<string, string>>>>
type ValueOf<T> = T[keyof T]
type Title = { [N in keyof typeof GROUPS]: ValueOf<(typeof GROUPS)[N]> }[keyof typeof GROUPS]

interface Group {
  /** Left out where the policy is one group. */
  title?: Title
  values: [field: string, about: PolicyValue][]
}

/** The values of a policy in groups, in their order. */
export function groupsIn(name: PolicyName): Group[] {
  const begins = new Map<string, Title>(Object.entries(name in GROUPS ? GROUPS[name as keyof typeof GROUPS] : {}))
  const groups: Group[] = []
  for (const value of Object.entries(valuesIn(name))) {
    const title = begins.get(value[0])
    if (title || groups.length === 0) groups.push({ title, values: [] })
    groups.at(-1)!.values.push(value)
  }
  return groups
}

/** A value as the form keeps it. */
export const keptAs = (value: Policy['values'][string] | undefined): string | boolean =>
  typeof value === 'boolean' ? value : String(value ?? '')

/** A policy as form values: text, and yes or no. */
export const formOf = (values: Policy['values']): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, keptAs(value)]))

/** How many values of a form differ from their defaults. */
export const changedIn = (values: Values, defaults: Policy['defaults']): number =>
  Object.entries(defaults).filter(([field, value]) => values[field] !== keptAs(value)).length

/** What is sent: only what was changed, so that nothing else is saved over. */
export const wireOf = (name: PolicyName, values: Values, changed: readonly string[]): Wire =>
  Object.fromEntries(
    changed.map((field) => {
      const value = values[field] as string | boolean
      return [field, valuesIn(name)[field]?.kind === 'COUNT' ? numberOf(String(value)) : value]
    }),
  )

/** A whole number within its bounds, minutes and seconds, and a time of day. */
export const policyChecks = (name: PolicyName): Checks =>
  Object.fromEntries(
    Object.entries(valuesIn(name)).map(([field, about]) => [
      field,
      (now: Values): Said | undefined => {
        if (about.kind === 'TIME') return isTime(String(now[field])) ? undefined : 'club-policy.TIME_WRONG'
        if (about.kind !== 'COUNT') return undefined
        const { least, most, unit } = about
        const isAllowed = isWholeWithin(numberOf(String(now[field])), least, most)
        if (isAllowed) return undefined
        return unit === 'SECONDS'
          ? { key: 'club-policy.SPAN_WRONG', vars: { least: formatSpan(least), most: formatSpan(most) } }
          : { key: 'club-policy.COUNT_WRONG', vars: { least, most } }
      },
    ]),
  )
