import { expect, it } from 'vitest'
import { saysName } from './says-name.ts'

it.each([
  ['Players: Wren Ashdown, Soo Kim', 'Soo Kim', true],
  ['Players: Wren Ashdown, Soo\n  Kim', 'Soo  Kim', true],
  ['Dear Soo Kim,', 'Soo Kim', true],
  ['Players: Soo Kimball', 'Soo Kim', false],
  ['Players: Mesoo Kim', 'soo Kim', false],
  ['The tee time is yours', 'e', false],
  ['The tee time of e is yours', 'e', true],
  ['김하은 님이 취소했습니다', '김하은', true],
  ['김하은님이 취소했습니다', '김하은', true],
  ['김하은정 님이 취소했습니다', '김하은', false],
  ['박김하은 님이 취소했습니다', '김하은', false],
  ['Kim, Kimball and Kim', 'Kim', true],
  ['Players: José', 'Jose\u0301', true],
  ['Players: Jose\u0301', 'Jose', false],
  ['A.B. (C) plays', 'A.B. (C)', true],
  ['Anything', '', false],
  ['Anything', ' ', false],
])('“%s” says the name “%s”: %s', (text, name, expected) => {
  expect(saysName(text, name)).toBe(expected)
})
