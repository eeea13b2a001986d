import { expect, it } from 'vitest'
import { fitting, moved, named, namesOf } from './layout'

const COLUMNS = [{ id: 'no' }, { id: 'type' }, { id: 'email', isExtra: true }] as const

it('shows the columns as they are declared until a manager chooses', () => {
  expect(fitting({}, COLUMNS)).toEqual({ order: ['no', 'type', 'email'], hidden: ['email'], density: 'dense' })
})

it('keeps what a manager chose when the product drops a column and adds others', () => {
  const own = { order: ['email', 'gone', 'no'], hidden: ['no', 'gone'], density: 'cosy' as const }
  expect(fitting(own, COLUMNS)).toEqual({ order: ['email', 'no', 'type'], hidden: ['no'], density: 'cosy' })
})

it('moves a column by one place', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
})

it('shows the columns that a URL names and hides the others', () => {
  expect(named('email,no,gone,no', COLUMNS)).toEqual({ order: ['email', 'no', 'type'], hidden: ['type'] })
  expect(named('gone', COLUMNS)).toBeUndefined()
  expect(namesOf({ order: ['email', 'no', 'type'], hidden: ['no'] })).toBe('email,type')
})
