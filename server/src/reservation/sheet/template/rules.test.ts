import { describe, expect, it } from 'vitest'
import {
  conflictOf,
  type DayFacts,
  type Difference,
  datesBetween,
  dayKind,
  dueChanges,
  type Template,
  templateFor,
} from './rules.ts'
import { collisionsOf, type Part, startsOf } from './turn-rules.ts'

const LOOPS = new Map([
  [1, 135],
  [2, 135],
  [3, 135],
])
const BOTH = [
  { courseIdx: 1, turnCourseIdx: 2 },
  { courseIdx: 2, turnCourseIdx: 1 },
]

const part = (fields: Partial<Part> = {}): Part => ({
  part: '1',
  firstTime: '06:30',
  lastTime: '08:38',
  interval: 8,
  holes: '18',
  mode: 'EXCLUSIVE',
  minPlayers: 4,
  capacity: 4,
  w05: 'F',
  routes: BOTH,
  ...fields,
})
const second = (fields: Partial<Part> = {}) => part({ part: '2', firstTime: '11:00', lastTime: '13:08', ...fields })

describe('startsOf', () => {
  it('starts on every loop at every time until the last', () => {
    const starts = startsOf(part({ firstTime: '07:00', lastTime: '07:20' }))
    expect(starts.map(({ time, courseIdx, turnCourseIdx }) => [time, courseIdx, turnCourseIdx])).toEqual([
      ['07:00', 1, 2],
      ['07:00', 2, 1],
      ['07:08', 1, 2],
      ['07:08', 2, 1],
      ['07:16', 1, 2],
      ['07:16', 2, 1],
    ])
  })
  it('does not turn after nine holes', () => {
    expect(startsOf(part({ holes: '9', firstTime: '15:30', lastTime: '15:30' }))[0]).toMatchObject({
      turnCourseIdx: null,
      time: '15:30',
    })
  })
  // 135 minutes on two loops, twice a day. Source: docs/rules.md, Days.
  it.each([
    [8, '08:38', '13:08', 68],
    [7, '08:36', '13:06', 76],
  ])('makes a day of every %i minutes until %s and %s: %i teams', (interval, lastTime, alsoLastTime, teams) => {
    const parts = [part({ interval, lastTime }), second({ interval, lastTime: alsoLastTime })]
    expect(parts.flatMap(startsOf)).toHaveLength(teams)
    expect(collisionsOf(parts, LOOPS)).toEqual([])
  })
})

describe('collisionsOf', () => {
  it.each([
    ['one start more: it is still on the tee when the first team turns', [part({ lastTime: '08:46' })]],
    ['a start two minutes before the turn', [part({ interval: 7, lastTime: '08:43' })]],
    ['a part that begins while the one before turns', [part(), second({ firstTime: '10:50', lastTime: '10:50' })]],
    ['two parts that start together', [part(), part({ part: '2', firstTime: '08:30', lastTime: '08:30' })]],
    ['an evening on a loop to which others turn', [second(), part({ part: '3', firstTime: '15:20', holes: '9' })]],
  ])('refuses %s', (_, parts) => {
    expect(collisionsOf(parts.map(within), LOOPS)).not.toEqual([])
  })
  it('says which teams', () => {
    expect(collisionsOf([part({ lastTime: '08:46' })], LOOPS)[0]).toEqual({
      courseIdx: 1,
      first: { part: '1', time: '08:45', startTime: '06:30' },
      second: { part: '1', time: '08:46', startTime: '08:46' },
    })
  })
  it.each([
    ['the next part 2 × 135 minutes after this one began', [part(), second()]],
    ['an evening of nine holes after the last turn', [second(), part({ part: '3', firstTime: '15:30', holes: '9' })]],
    [
      'a long part that starts on one loop only',
      [part({ lastTime: '10:30', routes: [{ courseIdx: 1, turnCourseIdx: 2 }] })],
    ],
    ['nine holes all day', [part({ holes: '9', lastTime: '17:00' })]],
    [
      'three loops that turn in a circle',
      [
        part({
          routes: [
            { courseIdx: 1, turnCourseIdx: 2 },
            { courseIdx: 2, turnCourseIdx: 3 },
            { courseIdx: 3, turnCourseIdx: 1 },
          ],
        }),
      ],
    ],
  ])('admits %s', (_, parts) => {
    expect(collisionsOf(parts.map(within), LOOPS)).toEqual([])
  })
  it('goes by how long the loop takes', () => {
    expect(collisionsOf([part({ lastTime: '08:46' })], new Map([...LOOPS.keys()].map((idx) => [idx, 145])))).toEqual([])
  })
  it('follows 27 holes over three loops', () => {
    const circle = [
      { courseIdx: 1, turnCourseIdx: 2 },
      { courseIdx: 2, turnCourseIdx: 3 },
    ]
    const long = part({ holes: '27', lastTime: '06:30', routes: circle.slice(0, 1) })
    const late = part({ part: '2', holes: '9', firstTime: '11:00', lastTime: '11:00', routes: [circle[1]!] })
    expect(collisionsOf([long, late], LOOPS)).toEqual([])
    const third = { ...late, routes: [{ courseIdx: 3, turnCourseIdx: null }] }
    expect(collisionsOf([{ ...long, routes: circle }, third], LOOPS)).not.toEqual([])
  })
})

