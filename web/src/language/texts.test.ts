import { expect, test } from 'vitest'
import { packTexts, unpackTexts } from './texts'

test('texts come back from one string, a tab as a space', () => {
  const texts = { 'common.OK': 'OK', 'form.LINES': 'one\ntwo = "2"', 'form.EMPTY': '' }
  expect(unpackTexts(packTexts(texts))).toEqual(texts)
  expect(unpackTexts(packTexts({ 'common.TAB': 'a\tb' }))).toEqual({ 'common.TAB': 'a b' })
  expect(unpackTexts('')).toEqual({})
})
