import { POLICIES_FIRST, POLICY_NAMES, type PolicyName } from '@clubhouse/contract/reservation/rules/policies'
import { expect, it } from 'vitest'
import { own, policyFault, type Values } from './rules.ts'

it.each(POLICY_NAMES)('the defaults of %s are allowed', (name) => {
  expect(policyFault(name, POLICIES_FIRST[name])).toBeUndefined()
  expect(own(name, POLICIES_FIRST[name])).toEqual({})
})

it.each<[PolicyName, Values, string | undefined]>([
  ['hold', { seconds: 600 }, undefined],
  ['hold', { seconds: 601 }, 'seconds'],
  ['hold', { seconds: 59 }, 'seconds'],
  ['hold', { seconds: 60.5 }, 'seconds'],
  ['hold', { seconds: '300' }, 'seconds'],
  ['hold', { seconds: true }, 'seconds'],
  ['hold', { seconds: 60, extendFromSeconds: 61 }, 'extendFromSeconds'],
  ['hold', { constructor: 1 }, 'constructor'],
  ['booking', { perDay: 3 }, 'perDay'],
  ['booking', { dueTime: '24:00' }, 'dueTime'],
  ['booking', { dueTime: '23:59' }, undefined],
  ['booking', { showNames: 'EVERYBODY' }, 'showNames'],
  ['booking', { transferIsAllowed: 1 }, 'transferIsAllowed'],
  ['cancel', { weekdayDays: -1 }, 'weekdayDays'],
  ['checkIn', { playedHours: 4 }, 'playedHours'],
  ['checkIn', { playedHours: 5 }, undefined],
  ['guest', { samePerMonth: 7 }, 'samePerMonth'],
  ['guest', { samePerMonth: 7, samePerYear: 7 }, undefined],
  ['draw', { houseShare: 10 }, 'houseShare'],
  ['draw', { ticketsLeast: 13 }, 'ticketsLeast'],
  ['draw', { beacon: 'dice' }, 'beacon'],
  ['team', { teamsLeast: 6 }, 'teamsLeast'],
  ['team', { dropDays: 15 }, 'dropDays'],
  ['team', { lateDays: 8 }, 'lateDays'],
  ['team', { lateDays: 7 }, undefined],
  ['inquiry', { assignDays: 4 }, 'assignDays'],
  ['inquiry', { assignDays: 3 }, undefined],
])('%s with %j: %s', (name, change, fault) => {
  expect(policyFault(name, { ...POLICIES_FIRST[name], ...change })).toBe(fault)
})

it('keeps only what differs from the defaults', () => {
  expect(own('cancel', { ...POLICIES_FIRST.cancel, weekdayDays: 5 })).toEqual({ weekdayDays: 5 })
})
