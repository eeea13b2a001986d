import { expect, it, test } from 'vitest'
import { readDay, writtenDay } from './birth-date'

test.each([
  ['1980.01.31', '1980-01-31'],
  ['1980-1-31', '1980-01-31'],
  ['1980. 1. 31.', '1980-01-31'],
  ['19800131', '1980-01-31'],
  [' 1980/01/31 ', '1980-01-31'],
  ['31.01.1980', '31.01.1980'],
  ['soon', 'soon'],
])('%s is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

it('is written as on the rest of the site', () => {
  expect([writtenDay('1980-01-31'), writtenDay(null)]).toEqual(['1980.01.31', ''])
})
