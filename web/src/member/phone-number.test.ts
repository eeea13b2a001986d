import { expect, test } from 'vitest'
import { withDashes } from './phone-number'

test.each([
  ['01012345678', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['+82 10 1234 5678', '+82 10 1234 5678'],
  ['123', '123'],
  ['', ''],
])('%s becomes %s', (typed, written) => {
  expect(withDashes(typed)).toBe(written)
})
