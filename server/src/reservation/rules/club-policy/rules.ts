import {
  POLICIES,
  POLICIES_FIRST,
  type PolicyName,
  type PolicyValue,
} from '@clubhouse/contract/reservation/rules/policies'
import { lookup } from '../../../platform/lookup.ts'
import { calendarFault } from '../../draw-calendar.ts'
import type { Settings } from '../../rulebook.ts'

export type Values = Readonly<Record<string, string | number | boolean>>

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The first value that is none or is not allowed; undefined when all are. @param wanted all values of the policy */
export function policyFault(name: PolicyName, wanted: Values): string | undefined {
  const known: Readonly<Record<string, PolicyValue>> = POLICIES[name]
  const wrong = Object.entries(wanted).find(([field, value]) => {
    const about = lookup(known, field)
    return !about || !isAllowed(about, value)
  })
  return wrong?.[0] ?? lookup(TOGETHER, name)?.(wanted)
}

function isAllowed(about: PolicyValue, value: string | number | boolean): boolean {
  switch (about.kind) {
    case 'COUNT':
      return Number.isInteger(value) && about.least <= Number(value) && Number(value) <= about.most
    case 'TIME':
      return typeof value === 'string' && TIME.test(value)
    case 'SWITCH':
      return typeof value === 'boolean'
    case 'CHOICE':
      return about.options.includes(value as string)
  }
}

/** What must hold between values, as the field that has to change. */
const TOGETHER: Partial<Record<PolicyName, (values: Values) => string | undefined>> = {
  hold: (values) => over(values, 'extendFromSeconds', 'seconds'),
  guest: (values) => over(values, 'samePerMonth', 'samePerYear'),
  checkIn: (values) =>
    over(values, 'askedMinutes', 'opensMinutes') ??
    over(values, 'lateMinutes', 'opensMinutes') ??
    over(values, 'noShowMinutes', 'proposeMinutes'),
  coupon: (values) => over(values, 'lastNoticeDays', 'noticeDays'),
  draw: (values) =>
    over(values, 'partyLeast', 'partyMost') ??
    over(values, 'ticketsLeast', 'ticketsMost') ??
    calendarFault({ draw: values as Settings['draw'] }),
  team: (values) =>
    over(values, 'teamsLeast', 'teamsMost') ??
    over(values, 'singleLeast', 'singleMost') ??
    over(values, 'rosterLeast', 'rosterMost') ??
    over(values, 'dropDays', 'cancelDays') ??
    over(values, 'lateDays', 'earlyDays'),
  inquiry: (values) => over(values, 'assignDays', 'answerDays'),
}

const over = (values: Values, field: string, other: string) =>
  Number(values[field]) > Number(values[other]) ? field : undefined

/** What a club has set, without what is as it was. */
export function own(name: PolicyName, values: Values): Values {
  const first: Values = POLICIES_FIRST[name]
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => first[field] !== value))
}