/** A part that begins after its last time has one start. */
function within(given: Part): Part {
  return given.lastTime < given.firstTime ? { ...given, lastTime: given.firstTime } : given
}

describe('dayKind', () => {
  const holidays = new Map([
    ['2026-12-25', 'HO'],
    ['2027-02-07', 'HO'],
    ['2027-02-08', 'HO'],
    ['2027-02-09', 'EV'],
  ])
  it.each([
    ['2026-12-23', 'WD', 'WEEKDAY'],
    ['2026-12-24', 'EV', 'WEEKDAY'],
    ['2026-12-25', 'HO', 'WEEKEND'],
    ['2026-12-26', 'SA', 'WEEKEND'],
    ['2026-12-27', 'SU', 'WEEKEND'],
    // A Saturday before a holiday is a Saturday; a Sunday on a holiday is a holiday.
    ['2027-02-06', 'SA', 'WEEKEND'],
    ['2027-02-07', 'HO', 'WEEKEND'],
    ['2027-02-09', 'EV', 'WEEKDAY'],
  ])('%s is %s and a %s', (date, dayType, dayClass) => {
    expect(dayKind(date, holidays)).toEqual({ dayType, dayClass })
  })
})

describe('templateFor', () => {
  const template = (templateIdx: number, fields: Partial<Template>): Template => ({
    templateIdx,
    name: '',
    dayTypes: ['WD', 'SA', 'SU', 'HO', 'EV'],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    fromDay: '01-01',
    toDay: '12-31',
    isUse: true,
    parts: [],
    ...fields,
  })
  const weekday = template(1, { dayTypes: ['WD'], weekdays: [1, 2, 3, 4, 5] })
  const weekend = template(2, { dayTypes: ['SA', 'SU', 'HO'], weekdays: [6, 7] })
  const winter = template(3, { fromDay: '10-01', toDay: '03-31' })
  const summer = template(4, { fromDay: '04-01', toDay: '09-30' })
  const served = (date: string, dayType: 'WD' | 'SA' | 'HO' | 'EV', from: Template[], override?: number) =>
    templateFor(date, dayType, from, new Map(override ? [[date, override]] : []))?.templateIdx

  it.each([
    ['a weekday', '2027-03-03', 'WD', [weekday, weekend], 1],
    ['a weekend', '2027-03-06', 'SA', [weekday, weekend], 2],
    ['a holiday goes before its weekday', '2027-03-01', 'HO', [weekday, weekend], 2],
    ['a holiday without a template of its own is a weekday', '2027-03-01', 'HO', [weekday], 1],
    ['the day before a holiday likewise', '2027-03-02', 'EV', [weekday, weekend], 1],
    ['its own template first', '2027-03-02', 'EV', [weekday, template(5, { dayTypes: ['EV'] })], 5],
    ['the last day of winter', '2027-03-31', 'WD', [winter, summer], 3],
    ['the first day of summer', '2027-04-01', 'WD', [winter, summer], 4],
    ['the last day of summer', '2027-09-30', 'WD', [winter, summer], 4],
    ['winter over the new year', '2027-01-01', 'HO', [winter, summer], 3],
    ['one out of use', '2027-01-01', 'HO', [template(6, { isUse: false })], undefined],
    ['another weekday', '2027-03-03', 'WD', [template(7, { weekdays: [1, 2] })], undefined],
  ] as const)('%s', (_, date, dayType, from, expected) => {
    expect(served(date, dayType, [...from])).toBe(expected)
  })
  it('takes what was chosen for the date, in use or not', () => {
    expect(served('2027-03-01', 'HO', [weekday, weekend, template(8, { isUse: false })], 8)).toBe(8)
  })
})

