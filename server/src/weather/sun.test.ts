import { describe, expect, it } from 'vitest'
import { sunOf } from './sun.ts'

describe('sunOf', () => {
  it.each([
    // Seoul, by the almanac of KASI: sunset 17:14 on 2 December, 19:56 on 21 June.
    ['2026-12-02', 37.57, 126.98, 'Asia/Seoul', '07:27', '17:14'],
    ['2026-06-21', 37.57, 126.98, 'Asia/Seoul', '05:11', '19:57'],
    ['2026-03-20', 0, 0, 'UTC', '06:04', '18:11'],
  ])('on %s at %f, %f', (date, lat, lng, zone, rise, set) => {
    const sun = sunOf(lat, lng, Date.parse(`${date}T12:00Z`) / 1000)
    const minutes = (at: number) => {
      const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone)
      return hour * 60 + minute
    }
    const expected = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    expect(Math.abs(minutes(sun.rise) - expected(rise))).toBeLessThanOrEqual(2)
    expect(Math.abs(minutes(sun.set) - expected(set))).toBeLessThanOrEqual(2)
  })
})
