import { expect, it } from 'vitest'
import { canonical } from './canonical.ts'

it.each<[string, unknown, string]>([
  [
    'sorts names by UTF-16 code units',
    { b: 1, a: 2, '\u{1F600}': 3, '\uFB33': 4 },
    '{"a":2,"b":1,"\u{1F600}":3,"\uFB33":4}',
  ],
  ['leaves out what has no value', { a: undefined, b: [] }, '{"b":[]}'],
  ['escapes as JSON does', 'a"\\\n\u0001한', '"a\\"\\\\\\n\\u0001한"'],
  ['keeps the order of arrays', [3, 1, [true, false]], '[3,1,[true,false]]'],
])('canonical form %s', (_, value, text) => {
  expect(canonical(value)).toBe(text)
})

it.each([1.5, Number.NaN, 2 ** 53, null, undefined, '\ud800', [null]])('canonical form refuses %j', (value) => {
  expect(() => canonical(value)).toThrow(TypeError)
})
