import { describe, expect, it } from 'vitest'
import { mostOf, nextOpenings, openingsOver, opensAt, placesOf, ruleFor } from './opening-rules.ts'
import type { OpeningRule } from './rulebook.ts'

const ZONE = 'Asia/Seoul'
const rule = (fields: Partial<OpeningRule>): OpeningRule => ({
  ruleIdx: 1,
  memberType: '10',
  dayClass: 'WEEKDAY',
  courseIdx: null,
  part: null,
  pattern: 'WEEKLY',
  days: null,
  weeks: 4,
  weekday: 1,
  dayOfMonth: null,
  time: '09:00',
  w05: 'F',
  quotaDay: 1,
  quotaMonth: null,
  fromDate: '2000-01-01',
  toDate: null,
  ...fields,
})

describe('opensAt', () => {
  it.each([
    // The example of the calls: Thursday 21 May opens on Monday 20 April.
    ['WEEKLY, four weeks ahead', rule({}), '2026-05-21', '2026-04-20T00:00:00Z'],
    ['WEEKLY, Monday of the same week', rule({}), '2026-05-18', '2026-04-20T00:00:00Z'],
    ['WEEKLY, Sunday of the same week', rule({}), '2026-05-24', '2026-04-20T00:00:00Z'],
    ['WEEKLY, on a Friday two weeks before', rule({ weekday: 5, weeks: 2 }), '2026-05-23', '2026-05-08T00:00:00Z'],
    ['WEEKLY over the new year', rule({ weekday: 3, weeks: 3 }), '2027-01-01', '2026-12-09T00:00:00Z'],
    ['ROLLING', rule({ pattern: 'ROLLING', days: 7, time: '13:00' }), '2026-05-23', '2026-05-16T04:00:00Z'],
    ['ROLLING over 29 February', rule({ pattern: 'ROLLING', days: 1 }), '2028-03-01', '2028-02-29T00:00:00Z'],
    ['MONTHLY', rule({ pattern: 'MONTHLY', dayOfMonth: 10 }), '2026-05-31', '2026-04-10T00:00:00Z'],
    [
      'MONTHLY on a day that the month lacks',
      rule({ pattern: 'MONTHLY', dayOfMonth: 31 }),
      '2026-03-15',
      '2026-02-28T00:00:00Z',
    ],
  ])('%s', (_, given, date, at) => {
    expect(opensAt(given, date, ZONE)?.toString()).toBe(at)
  })

  it('is not known when staff opens by hand', () => {
    expect(opensAt(rule({ pattern: 'MANUAL' }), '2026-05-21', ZONE)).toBeNull()
  })

  it('keeps the clock time over a change to summer time', () => {
    expect(opensAt(rule({ pattern: 'ROLLING', days: 1 }), '2026-03-30', 'Europe/Berlin')?.toString()).toBe(
      '2026-03-29T07:00:00Z',
    )
    expect(opensAt(rule({ pattern: 'ROLLING', days: 1 }), '2026-03-29', 'Europe/Berlin')?.toString()).toBe(
      '2026-03-28T08:00:00Z',
    )
  })
})

describe('ruleFor', () => {
  const wanted = { memberType: '10', date: '2026-05-21', dayClass: 'WEEKDAY', courseIdx: 2, part: '1' } as const
  it('takes the rule that names most', () => {
    const rules = [
      rule({ ruleIdx: 1 }),
      rule({ ruleIdx: 2, part: '1' }),
      rule({ ruleIdx: 3, courseIdx: 2 }),
      rule({ ruleIdx: 4, courseIdx: 2, part: '1' }),
    ]
    expect(ruleFor(rules, wanted)?.ruleIdx).toBe(4)
    expect(ruleFor(rules.slice(0, 3), wanted)?.ruleIdx).toBe(3)
    expect(ruleFor(rules.slice(0, 2), wanted)?.ruleIdx).toBe(2)
  })
  it.each([
    ['another type', { memberType: '20' }],
    ['another day class', { dayClass: 'WEEKEND' }],
    ['another part', { part: '2' }],
    ['not yet in force', { fromDate: '2026-05-22' }],
    ['no longer in force', { toDate: '2026-05-20' }],
  ] as [string, Partial<OpeningRule>][])('does not take one of %s', (_, fields) => {
    expect(ruleFor([rule(fields)], wanted)).toBeUndefined()
  })
})

describe('the rules of a day over its places', () => {
  const day = { memberType: '10', date: '2026-05-21', dayClass: 'WEEKDAY' } as const
  const [lake, hill] = [
    { courseIdx: 1, part: '1' },
    { courseIdx: 2, part: '1' },
  ]
  const rules = [
    rule({ ruleIdx: 1, courseIdx: 1, quotaDay: 2, quotaMonth: 3 }),
    rule({ ruleIdx: 2, courseIdx: 1, part: '2', pattern: 'MANUAL', quotaMonth: null }),
  ]
  const of = (places: (typeof lake)[]) => openingsOver(rules, { ...day, places }, ZONE)

  it('are those of each place that has one', () => {
    const places = [lake, hill, { courseIdx: 1, part: '2' }]
    expect(of(places).map(({ place, rule: { ruleIdx }, at }) => [place, ruleIdx, at?.toString()])).toEqual([
      [lake, 1, '2026-04-20T00:00:00Z'],
      [places[2], 2, undefined],
    ])
  })

  it('allow what is most somewhere', () => {
    expect(mostOf(of([lake, hill]))).toEqual({ day: 2, month: 3 })
    expect(mostOf(of([lake, { courseIdx: 1, part: '2' }]))).toEqual({ day: 2, month: null })
    expect(mostOf(of([hill]))).toEqual({ day: null, month: null })
  })

  it('are those of the next day that opens at each', () => {
    const places = placesOf({
      openingRules: rules,
      courses: [1, 2].map((courseIdx) => ({ courseIdx, code: '', name: {} })),
    })
    expect(places).toHaveLength(4)
    const next = nextOpenings(rules, { ...day, places }, Temporal.Instant.from('2026-04-20T00:00:00Z'), ZONE)
    expect(next.map(({ place, at }) => [place, at?.toString()])).toEqual([
      [{ courseIdx: 1 }, '2026-04-27T00:00:00Z'],
      [{ courseIdx: 1, part: '2' }, undefined],
    ])
  })
})
