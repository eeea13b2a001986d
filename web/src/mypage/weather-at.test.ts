import { describe, expect, it } from 'vitest'
import { weatherAt } from './weather-at'

const forecast = {
  hourly: ['2027-03-04T06:00', '2027-03-04T07:00', '2027-03-05T07:00'].map((at, i) => ({
    ...{ at, code: `C${i}`, temp: i - 0.4, rain: 0, rainChance: 10.4 * i, wind: 2.6, gust: 5 },
  })),
  daily: ['2027-03-04', '2027-03-06'].map((date) => ({
    ...{ date, code: 'D', high: 9.5, low: -0.3, rainChance: 20, sunrise: '', sunset: '' },
  })),
}
const wall = (at: string) => [at.slice(0, 10), at.slice(11)] as const
const at = (date: string, time: string) => weatherAt(forecast, { date, time }, wall)

describe('the weather of a tee time', () => {
  it.each([
    ['06:00', { code: 'C0', time: '06:00', temp: 0, wind: 3, chance: 0 }],
    ['07:52', { code: 'C1', time: '07:52', temp: 1, wind: 3, chance: 10 }],
  ])('at %s is that of its hour', (time, values) => {
    expect(at('2027-03-04', time)).toEqual({ of: 'AT', values })
  })

  it('is that of its day where no hour is known, and nothing later', () => {
    const day = { of: 'DAY', values: { code: 'D', low: 0, high: 10, chance: 20 } }
    expect(at('2027-03-04', '13:00')).toEqual(day)
    expect(at('2027-03-06', '07:00')).toEqual(day)
    expect(at('2027-03-09', '07:00')).toBeUndefined()
  })
})
