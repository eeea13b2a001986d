import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import type { WeatherAlert } from '@clubhouse/contract/weather'
import { describe, expect, it } from 'vitest'
import type { Hour } from '../../../weather/rules.ts'
import { measuredOf, type PartOfDay, proposalsOf } from './rules.ts'

const DATE = '2027-03-04'
const at = (time: string) => `${DATE}T${time}:00.000Z`
const MILD: Omit<Hour, 'at'> = {
  ...{ code: 'CLEAR', temp: 12, feels: 12, humidity: 50 },
  ...{ rain: 0, rainChance: 0, snow: 0, wind: 2, gust: 4 },
}
/** A mild day with some hours that are not. */
const day = (changed: Record<number, Partial<Hour>>): Hour[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    ...MILD,
    at: at(`${String(hour).padStart(2, '0')}:00`),
    ...changed[hour],
  }))
const part = (name: string, first: string, ends: string): PartOfDay => ({
  ...{ date: DATE, part: name, firstAt: Date.parse(at(first)), endsAt: Date.parse(at(ends)) },
})
/** Rounds of the morning end after those of midday began. */
const PARTS = [part('1', '06:30', '13:08'), part('2', '11:00', '17:40')]
const found = (changed: Record<number, Partial<Hour>>, limits = POLICIES_FIRST.weather) =>
  proposalsOf(PARTS, day(changed), limits).map(
    (one) => `${one.part} ${one.kind} ${one.value} ${one.from.slice(11, 16)} ${one.to.slice(11, 16)}`,
  )

describe('what the weather suggests to waive', () => {
  it.each<[string, Record<number, Partial<Hour>>, string[]]>([
    ['mild', {}, []],
    ['rain below the limit', { 8: { rain: 9.9 } }, []],
    ['rain at the limit', { 8: { rain: 10 } }, ['1 RAIN 10 08:00 09:00']],
    ['snow', { 8: { snow: 3 } }, ['1 SNOW 3 08:00 09:00']],
    ['snow of several hours', { 7: { snow: 1.1 }, 8: { snow: 1 }, 10: { snow: 0.9 } }, ['1 SNOW 3 07:00 11:00']],
    ['less snow in each part', { 8: { snow: 2 }, 12: { snow: 2 } }, []],
    ['wind', { 8: { wind: 14 } }, ['1 WIND 14 08:00 09:00']],
    ['gusts alone', { 8: { gust: 30 } }, []],
    ['cold', { 8: { temp: -10 }, 9: { temp: -12.5 } }, ['1 COLD -12.5 08:00 10:00']],
    ['heat', { 8: { temp: 35 }, 10: { temp: 36 } }, ['1 HEAT 36 08:00 11:00']],
    ['lightning', { 8: { code: 'LIGHTNING' } }, ['1 LIGHTNING null 08:00 09:00']],
    ['the hour in which a part begins', { 6: { rain: 12 } }, ['1 RAIN 12 06:00 07:00']],
    ['before the first tee time', { 5: { rain: 12 } }, []],
    [
      'after the last tee time of the morning, with groups on the course',
      { 10: { rain: 12 } },
      ['1 RAIN 12 10:00 11:00'],
    ],
    ['from the next part on', { 11: { rain: 12 } }, ['2 RAIN 12 11:00 12:00']],
    ['in the last round', { 17: { rain: 12 } }, ['2 RAIN 12 17:00 18:00']],
    ['after the last round', { 18: { rain: 12 } }, []],
    [
      'each part with its own worst hour',
      { 10: { rain: 30 }, 11: { rain: 11 } },
      ['1 RAIN 30 10:00 11:00', '2 RAIN 11 11:00 12:00'],
    ],
    ['each kind once', { 8: { rain: 10, wind: 15 } }, ['1 RAIN 10 08:00 09:00', '1 WIND 15 08:00 09:00']],
  ])('%s', (_, changed, expected) => {
    expect(found(changed)).toEqual(expected)
  })

  it('by the limits of the club', () => {
    const limits = { ...POLICIES_FIRST.weather, rainFrom: 20, coldFrom: 0 }
    expect(found({ 8: { rain: 15 }, 9: { temp: -1 } }, limits)).toEqual(['1 COLD -1 09:00 10:00'])
  })
})

it.each<[WeatherAlert, number | null, string]>([
  ['RAIN', 12.4, '12.4 mm/h, 06:00–08:00'],
  ['SNOW', 3, '3 cm, 06:00–08:00'],
  ['WIND', 15, '15 m/s, 06:00–08:00'],
  ['COLD', -11, '−11 °C, 06:00–08:00'],
  ['LIGHTNING', null, '06:00–08:00'],
])('%s of %s was measured as %s', (kind, value, measured) => {
  expect(measuredOf(kind, value, ['06:00', '08:00'])).toBe(measured)
})
