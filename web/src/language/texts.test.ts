import { expect, test } from 'vitest'
import { packTexts, textsOf, unpackTexts } from './texts'

test('texts come back from one string, with another mark for a backquote', () => {
  const texts = {
    'common.OK': 'OK',
    'common.NO': '',
    'form.LINES': 'one\ntwo = "2"\t',
    'form.EMPTY': '',
    'a-b.A.B': '.',
  }
  expect(unpackTexts(packTexts(texts))).toEqual(texts)
  expect(unpackTexts(packTexts({ 'common.MARK': 'a`b' }))).toEqual({ 'common.MARK': 'a’b' })
  expect(packTexts({ 'common.A': 'a', 'common.B': 'b' }).match(/common/g)).toHaveLength(1)
  expect(unpackTexts('')).toEqual({})
})

test('a page gets its categories, and those of every page', () => {
  const all = { common: { OK: 'OK' }, form: { DAY: 'Day', DAY_one: '1 day' }, job: { X: 'x' } }
  expect(textsOf(all, ['job'])).toEqual({ 'common.OK': 'OK', 'job.X': 'x' })
  expect(textsOf(all, ['form', 'none'])).toEqual({ 'common.OK': 'OK', 'form.DAY': 'Day', 'form.DAY_one': '1 day' })
  expect(Object.keys(textsOf(all))).toHaveLength(4)
})
