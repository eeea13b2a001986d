import { describe, expect, test } from 'vitest'
import { nameIn, namesIn, renamed } from './person-name.ts'

const BOTH = { name: '김민준', otherName: 'Min-jun Kim' }
const TURNED = { name: 'Min-jun Kim', otherName: '김민준' }

test.each([
  ['ko', BOTH, '김민준'],
  ['en', BOTH, 'Min-jun Kim'],
  ['ja', BOTH, 'Min-jun Kim'],
  ['ko', TURNED, '김민준'],
  ['en', TURNED, 'Min-jun Kim'],
  ['en', { name: '김민준', otherName: '' }, '김민준'],
  ['ko', { name: 'Ann Lee', otherName: '' }, 'Ann Lee'],
])('in %s, %o is %s', (lang, names, shown) => expect(nameIn(lang, names)).toBe(shown))

test('the other form is the one that is not shown', () => {
  expect(namesIn('en', BOTH)).toEqual(TURNED)
  expect(namesIn('ko', { name: 'Ann Lee', otherName: '' })).toEqual({ name: 'Ann Lee', otherName: '' })
})

describe('a change', () => {
  test.each([
    ['nothing', 'en', BOTH, {}, BOTH],
    ['both as they are shown', 'en', BOTH, TURNED, BOTH],
    ['the shown one', 'en', BOTH, { name: 'Minjun Kim' }, { ...BOTH, otherName: 'Minjun Kim' }],
    ['a name in the letters of the other', 'en', BOTH, { name: '김준' }, { ...BOTH, name: '김준' }],
    ['the form that is not shown', 'en', BOTH, { otherName: '김준' }, { ...BOTH, name: '김준' }],
    ['without the other', 'en', BOTH, { otherName: '' }, { name: 'Min-jun Kim', otherName: '' }],
    [
      'a second form',
      'ko',
      { name: 'Ann Lee', otherName: '' },
      { otherName: '이안' },
      { name: 'Ann Lee', otherName: '이안' },
    ],
    [
      'the only one into other letters',
      'ko',
      { name: '이안', otherName: '' },
      { name: 'Ann' },
      { name: 'Ann', otherName: '' },
    ],
    ['both into the same letters', 'ko', BOTH, { name: 'Minjun Kim', otherName: 'Kim' }, undefined],
    ['the form that is not shown into the letters of the shown', 'ko', BOTH, { otherName: '김' }, undefined],
  ])('of %s', (_, lang, stored, given, names) => expect(renamed(lang, stored, given)).toEqual(names))
})
