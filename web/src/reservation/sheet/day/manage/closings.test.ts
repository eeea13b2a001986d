import { expect, test } from 'vitest'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { closingsOf, openCourses } from './closings'

const [LAKE, PINE] = [7, 8]
const slot = (courseIdx: number, part: string) => ({ courseIdx, part }) as ManagerSheet['slots'][number]
const SLOTS = [slot(LAKE, '1'), slot(PINE, '1'), slot(LAKE, '2'), slot(PINE, '2')]
const share = (part: string, suspended: string | null = null) => ({ part, used: 0, max: 0, suspended })
const closed = (courseIdx: number, part: string, reason = 'Burst pipe') => ({ courseIdx, part, reason })

test.each([
  ['nothing', [], [], []],
  ['a part', [share('1'), share('2', 'Snow')], [], [{ part: '2', reason: 'Snow' }]],
  ['a course in one part', [], [closed(LAKE, '1')], [closed(LAKE, '1')]],
  [
    'a course in all of its parts',
    [],
    [closed(LAKE, '1'), closed(LAKE, '2'), closed(LAKE, '3')],
    [{ courseIdx: LAKE, reason: 'Burst pipe' }],
  ],
  [
    'a course with two reasons',
    [],
    [closed(LAKE, '1'), closed(LAKE, '2', 'Tournament')],
    [closed(LAKE, '1'), closed(LAKE, '2', 'Tournament')],
  ],
])('names what is closed: %s', (_, shares, shutCourses, closings) => {
  expect(closingsOf({ shares, shutCourses, slots: SLOTS })).toEqual(closings)
})

test('offers courses of which a part is open', () => {
  const courses = [LAKE, PINE].map((courseIdx) => ({ courseIdx, code: '1', name: String(courseIdx) }))
  const offered = (shutCourses: ManagerSheet['shutCourses']) =>
    openCourses({ courses, slots: SLOTS, shutCourses }).map(({ courseIdx }) => courseIdx)
  expect(offered([closed(LAKE, '1')])).toEqual([LAKE, PINE])
  expect(offered([closed(LAKE, '1'), closed(LAKE, '2')])).toEqual([PINE])
})
