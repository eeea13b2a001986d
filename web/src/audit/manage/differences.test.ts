import { expect, it } from 'vitest'
import { differencesOf } from './differences'

it('has the fields that differ, those inside others by their path', () => {
  const before = { title: 'Old', state: 'DRAFT', at: { from: 1, to: 2 }, langs: ['en'] }
  const after = { title: 'New', state: 'DRAFT', at: { from: 1, to: 3 }, langs: ['en', 'ko'] }
  expect(differencesOf(before, after)).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'at.to', before: '2', after: '3' },
    { field: 'langs', before: 'en', after: 'en, ko' },
  ])
})

it('has every value of a record that is new or gone', () => {
  expect(differencesOf(null, { seats: [0, 1], players: [{ kind: 'TBD' }] })).toEqual([
    { field: 'seats', before: null, after: '0, 1' },
    { field: 'players.0.kind', before: null, after: 'TBD' },
  ])
  expect(differencesOf({ on: false }, null)).toEqual([{ field: 'on', before: 'false', after: null }])
})

it('has a single value without a name, and nothing of an empty entry', () => {
  expect(differencesOf(null, 'read')).toEqual([{ field: '', before: null, after: 'read' }])
  expect(differencesOf(null, undefined)).toEqual([])
  expect(differencesOf({}, { name: null, memo: '' })).toEqual([])
})
