import { areRowsRight, type Cell, type Rows, rowsIn, sameIn } from '@clubhouse/contract/board/section-rows'
import { expect, test } from 'vitest'
import { hoursOf, sameText, timesOf } from './row-columns'
import { readRows, writeRows } from './use-rows'

const LANGS = ['en', 'ko', 'ja']
const same = (text: string) => sameIn(LANGS, text)
const DESK: Cell = { en: 'Front desk', ko: '프런트', ja: 'フロント' }

test.each<Cell>([DESK, same('06:00–19:00'), { en: 'A · 나', ko: 'a ·· b | c', ja: '' }, { en: '한국', ko: 'Korea' }])(
  '%o is kept and read as it was',
  (cell) => {
    expect(readRows(writeRows([[cell, same('x')]]))).toEqual([[cell, same('x')]])
  },
)

test('lines and spaces in a cell, and empty rows, are not kept', () => {
  expect(
    readRows(
      writeRows([
        [same(' a \n b '), same('')],
        [same(''), {}],
        [{}, {}],
      ]),
    ),
  ).toEqual([[same('a b'), same('')]])
})

test.each([
  ['ja', ['フロント', '夜明け']],
  ['ko', ['프런트', 'dawn']],
  ['en', ['Front desk', 'dawn']],
])('in %s a cell that is not written in it is in the language of the club', (lang, cells) => {
  expect(rowsIn(lang, 'en', [[DESK, { en: 'dawn', ja: '夜明け' }]])).toEqual([cells])
})

test.each<['HOURS' | 'PEOPLE' | 'ITEMS' | 'MAP' | 'TEXT', Rows, boolean]>([
  ['HOURS', [[DESK, same('')]], true],
  ['HOURS', [[{ ...DESK, ja: '' }, same('06:00–19:00')]], false],
  ['PEOPLE', [[DESK, { en: 'Desk', ko: '' }]], false],
  ['PEOPLE', [[DESK, { en: 'Desk' }]], true],
  ['ITEMS', [[DESK, DESK, same('45000'), same('')]], true],
  ['ITEMS', [[DESK, DESK, same('45,000'), same('')]], false],
  ['MAP', [[DESK, same('up'), DESK]], false],
  ['TEXT', [[{ fr: 'Bonjour' }]], false],
])('%s: %j', (kind, rows, isRight) => {
  expect(areRowsRight(kind, rows, { lang: 'en', langs: LANGS })).toBe(isRight)
})

test.each([
  ['06:00–19:00', ['06:00', '19:00']],
  ['', ['', '']],
  ['06:00–', ['06:00', '']],
  ['at dawn', undefined],
])('the hours %s', (text, times) => {
  expect(timesOf(same(text))).toEqual(times)
})

test('two times are hours, and none is closed', () => {
  expect(hoursOf(LANGS, '06:00', '19:00')).toEqual(same('06:00–19:00'))
  expect(hoursOf(LANGS, '', '')).toEqual(same(''))
})

test('a text is the same in all languages, or it is not one text', () => {
  expect(sameText(same('N'))).toBe('N')
  expect(sameText({})).toBe('')
  expect(sameText(DESK)).toBeUndefined()
})
