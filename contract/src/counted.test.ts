import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [{ left: 1 }, 1],
  [{ used: 2, max: 4 }, 4],
  [{ min: 3 }, 3],
  [{ count: 5, max: 9 }, 5],
  [{ max: '9' }, undefined],
  [{ with: 'A' }, undefined],
])('of %j a text counts %s', (msgVar, count) => {
  expect(counted(msgVar)).toEqual(count === undefined ? msgVar : { ...msgVar, count })
})
