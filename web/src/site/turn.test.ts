import { describe, expect, test } from 'vitest'
import type { SiteState } from './site-state'
import { turnOf } from './turn'

/** The result of a path in each state: a redirect, or `stay`. */
const TABLE: [path: string, stopped: string, open: string, closed: string][] = [
  ['/', '/stop-site', 'stay', '/close-page'],
  ['/community/notice/3', '/stop-site', 'stay', '/close-page'],
  ['/mypage', '/stop-site', 'stay', '/close-page'],
  ['/no/such/page', '/stop-site', 'stay', '/close-page'],
  ['/stop-site', 'stay', '/', '/close-page'],
  ['/close-page', '/stop-site', '/', 'stay'],
  ['/Close-Page/', '/stop-site', '/', 'stay'],
  ['/ishm', 'stay', 'stay', 'stay'],
  ['/ishm/site/open', 'stay', 'stay', 'stay'],
  ['/ISHM/site', 'stay', 'stay', 'stay'],
  ['/ishmael', '/stop-site', 'stay', '/close-page'],
  ['/login', 'stay', 'stay', 'stay'],
  ['/Login', 'stay', 'stay', 'stay'],
  ['/login/password-reset-page', 'stay', 'stay', 'stay'],
  ['/login/find-id', '/stop-site', 'stay', '/close-page'],
  ['/signup', '/stop-site', 'stay', '/close-page'],
  ['/error', 'stay', 'stay', 'stay'],
  ['/offline', 'stay', 'stay', 'stay'],
]

describe.each([
  [0, 1],
  [1, 2],
  [2, 3],
] as [SiteState, 1 | 2 | 3][])('in state %i', (state, column) => {
  test.each(TABLE.map((row) => [row[0], row[column]]))('%s: %s', (path, where) => {
    expect(turnOf(path, state) ?? 'stay').toBe(where)
  })
})

test.each(TABLE)('%s stays as long as the state is not known', (path) => {
  expect(turnOf(path, undefined)).toBeUndefined()
})
