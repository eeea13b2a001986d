import { expect, test } from 'vitest'
import { meanwhile } from './meanwhile'

test.each([
  ['nobody did anything', 'a', 'a', 'a', 'a', false],
  ['only I typed', 'a', 'b', 'a', 'b', false],
  ['only somebody else saved', 'a', 'a', 'c', 'c', true],
  ['both, and mine stays', 'a', 'b', 'c', 'b', true],
  ['both the same, as after my own saving', 'a', 'b', 'b', 'b', false],
  ['I emptied it, somebody else changed it', 'a', '', 'c', '', true],
  ['I typed and went back, somebody else saved', 'a', 'a', '', '', true],
])('%s', (_, before, typed, saved, shown, isTheirs) => {
  expect(meanwhile({ name: before }, { name: typed }, { name: saved })).toEqual({
    values: { name: shown },
    theirs: isTheirs ? ['name'] : [],
  })
})

test('each field by itself', () => {
  const before = { name: 'Ahn', email: 'a@club.example', phoneNo: '1' }
  const typed = { ...before, name: 'Ahn-Lee' }
  const saved = { ...before, phoneNo: '2' }
  expect(meanwhile(before, typed, saved)).toEqual({ values: { ...typed, phoneNo: '2' }, theirs: ['phoneNo'] })
})
