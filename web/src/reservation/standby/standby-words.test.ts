import { expect, it } from 'vitest'
import { spansOf } from './standby-words'

it.each([
  [['07'], '07:00–08:00'],
  [['08', '07', '09'], '07:00–10:00'],
  [['06', '13', '07'], '06:00–08:00, 13:00–14:00'],
  [[], ''],
])('the hours %o are %s', (hours, spans) => {
  expect(spansOf(hours)).toBe(spans)
})
