import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const LONG = `${'one two three four '.repeat(20)}Lake ${'five six seven eight '.repeat(20)}`.trim()

it.each([
  ['a short text is whole', 'A short text', ['text'], /^A short text$/],
  ['a long one begins before the word', LONG, ['lake'], /^… (\w+ ){5,9}Lake five.* …$/],
  ['without the word it is its beginning', LONG, ['hill'], /^one two .* …$/],
  ['a word without spaces is cut', 'x'.repeat(400), ['x'], /^x{160} …$/],
  ['the end has no dots', `${'a '.repeat(200)}end`, ['end'], /^… .* end$/],
])('%s', (_, text, words, shown) => {
  expect(excerptOf(text, words)).toMatch(shown)
  expect(excerptOf(text, words).length).toBeLessThanOrEqual(164)
})
