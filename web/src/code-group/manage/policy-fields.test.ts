import { POLICY_DEFAULTS } from '@clubhouse/contract/policy'
import { expect, test } from 'vitest'
import { defaultOf, fourOf, POLICY_FIELDS } from './policy-fields'

test.each([
  ['C0080', { '0': 'KR', '1': 'ko-KR', '2': ' ', '3': '' }, ['KR', 'ko-KR', '', '']],
  ['C0190', { '0': '9', '1': '+09:00', '2': 'Asia/Seoul' }, ['9', '', 'Asia/Seoul', '']],
  ['C0200', { '0': '12', '1': 'yyyy.MM.dd' }, ['12', '', '', '']],
])('%s is sent without what follows from the rest', (key, values, four) => {
  expect(fourOf(key, values)).toEqual(four)
})

test.each(Object.entries(POLICY_DEFAULTS))('the form of %s begins and ends with its default', (key, four) => {
  const typed = Object.fromEntries(Object.keys(POLICY_FIELDS[key]!).map((no) => [no, defaultOf(key, no)]))
  const derived = four.map((value, no) => (String(no) in typed ? value : ''))
  expect(fourOf(key, typed)).toEqual(derived)
})

test('every date format and every number of decimals can be chosen', () => {
  const options = (key: string) => (POLICY_FIELDS[key]!['0'] as { options: readonly string[] }).options
  expect([options('C0200').length, options('C0130').length, options('C0180')]).toEqual([36, 10, ['0', '1', '2']])
})
