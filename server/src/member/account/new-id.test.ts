import { LOGIN_ID } from '@clubhouse/contract/member/pattern'
import { expect, it } from 'vitest'
import { idFrom } from './new-id.ts'

it.each([
  ['minjun.kim@example.com', 0, 'minjunkim'],
  ['kim@example.com', 0, 'kim000'],
  ['kim@example.com', 12, 'kim012'],
  ['7iron@example.com', 0, 'm7iron'],
  ['a.very.long.name@example.com', 0, 'averylongna0'],
  ['averylongname@example.com', 37, 'averylongn37'],
  ['김민준@example.com', 0, 'm00000'],
])('%s, number %i, is %s', (email, n, id) => {
  expect(idFrom(email, n)).toBe(id)
  expect(id).toMatch(LOGIN_ID)
})
