import { describe, expect, it } from 'vitest'
import { drawnOf, keptOf } from './share-rules.ts'

const day = (times: number, courses: number, taken: readonly string[] = []) =>
  Array.from({ length: times * courses }, (_, i) => {
    const time = `07:${String(Math.floor(i / courses)).padStart(2, '0')}`
    const courseIdx = (i % courses) + 1
    return { time, courseIdx, isFree: !taken.includes(`${time} ${courseIdx}`) }
  })

it.each([
  ['none', day(17, 2), 0, []],
  ['one in the middle', day(9, 1), 1, ['07:04 1']],
  ['evenly over time, in turn over the courses', day(17, 2), 3, ['07:02 1', '07:08 2', '07:14 1']],
  ['over three courses', day(17, 3), 5, ['07:01 1', '07:05 2', '07:08 3', '07:11 1', '07:15 2']],
  ['beside one that is taken', day(9, 1, ['07:04 1']), 1, ['07:03 1']],
  ['on the other course at the same time', day(17, 2, ['07:02 1']), 3, ['07:02 2', '07:08 2', '07:14 1']],
  ['no more than are free', day(2, 1, ['07:00 1']), 2, ['07:01 1']],
  ['all of a part', day(2, 2), 4, ['07:00 1', '07:00 2', '07:01 1', '07:01 2']],
  ['less than none', day(2, 1), -1, []],
])('keeps %s', (_, teeTimes, count, expected) => {
  const kept = keptOf(teeTimes, count).map(({ time, courseIdx }) => `${time} ${courseIdx}`)
  expect(kept.toSorted()).toEqual(expected)
})

describe('the counts of a part of 20 tee times', () => {
  const shares = { draw: 12, fcfs: 4, house: 2, team: 2 }
  it.each([
    ['without a group', { teams: 0, byDraw: 0 }, { draw: 12, house: 2 }],
    ['with groups in their share and in first come', { teams: 6, byDraw: 0 }, { draw: 12, house: 2 }],
    ['with one group more, out of the draw', { teams: 7, byDraw: 0 }, { draw: 11, house: 2 }],
    ['with as many as the draw has, out of the club', { teams: 19, byDraw: 0 }, { draw: 0, house: 1 }],
    ['all given by draw, but for the club', { teams: 0, byDraw: 20 }, { draw: 18, house: 2 }],
    ['all given by draw, but for the club and groups', { teams: 3, byDraw: 20 }, { draw: 15, house: 2 }],
  ])('%s', (_, facts, counts) => {
    expect(drawnOf(shares, facts)).toEqual(counts)
  })
})
