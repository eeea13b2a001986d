import { LIMIT_ROUTES } from '@clubhouse/contract/access'
import { expect, test } from 'vitest'
import { heldAt, isHeldElsewhere, limitedTo, MY_INFO, OWN_PASSWORD } from './held'

test('the routes are those that the server names', () => {
  expect([OWN_PASSWORD, MY_INFO]).toEqual([LIMIT_ROUTES.PASSWORD, LIMIT_ROUTES.SECOND_FACTOR])
})

test.each([
  ['a manager with a temporary password', true, true, OWN_PASSWORD, OWN_PASSWORD],
  ['a manager with both to do, the password first', true, true, MY_INFO, OWN_PASSWORD],
  ['a manager without the second step', true, false, MY_INFO, MY_INFO],
  ['a manager with nothing to do', true, false, null, undefined],
  ['a member, who is led at the login', false, true, OWN_PASSWORD, undefined],
])('%s', (_, isAdmin, isTempPassword, userMove, held) => {
  expect(heldAt({ isAdmin, isTempPassword, userMove })).toBe(held)
})

test.each([
  ['a dormant member', false, LIMIT_ROUTES.DORMANT, LIMIT_ROUTES.DORMANT],
  ['a member before new terms', false, LIMIT_ROUTES.TERMS, LIMIT_ROUTES.TERMS],
  ['a member with a temporary password', true, OWN_PASSWORD, OWN_PASSWORD],
  ['a member whose password is old and may wait', false, OWN_PASSWORD, undefined],
  ['a member with nothing to do', false, null, undefined],
])('%s', (_, isTempPassword, userMove, route) => {
  expect(limitedTo({ isAdmin: false, isTempPassword, userMove })).toBe(route)
})

test.each([
  ['/ishm/site/my-info', false],
  ['/Ishm/Site/My-Info/', false],
  ['/ishm/site/user', true],
  ['/ishm/site/my-info/more', true],
])('%s is elsewhere: %s', (path, isElsewhere) => {
  const session = { isAdmin: true, isTempPassword: false, userMove: MY_INFO }
  expect(isHeldElsewhere(session, path)).toBe(isElsewhere)
  expect(isHeldElsewhere({ ...session, userMove: null }, path)).toBe(false)
})
