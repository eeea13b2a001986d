import { expect, it } from 'vitest'
import { isSimplePin } from './rules.ts'

it.each([
  ['000000', true],
  ['123456', true],
  ['654321', true],
  ['890123', true],
  ['135791', true],
  ['121212', true],
  ['407407', true],
  ['112233', true],
  ['345678', true],
  ['555123', true],
  ['407196', false],
  ['122133', false],
  ['010556', false],
])('%s is simple for the owner of 010-5551-2345: %s', (pin, is) => {
  expect(isSimplePin(pin, '010-5551-2345')).toBe(is)
})
