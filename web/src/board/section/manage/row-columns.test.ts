import { areRowsRight, cellIn, readRows, rowsIn, writeRows } from '@clubhouse/contract/board/section-rows'
import { expect, test } from 'vitest'
import { hoursOf, inBoth, timesOf } from './row-columns'

test.each([
  [{ en: 'Front desk', ko: '프런트' }, 'Front desk · 프런트'],
  [inBoth('06:00–19:00'), '06:00–19:00'],
  [{ en: 'Wi-Fi', ko: 'WiFi' }, 'Wi-Fi ·· WiFi'],
  [{ en: '한국', ko: 'Korea' }, '한국 ·· Korea'],
  [inBoth('A · 나'), 'A · 나 ·· A · 나'],
  [{ en: 'Only English', ko: '' }, 'Only English ·· '],
  [{ en: '', ko: '한국어만' }, ' ·· 한국어만'],
  [inBoth('one | two'), 'one \\| two'],
])('%o is kept and read as it was', (cell, kept) => {
  const text = writeRows([[cell, inBoth('x')]])
  expect(text).toBe(`${kept} | x`)
  expect(readRows(text)).toEqual([[cell, inBoth('x')]])
})

test('texts of before are read as they were', () => {
  expect(rowsIn('ko', 'Greens | 05:30 | dawn · 새벽\n\nA · B | c')).toEqual([
    ['Greens', '05:30', '새벽'],
    ['A · B', 'c'],
  ])
  expect(cellIn('en', '새벽 · dawn')).toBe('dawn')
})

test('lines and spaces in a cell, and empty rows, leave the rows as they are', () => {
  expect(
    writeRows([
      [inBoth(' a \n b '), inBoth('')],
      [inBoth(''), inBoth('')],
    ]),
  ).toBe('a b | ')
})

test.each([
  ['HOURS', 'Range · 레인지 | ', true],
  ['HOURS', 'Range ·· | 06:00–19:00', false],
  ['PEOPLE', 'Kim · 김 | Desk ·· ', false],
  ['ITEMS', 'Shop | Cap | 45000 | ', true],
  ['ITEMS', 'Shop | Cap | 45,000 | ', false],
  ['MAP', 'Seoul | up | by car', false],
] as const)('%s: %s', (kind, text, isRight) => {
  expect(areRowsRight(kind, text)).toBe(isRight)
})

test.each([
  ['06:00–19:00', ['06:00', '19:00']],
  ['', ['', '']],
  ['06:00–', ['06:00', '']],
  ['at dawn', undefined],
])('the hours %s', (text, times) => {
  expect(timesOf(inBoth(text))).toEqual(times)
})

test('two times are hours, and none is closed', () => {
  expect(hoursOf('06:00', '19:00')).toEqual(inBoth('06:00–19:00'))
  expect(hoursOf('', '')).toEqual(inBoth(''))
})
