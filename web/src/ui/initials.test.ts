import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Seo-yeon Park', 'SP'],
  ['Anna Maria von Berg', 'AB'],
  ['박서연', '박'],
  ['manager1', 'm'],
  ['𠮷田 太郎', '𠮷太'],
  [' ', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