describe('dueChanges', () => {
  const today = '2027-03-01'
  const now = Temporal.Instant.from('2027-03-01T03:00:00Z')
  const sheet = { publishDays: 2, draftDays: 1 }
  const day = (date: string, state: DayFacts['state'], lastStart: string | null = '08:00'): DayFacts => ({
    date,
    state,
    lastStartsAt: lastStart === null ? null : Temporal.Instant.from(`${date}T${lastStart}:00Z`),
  })
  const due = (days: DayFacts[]) =>
    dueChanges(days, today, now, sheet).map((it) => `${it.date} ${it.before} ${it.after}`)

  it('makes what is missing from tomorrow on', () => {
    expect(due([])).toEqual(['2027-03-02 null PUBLISHED', '2027-03-03 null PUBLISHED', '2027-03-04 null DRAFT'])
  })
  const rest = [day('2027-03-02', 'PUBLISHED'), day('2027-03-03', 'PUBLISHED'), day('2027-03-04', 'DRAFT')]
  it.each([
    ['nothing', [day(today, 'PUBLISHED')], []],
    ['today after its last tee time', [day(today, 'PUBLISHED', '03:00')], [`${today} PUBLISHED CLOSED`]],
    ['today before its last tee time', [day(today, 'PUBLISHED', '03:01')], []],
    ['yesterday', [day('2027-02-28', 'PUBLISHED')], ['2027-02-28 PUBLISHED CLOSED']],
    ['a past day without tee times', [day('2027-02-28', 'PUBLISHED', null)], ['2027-02-28 PUBLISHED CLOSED']],
    ['today without tee times', [day(today, 'PUBLISHED', null)], []],
    ['a draft of today', [day(today, 'DRAFT')], [`${today} DRAFT PUBLISHED`]],
    ['a draft of today that is over', [day(today, 'DRAFT', '02:00')], []],
    ['a suspended day', [day(today, 'SUSPENDED', '02:00')], []],
    ['a day beyond all', [day('2027-03-09', 'DRAFT')], []],
  ] as [string, DayFacts[], string[]][])('%s', (_, days, expected) => {
    expect(due([...days, ...rest])).toEqual(expected)
  })
  it('publishes the day that comes within the horizon', () => {
    expect(due([day(today, 'PUBLISHED'), rest[0]!, day('2027-03-03', 'DRAFT'), rest[2]!])).toEqual([
      '2027-03-03 DRAFT PUBLISHED',
    ])
  })
})

describe('conflictOf', () => {
  const day: Difference = {
    state: 'DRAFT',
    templateIdx: 1,
    adds: 1,
    removes: 0,
    kindChanges: false,
    sharesChange: false,
    isShutInPart: false,
    hasShutCourse: false,
    claims: 0,
    onRecord: 0,
  }
  it.each([
    ['a draft', {}, undefined],
    ['a day that is not there', { state: null }, undefined],
    ['a day in use', { claims: 1 }, 'CLAIMS'],
    ['a tee time that was booked before', { onRecord: 1, removes: 1 }, 'CLAIMS'],
    ['a day in use that stays as it is', { claims: 1, adds: 0 }, undefined],
    ['a day in use whose kind changes', { claims: 1, adds: 0, kindChanges: true }, 'CLAIMS'],
    ['a day in use whose shares change', { claims: 1, adds: 0, sharesChange: true }, 'CLAIMS'],
    ['a past day', { state: 'CLOSED' }, 'STATE'],
    ['a suspended day', { state: 'SUSPENDED' }, 'STATE'],
    ['a day without a template', { templateIdx: null }, 'NO_TEMPLATE'],
  ] as [string, Partial<Difference>, string | undefined][])('%s', (_, fields, expected) => {
    expect(conflictOf({ ...day, ...fields })).toBe(expected)
  })
})

describe('datesBetween', () => {
  it('counts both ends, over 29 February too', () => {
    expect(datesBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })
})
