import { expect, test } from 'vitest'
import { pack, unpack } from './packed'

test.each([null, 1, 'it’s', ['a "b" `c` \\ \\"', { list: [], text: '한글\n' }]])('%j comes back', (value) => {
  expect(unpack(pack(value))).toEqual(value)
})

test('a quote of the form takes one character in a text', () => {
  const packed = pack({ list: ['a', 'b'] })
  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2)
})
