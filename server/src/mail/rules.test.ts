import { describe, expect, it } from 'vitest'
import { actionsOf, errorLine, isAddress, isFinal, masked } from './rules.ts'

describe('actionsOf', () => {
  it.each([
    ['WAITING', 0, false, ['CANCEL']],
    ['WAITING', 2, false, ['RESEND', 'CANCEL']],
    ['SENT', 1, false, ['RESEND']],
    ['SENT', 1, true, []],
    ['FAILED', 3, false, ['RESEND']],
    ['FAILED', 3, true, []],
    ['CANCELLED', 0, false, ['RESEND']],
    ['CANCELLED', 0, true, []],
  ] as const)('%s after %i tries, spent: %s', (state, tries, isSpent, actions) => {
    expect(actionsOf({ state, tries, isSpent })).toEqual(actions)
  })
})

describe('isAddress', () => {
  it.each(['a@b.example', "o'neil+golf@club.example", '김@골프.example'])('takes %s', (text) => {
    expect(isAddress(text)).toBe(true)
  })
  it.each([
    '',
    'a',
    'a@b@c',
    'a@b.example, c@d.example',
    'Name <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    'a b@c.example',
    'a@b.example;c',
    `${'a'.repeat(250)}@b.example`,
  ])('refuses %j', (text) => {
    expect(isAddress(text)).toBe(false)
  })
})

describe('isFinal', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EMESSAGE', responseCode: 554 }, true],
    [{ code: 'EENVELOPE', responseCode: 451 }, false],
    // The club's own password at its mail server is temporary trouble: someone will fix it.
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'ECONNECTION' }, false],
    [{ message: 'disk full' }, false],
  ])('%j: %s', (error, isLast) => {
    expect(isFinal(error)).toBe(isLast)
  })
})

it('masks an address, and shows what went wrong on one line', () => {
  expect(masked('mjkim@example.com')).toBe('m•••@example.com')
  expect(
    errorLine({ message: 'x', response: '550 5.1.1\r\n <Kim+Golf@b.example>: no such user' }, 'kim+golf@b.example'),
  ).toBe('550 5.1.1 <k•••@b.example>: no such user')
  expect(errorLine({ message: 'y'.repeat(400) }, 'a@b.example')).toHaveLength(300)
})
