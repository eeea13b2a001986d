import { expect, test } from 'vitest'
import { packTexts, textsOf, unpackTexts } from './texts'

test('texts come back from one string, a tab as a space', () => {
  const texts = { 'common.OK': 'OK', 'form.LINES': 'one\ntwo = "2"', 'form.EMPTY': '' }
  expect(unpackTexts(packTexts(texts))).toEqual(texts)
  expect(unpackTexts(packTexts({ 'common.TAB': 'a\tb' }))).toEqual({ 'common.TAB': 'a b' })
  expect(unpackTexts('')).toEqual({})
})

test('texts are named by category, or by how their code begins', () => {
  const all = { common: { OK: 'OK' }, form: { DAY: 'Day', DAY_one: '1 day', DAYS: 'Days' }, job: { X: 'x' } }
  expect(textsOf(all, ['job'])).toEqual({ 'common.OK': 'OK', 'job.X': 'x' })
  expect(textsOf(all, ['form.DAY'])).toEqual({ 'common.OK': 'OK', 'form.DAY': 'Day', 'form.DAY_one': '1 day' })
  expect(Object.keys(textsOf(all))).toHaveLength(5)
})
