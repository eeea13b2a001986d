import { describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { readDay, readInstant } from './read-time.ts'

const holder = TestClub.use()

const FIRST = '1900-01-01T00:00:00Z'
const LAST = '9998-12-31T23:59:59.999999Z'

describe('a time that the database can hold', () => {
  it.each([
    ['2026-12-02 01:00:00.123456+00', '2026-12-02T01:00:00.123456Z', '2026-12-02'],
    ['1900-01-01 00:00:00+00', FIRST, '1900-01-01'],
    ['1899-12-31 23:59:59.999999+00', FIRST, '1900-01-01'],
    ['0001-01-01 00:00:00+00', FIRST, '1900-01-01'],
    ['2026-03-15 00:00:00+00 BC', FIRST, '1900-01-01'],
    ['4714-11-24 00:00:00+00 BC', FIRST, '1900-01-01'],
    ['-infinity', FIRST, '1900-01-01'],
    ['9998-12-31 23:59:59.999999+00', LAST, '9998-12-31'],
    ['9999-01-01 00:00:00+00', LAST, '9998-12-31'],
    ['10000-01-01 00:00:00+00', LAST, '9998-12-31'],
    ['294276-12-31 23:59:59.999999+00', LAST, '9998-12-31'],
    ['infinity', LAST, '9998-12-31'],
  ])('%s is read as %s', async (text, instant, day) => {
    const [row] = await holder.club.sql<{ at: Temporal.Instant; day: string; days: string[]; json: { at: string } }[]>`
      select ${text}::text::timestamptz as at, ${text}::text::timestamptz::date as day,
        array[${text}::text::timestamptz::date] as days, json_build_object('at', ${text}::text::timestamptz) as json`
    expect([row!.at.toString(), row!.day, row!.days, readInstant(row!.json.at).toString()]).toEqual([
      instant,
      day,
      [day],
      instant,
    ])
    expect([readInstant(text).toString(), readDay(text.split(' ')[0]! + (text.endsWith('BC') ? ' BC' : ''))]).toEqual([
      instant,
      day,
    ])
  })
})
