import { expect, test } from 'vitest'
import { CLOSED, checksOf, fieldsIn, isComplete, valuesOf } from './template-values'

const COURSES = [
  { courseIdx: 1, name: 'Lake' },
  { courseIdx: 2, name: 'Pine' },
]
const season = { from: '01-01', to: '12-31', isUse: true }

test('a template has at least one part, or the club is closed on its days', () => {
  const empty = { ...season, ...valuesOf(COURSES) }
  const { 'on 1': hasPart } = checksOf(COURSES)
  expect([hasPart!(empty), isComplete(empty, COURSES)]).toEqual(['template.NO_PARTS', false])
  // What was typed in a part counts no more once the club is closed.
  const closed = { ...empty, [CLOSED]: true, 'on 1': true }
  expect([hasPart!(closed), isComplete(closed, COURSES)]).toEqual([undefined, true])
  expect(fieldsIn(closed, COURSES).parts).toEqual([])
})

test('one without parts is read as closed, a new one is not', () => {
  const mondays = { templateIdx: 1, name: 'Mondays', dayTypes: ['WD'], weekdays: ['1'] } as never
  expect(valuesOf(COURSES, mondays, [])).toMatchObject({ [CLOSED]: true, weekdays: ['1'] })
  expect(valuesOf(COURSES)[CLOSED]).toBe(false)
})
