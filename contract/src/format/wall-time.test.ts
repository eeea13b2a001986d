import { describe, expect, test } from 'vitest'
import { ZONE_OFFSETS } from '../policy.ts'
import { momentOf, wallTime } from './wall-time.ts'

const text = ({ year, month, day, hour, minute, second }: ReturnType<typeof wallTime>) =>
  `${year}-${month}-${day} ${hour}:${minute}:${second}`

/** The 40 codes at 2026-03-01T00:30:15Z. */
const TABLE = `1 +14:00 2026-3-1 14:30:15
2 +13:00 2026-3-1 13:30:15
3 +12:45 2026-3-1 13:15:15
4 +12:00 2026-3-1 12:30:15
5 +11:00 2026-3-1 11:30:15
6 +10:30 2026-3-1 11:0:15
7 +10:00 2026-3-1 10:30:15
8 +09:30 2026-3-1 10:0:15
9 +09:00 2026-3-1 9:30:15
10 +08:45 2026-3-1 9:15:15
11 +08:00 2026-3-1 8:30:15
12 +07:00 2026-3-1 7:30:15
13 +06:30 2026-3-1 7:0:15
14 +06:00 2026-3-1 6:30:15
15 +05:45 2026-3-1 6:15:15
16 +05:30 2026-3-1 6:0:15
17 +05:00 2026-3-1 5:30:15
18 +04:30 2026-3-1 5:0:15
19 +04:00 2026-3-1 4:30:15
20 +03:30 2026-3-1 4:0:15
21 +03:00 2026-3-1 3:30:15
22 +02:00 2026-3-1 2:30:15
23 +01:00 2026-3-1 1:30:15
24 +00:00 2026-3-1 0:30:15
25 -01:00 2026-2-28 23:30:15
26 -02:00 2026-2-28 22:30:15
27 -03:00 2026-2-28 21:30:15
28 -03:30 2026-2-28 21:0:15
29 -04:00 2026-2-28 20:30:15
30 -04:30 2026-2-28 20:0:15
31 -05:00 2026-2-28 19:30:15
32 -06:00 2026-2-28 18:30:15
33 -07:00 2026-2-28 17:30:15
34 -08:00 2026-2-28 16:30:15
35 -09:00 2026-2-28 15:30:15
36 -09:30 2026-2-28 15:0:15
37 -10:00 2026-2-28 14:30:15
38 -11:00 2026-2-28 13:30:15
39 -12:00 2026-2-28 12:30:15
40 -24:00 2026-2-28 0:30:15`
  .split('\n')
  .map((line) => /^(\d+) (\S+) (.+)$/.exec(line)!.slice(1) as [string, string, string])

describe('the 40 time-zone codes', () => {
  test.each(TABLE)('%s is %s: %s', (code, offset, shown) => {
    expect(ZONE_OFFSETS[Number(code) - 1]).toBe(offset)
    expect(text(wallTime(offset, Date.parse('2026-03-01T00:30:15Z')))).toBe(shown)
  })

  test('are all of them', () => {
    expect(TABLE).toHaveLength(ZONE_OFFSETS.length)
  })
})

describe('a zone by its name', () => {
  test.each([
    ['Asia/Seoul', '2026-03-01T00:30:15Z', '2026-3-1 9:30:15'],
    ['Asia/Seoul', '2026-02-28T15:00:00Z', '2026-3-1 0:0:0'],
    // Daylight saving begins and ends.
    ['America/New_York', '2026-03-08T06:59:59Z', '2026-3-8 1:59:59'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-3-8 3:0:0'],
    ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-1 1:0:0'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31 23:59:59'],
  ])('%s at %s: %s', (zone, at, shown) => {
    expect(text(wallTime(zone, Date.parse(at)))).toBe(shown)
  })
})

test.each([
  ['2026-05-21', '06:46', 'Asia/Seoul', '2026-05-20T21:46:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-11-01', '07:00', 'America/New_York', '2026-11-01T12:00:00.000Z'],
  ['2026-01-10', '09:00', 'UTC', '2026-01-10T09:00:00.000Z'],
  ['2026-01-10', '09:00', '+12:45', '2026-01-09T20:15:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(new Date(momentOf(zone, date, time)).toISOString()).toBe(instant)
})
