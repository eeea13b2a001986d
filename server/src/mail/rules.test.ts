import { describe, expect, it } from 'vitest'
import { actionsOf, endOf, errorLine, isAddress, isFinal, masked, NIGHT, quietBegins } from './rules.ts'

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

describe('hours in which emails wait', () => {
  const SEOUL = 'Asia/Seoul'
  const at = (local: string, zone = SEOUL) => Temporal.ZonedDateTime.from(`${local}[${zone}]`).toInstant()
  const end = (local: string, hours = NIGHT, zone = SEOUL) =>
    endOf(hours, at(local, zone), zone)?.toZonedDateTimeISO(zone).toPlainDateTime().toString()

  it.each([
    ['2026-12-02T20:59:59', undefined],
    ['2026-12-02T21:00', '2026-12-03T08:00:00'],
    ['2026-12-02T23:59:59', '2026-12-03T08:00:00'],
    ['2026-12-03T00:00', '2026-12-03T08:00:00'],
    ['2026-12-03T07:59:59', '2026-12-03T08:00:00'],
    ['2026-12-03T08:00', undefined],
    ['2026-12-31T22:00', '2027-01-01T08:00:00'],
  ])('the night of %s ends at %s', (local, ends) => {
    expect(end(local)).toBe(ends)
  })

  it.each([
    ['CLUB_NEWS', '2026-12-02T12:00', null, '2026-12-02T21:00:00'],
    ['CLUB_NEWS', '2026-12-02T20:59', '13:00', '2026-12-02T21:00:00'],
    ['PLAYING_TOMORROW', '2026-12-02T12:00', '13:00', '2026-12-02T13:00:00'],
    ['PLAYING_TOMORROW', '2026-12-02T14:30', '13:00', '2026-12-03T13:00:00'],
    ['PLAYING_TOMORROW', '2026-12-02T12:00', null, undefined],
    ['PASSWORD_CHANGED', '2026-12-02T12:00', '13:00', undefined],
  ])('%s of %s, with quiet hours from %s, is kept until %s', (kind, local, quietFrom, begins) => {
    const quiet = { kind, quietFrom, quietUntil: quietFrom && '14:30' }
    const found = quietBegins(quiet, at(local), SEOUL)
    expect(found?.toZonedDateTimeISO(SEOUL).toPlainDateTime().toString()).toBe(begins)
  })

  it.each([
    ['2026-12-02T12:59', undefined],
    ['2026-12-02T13:00', '2026-12-02T14:30:00'],
    ['2026-12-02T14:29', '2026-12-02T14:30:00'],
    ['2026-12-02T14:30', undefined],
  ])('hours within a day, at %s, end at %s', (local, ends) => {
    expect(end(local, { from: '13:00', until: '14:30' })).toBe(ends)
  })

  it('end at the club’s time where the clocks change', () => {
    const zone = 'America/New_York'
    expect(end('2027-03-13T22:00', NIGHT, zone)).toBe('2027-03-14T08:00:00')
    expect(end('2027-03-14T01:30', { from: '01:00', until: '02:30' }, zone)).toBe('2027-03-14T03:30:00')
  })
})
