import { expect, test } from 'vitest'
import { askable, verdictOn } from './rules.ts'

test.each([
  ['테헤란로 152', '테헤란로 152'],
  ['  100%  세종대로 [110] ', '100 세종대로 110'],
  ['<script>=', 'script'],
  ['select 강남대로 OR 1', '강남대로 1'],
  ['Gangnam-daero Orchard', 'Gangnam-daero Orchard'],
  ['%%', ''],
])('"%s" is asked as "%s"', (typed, asked) => {
  expect(askable(typed)).toBe(asked)
})

test.each([
  ['0', 'found'],
  ['E0006', 'unclear'],
  ['E0015', 'unclear'],
  ['E0001', 'away'],
  ['E0014', 'away'],
  ['-999', 'away'],
  ['constructor', 'away'],
])('the code %s means %s', (code, verdict) => {
  expect(verdictOn(code)).toBe(verdict)
})
