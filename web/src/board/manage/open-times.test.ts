import type { Locale } from '@clubhouse/contract/format/format'
import { expect, test } from 'vitest'
import { momentIn, valuesOf } from '../../form/moments'
import type { Values } from '../../ui/form/draft'
import { timeChecks } from './open-times'

const locale = { zone: 'Asia/Seoul' } as Locale
const given = (openDate: string, openTime: string, closeDate = '', closeTime = ''): Values => ({
  'openAt.date': openDate,
  'openAt.time': openTime,
  'closeAt.date': closeDate,
  'closeAt.time': closeTime,
})
const faults = (values: Values, mustOpen = false) =>
  Object.entries(timeChecks(locale, () => mustOpen)).flatMap(([field, check]) => {
    const fault = check?.(values)
    return fault ? [[field, fault]] : []
  })

test('a moment is shown and read in the zone of the club', () => {
  const values = valuesOf(locale, 'openAt', '2026-12-01T23:30:00Z')
  expect(values).toEqual({ 'openAt.date': '2026-12-02', 'openAt.time': '08:30' })
  expect(momentIn(locale, values, 'openAt')).toBe('2026-12-01T23:30:00.000Z')
  expect(momentIn(locale, valuesOf(locale, 'openAt', null), 'openAt')).toBeNull()
})

test.each<[Values, boolean, string[][]]>([
  [given('', ''), false, []],
  [given('', ''), true, [['openAt.date', 'board.OPENS_MISSING']]],
  [given('2026-12-02', ''), true, [['openAt.time', 'board.MOMENT_HALF']]],
  [given('', '09:00'), false, [['openAt.date', 'board.MOMENT_HALF']]],
  [
    given('soon', '9 o’clock'),
    false,
    [
      ['openAt.date', 'board.DATE_WRONG'],
      ['openAt.time', 'board.TIME_WRONG'],
    ],
  ],
  [given('2026-12-02', '09:00', '2026-12-02', '09:00'), false, [['closeAt.date', 'board.CLOSES_EARLY']]],
  [given('2026-12-02', '09:00', '2026-12-02', '09:01'), true, []],
  [given('', '', '2026-12-02', '09:01'), false, []],
])('%j (must open: %s)', (values, mustOpen, wrong) => {
  expect(faults(values, mustOpen)).toEqual(wrong)
})
