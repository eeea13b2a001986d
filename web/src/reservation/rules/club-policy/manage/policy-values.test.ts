import { IN_EFFECT, POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { expect, test } from 'vitest'
import { formOf, groupsIn, policyChecks, wireOf } from './policy-values'

test.each(IN_EFFECT)('the defaults of %s go through the form as they are', (name) => {
  const form = formOf(POLICIES_FIRST[name])
  expect(wireOf(name, form, Object.keys(form))).toEqual(POLICIES_FIRST[name])
  expect(Object.values(policyChecks(name)).map((check) => check?.(form))).toEqual(
    Object.keys(form).map(() => undefined),
  )
})

test('the many values of draws and groups are in parts, and others in one', () => {
  expect(groupsIn('draw').map(({ title, values }) => [title, values[0]![0]])).toEqual([
    ['CALENDAR', 'isStanding'],
    ['PARTIES', 'partyLeast'],
    ['TICKETS', 'ticketsFirst'],
    ['CHANCE', 'seedMode'],
  ])
  expect(groupsIn('team').map(({ title, values }) => [title, values[0]![0]])).toEqual([
    ['SEASON', 'teamsLeast'],
    ['GIVING_UP', 'skipsMost'],
    ['TOO_LATE', 'earlyPercent'],
    ['PEOPLE', 'playersLeast'],
  ])
  const all = groupsIn('draw').flatMap(({ values }) => values.map(([field]) => field))
  expect(all).toEqual(Object.keys(POLICIES_FIRST.draw))
  expect(groupsIn('hold')).toMatchObject([{ title: undefined }])
})

test('only what was changed is sent', () => {
  expect(wireOf('guest', { perDay: '2', samePerMonth: '1' }, ['perDay'])).toEqual({ perDay: 2 })
})

test('each value in effect has a name of its own, by which one form saves several policies', () => {
  const fields = IN_EFFECT.flatMap((name) => Object.keys(POLICIES_FIRST[name]))
  expect(fields.filter((field, i) => fields.indexOf(field) !== i)).toEqual([])
})

const range = { key: 'club-policy.COUNT_WRONG', vars: { least: 0, most: 30 } }
test.each([
  ['31', range],
  ['-1', range],
  ['2.5', range],
  ['', range],
  ['two', range],
  ['30', undefined],
] as const)('%s guests a day', (perDay, fault) => {
  expect(policyChecks('guest').perDay?.({ perDay })).toEqual(fault)
})
