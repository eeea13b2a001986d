import type { TemplatePart } from '@clubhouse/contract/reservation/sheet/template'
import { describe, expect, it } from 'vitest'
import { areForSameDays, isDayOfYear, partsFault } from './manage-rules.ts'

const EVERY = { dayTypes: ['WD', 'SA', 'SU', 'HO', 'EV'], weekdays: ['1', '2', '3', '4', '5', '6', '7'] }
const WINTER = { ...EVERY, from: '10-01', to: '03-31' }
const SUMMER = { ...EVERY, from: '04-01', to: '09-30' }

describe('templates for the same days', () => {
  it.each([
    ['seasons that follow each other', WINTER, SUMMER, false],
    ['a season that begins in the other', WINTER, { ...SUMMER, from: '03-31' }, true],
    ['a season within one over the new year', WINTER, { ...EVERY, from: '01-10', to: '01-20' }, true],
    ['weekdays and Saturdays', { ...WINTER, dayTypes: ['WD'] }, { ...WINTER, dayTypes: ['SA'] }, false],
    [
      'holidays, whatever their weekday',
      { ...WINTER, weekdays: ['1'] },
      { ...WINTER, dayTypes: ['HO'], weekdays: ['2'] },
      true,
    ],
    [
      'Mondays and Tuesdays',
      { ...WINTER, dayTypes: ['WD'], weekdays: ['1'] },
      { ...WINTER, dayTypes: ['WD'], weekdays: ['2'] },
      false,
    ],
    [
      'Saturdays that ask for Mondays',
      { ...WINTER, dayTypes: ['SA'], weekdays: ['1'] },
      { ...WINTER, dayTypes: ['SA'], weekdays: ['1'] },
      false,
    ],
  ])('%s', (_, one, other, expected) => {
    expect([areForSameDays(one, other), areForSameDays(other, one)]).toEqual([expected, expected])
  })
})

const PART: TemplatePart = {
  part: '1',
  firstTime: '07:00',
  lastTime: '08:00',
  interval: 8,
  routes: [{ startCourseIdx: 1, turnCourseIdx: 2 }],
  holes: '18',
  mode: 'EXCLUSIVE',
  minPlayers: 4,
  capacity: 4,
  w05: 'F',
  shares: { draw: 60, fcfs: 30, house: 10, team: 0 },
}
const LOOPS = new Map([
  [1, 9],
  [2, 9],
  [3, 18],
])

describe('the parts of a template', () => {
  it.each([
    ['as they should be', {}, undefined],
    ['last before first', { lastTime: '06:59' }, 'parts.lastTime'],
    ['more players than places', { capacity: 3 }, 'parts.minPlayers'],
    ['shares beside 100', { shares: { draw: 60, fcfs: 30, house: 0, team: 0 } }, 'parts.shares'],
    ['a course twice', { routes: [PART.routes[0]!, PART.routes[0]!] }, 'parts.routes'],
    ['an unknown course', { routes: [{ startCourseIdx: 9, turnCourseIdx: 1 }] }, 'parts.routes'],
    ['an unknown turn', { routes: [{ startCourseIdx: 1, turnCourseIdx: 9 }] }, 'parts.routes'],
    ['eighteen holes without a turn', { routes: [{ startCourseIdx: 1 }] }, 'parts.routes'],
    ['nine holes without a turn', { holes: '9', routes: [{ startCourseIdx: 1 }] }, undefined],
    ['eighteen holes of one course', { routes: [{ startCourseIdx: 3 }] }, undefined],
  ] as const)('%s', (_, change, fault) => {
    expect(partsFault([{ ...PART, ...change } as TemplatePart], LOOPS)).toBe(fault)
  })

  it('name no part twice', () => {
    expect(partsFault([PART, PART], LOOPS)).toBe('parts.part')
  })
})

it.each([
  ['02-29', true],
  ['02-30', false],
  ['04-31', false],
  ['12-31', true],
])('%s is a day of some year: %s', (day, expected) => {
  expect(isDayOfYear(day)).toBe(expected)
})
