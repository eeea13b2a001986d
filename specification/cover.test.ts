import { expect, test } from 'vitest'
import { SPEC_CALLS, SPEC_ROUTES } from '../contract/test/spec-calls.ts'
import { faultsOf } from './cover.ts'
import { sections } from './sections.ts'
import { type Cover, calls, decision, routes, says, test as tested } from './statement.ts'

test.each<[what: string, by: Cover[]]>([
  ['nothing', []],
  ['a file that is not there', [tested('web/src/nowhere.test.ts', 'anything')]],
  ['a title that is not in the file', [tested('contract/src/manager-menu.test.ts', 'is never said there')]],
  ['a decision that nobody made', [decision('a-record-that-is-missing', 'anything')]],
  ['a decision about something else', [decision('one-row-per-seat', 'is never said there')]],
  ['a call that the specification lacks', [calls('GET /nowhere')]],
  ['a route that the specification lacks', [routes('/nowhere')]],
])('a statement that is covered by %s fails', (_, by) => {
  expect(faultsOf(says('Something.', ...by))).toHaveLength(1)
})

test('a title counts as it is written in its file', () => {
  const real = tested('contract/src/manager-menu.test.ts', 'gives no parent to what every manager may read')
  expect(faultsOf(says('Something.', real))).toEqual([])
})

test.each([
  ['calls', SPEC_CALLS],
  ['routes', SPEC_ROUTES],
] as const)('every one of the %s is named by a statement', (kind, known) => {
  const named = sections.flatMap(({ statements }) =>
    statements.flatMap(({ by }) => by.flatMap((cover) => (cover.kind === kind ? cover.names : []))),
  )
  expect(Object.keys(known).filter((name) => !named.includes(name))).toEqual([])
})
