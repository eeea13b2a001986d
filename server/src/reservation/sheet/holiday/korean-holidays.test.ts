import { describe, expect, test } from 'vitest'
import { koreanHolidays } from './korean-holidays.ts'

describe('the public holidays of a year', () => {
  // Source: the public holidays announced for these years.
  test.each([
    [
      2025,
      '01-01 01-27 01-28 01-29 01-30 03-01 03-03 05-05 05-06 06-03 06-06 08-15 10-03 10-05 10-06 10-07 10-08 10-09 12-25',
    ],
    [
      2026,
      '01-01 02-16 02-17 02-18 03-01 03-02 05-05 05-24 05-25 06-03 06-06 07-17 08-15 08-17 09-24 09-25 09-26 10-03 10-05 10-09 12-25',
    ],
    [
      2027,
      '01-01 02-06 02-07 02-08 02-09 03-01 05-05 05-13 06-06 07-17 07-19 08-15 08-16 09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27',
    ],
  ])('%i', (year, days) => {
    expect(koreanHolidays(year).map(({ date }) => date.slice(5))).toEqual(days.split(' '))
  })

  test('two holidays on one day are named together', () => {
    expect(koreanHolidays(2025).find(({ date }) => date === '2025-05-05')?.en).toBe('Children’s Day, Buddha’s Birthday')
  })
})
