import { afterEach, beforeEach, expect, test } from 'vitest'
import { SPEC_CALLS, SPEC_ROUTES } from '../contract/test/spec-calls.ts'
import { faultsOf, isPending } from './cover.ts'
import { sections } from './sections.ts'
import { type Cover, calls, decision, routes, says, test as tested } from './statement.ts'

const REAL = tested('contract/src/manager-menu.test.ts', 'gives no parent to what every manager may read')

/** A call that does not exist yet, only while a test runs: all of the specification exist. */
const AHEAD = 'GET /ahead'
beforeEach(({ task }) => {
  if (!task.name.startsWith('every one')) SPEC_CALLS[AHEAD] = 'pending'
})
afterEach(() => {
  delete SPEC_CALLS[AHEAD]
})

test.each<[what: string, by: Cover[]]>([
  ['nothing', []],
  ['a file that is not there', [tested('web/src/nowhere.test.ts', 'anything')]],
  ['a title that is not in the file', [tested('contract/src/manager-menu.test.ts', 'is never said there')]],
  ['words of the file that are no title', [tested('contract/src/manager-menu.test.ts', 'everyone')]],
  ['a title without words', [REAL, tested('web/src/layouts/going-back.test.ts', '%s')]],
  ['a decision that nobody made', [REAL, decision('a-record-that-is-missing', 'anything')]],
  ['a decision about something else', [REAL, decision('one-row-per-seat', 'is never said there')]],
  ['a decision alone', [decision('one-row-per-seat', 'claim')]],
  ['a call that the specification lacks', [REAL, calls('GET /nowhere')]],
  ['a route that the specification lacks', [REAL, routes('/nowhere')]],
  ['a call alone', [calls('GET /site/state')]],
  ['a call that exists and one that does not', [REAL, calls('GET /site/state', AHEAD)]],
  ['a test, though its call does not exist', [REAL, calls(AHEAD)]],
])('a statement that is covered by %s fails', (_, by) => {
  expect(faultsOf(says('Something.', ...by))).toHaveLength(1)
})

test('a title counts as it is written in its file', () => {
  expect(faultsOf(says('Something.', REAL))).toEqual([])
})

test('a statement is pending while none of its calls exists', () => {
  const statement = says('Something.', calls(AHEAD))
  expect([faultsOf(statement), isPending(statement)]).toEqual([[], true])
  expect(isPending(says('Something.', REAL, calls('GET /site/state')))).toBe(false)
  expect(isPending(says('Something.', REAL))).toBe(false)
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
