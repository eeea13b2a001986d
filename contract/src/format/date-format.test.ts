import { describe, expect, test } from 'vitest'
import { DATE_FORMATS } from '../policy.ts'
import { without, writeDate } from './date-format.ts'

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const names = { short: (month: number) => NAMES[month - 1]!.slice(0, 3), long: (month: number) => NAMES[month - 1]! }
const day = { year: 2026, month: 3, day: 7 }

/** Number, 7 March 2026, without the year, without the day. */
const TABLE: [number, string, string, string][] = [
  [0, '2026.03.07', '03.07', '2026.03'],
  [1, '2026-03-07', '03-07', '2026-03'],
  [2, '2026/03/07', '03/07', '2026/03'],
  [3, '20260307', '0307', '202603'],
  [4, '26.03.07', '03.07', '26.03'],
  [5, '26-03-07', '03-07', '26-03'],
  [6, '26/03/07', '03/07', '26/03'],
  [7, '2026.3.7', '3.7', '2026.3'],
  [8, '2026. 3. 7.', '3. 7.', '2026. 3.'],
  [9, '2026/3/7', '3/7', '2026/3'],
  [10, '2026년 3월 7일', '3월 7일', '2026년 3월'],
  [11, '2026年3月7日', '3月7日', '2026年3月'],
  [12, '07.03.2026', '07.03', '03.2026'],
  [13, '07-03-2026', '07-03', '03-2026'],
  [14, '07/03/2026', '07/03', '03/2026'],
  [15, '7.3.2026', '7.3', '3.2026'],
  [16, '7/3/2026', '7/3', '3/2026'],
  [17, '7. 3. 2026', '7. 3', '3. 2026'],
  [18, '07.03.26', '07.03', '03.26'],
  [19, '07-03-26', '07-03', '03-26'],
  [20, '07/03/26', '07/03', '03/26'],
  [21, '03/07/2026', '03/07', '03/2026'],
  [22, '03-07-2026', '03-07', '03-2026'],
  [23, '03.07.2026', '03.07', '03.2026'],
  [24, '3/7/2026', '3/7', '3/2026'],
  [25, '03/07/26', '03/07', '03/26'],
  [26, '3/7/26', '3/7', '3/26'],
  [27, '7 Mar 2026', '7 Mar', 'Mar 2026'],
  [28, '07 Mar 2026', '07 Mar', 'Mar 2026'],
  [29, '7 March 2026', '7 March', 'March 2026'],
  [30, '07-Mar-2026', '07-Mar', 'Mar-2026'],
  [31, '7. March 2026', '7. March', 'March 2026'],
  [32, 'Mar 7, 2026', 'Mar 7', 'Mar 2026'],
  [33, 'March 7, 2026', 'March 7', 'March 2026'],
  [34, '2026 Mar 7', 'Mar 7', '2026 Mar'],
  [35, '2026-Mar-07', 'Mar-07', '2026-Mar'],
]

describe('the 36 date formats', () => {
  test.each(TABLE)('%i: %s, %s, %s', (index, whole, short, month) => {
    const pattern = DATE_FORMATS[index]!
    expect(writeDate(pattern, day, names)).toBe(whole)
    expect(writeDate(without('y', pattern), day, names)).toBe(short)
    expect(writeDate(without('d', pattern), day, names)).toBe(month)
  })

  test('are 36, all different, and the first is the default', () => {
    expect(new Set(DATE_FORMATS).size).toBe(36)
    expect(TABLE.map(([index]) => index)).toEqual(DATE_FORMATS.map((_, index) => index))
    expect(DATE_FORMATS[0]).toBe('yyyy.MM.dd')
  })

  test('write years and days in full width', () => {
    expect(writeDate('yyyy.MM.dd', { year: 987, month: 12, day: 31 }, names)).toBe('0987.12.31')
    expect(writeDate('yy.M.d', { year: 2000, month: 1, day: 1 }, names)).toBe('00.1.1')
  })
})
