import { expect, test } from 'vitest'
import { hexIn, isHex } from './look-values'

test.each([
  ['#1f5b3f', '#1f5b3f'],
  ['1F5B3F', '#1f5b3f'],
  [' #ABC ', '#aabbcc'],
])('%s is understood as %s', (typed, hex) => {
  expect(hexIn(typed)).toBe(hex)
  expect(isHex(typed)).toBe(true)
})

test.each(['', '#', 'green', '#12', '#1f5b3', '#1f5b3f0', '#gggggg'])('%s is no colour', (typed) => {
  expect(isHex(typed)).toBe(false)
})
