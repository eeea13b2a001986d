import { expect, test } from 'vitest'
import {
  afterReturning,
  afterSaving,
  afterTyping,
  changed,
  type Draft,
  isSame,
  NOTHING,
  shown,
  theirs,
  type Value,
  type Values,
} from './draft'

const saved: Values = { name: 'Greenhill', phone: '1', open: true }
const typing = (...steps: [field: string, value: string | boolean][]): Draft =>
  steps.reduce((draft, [field, value]) => afterTyping(draft, saved, field, value), NOTHING)

test.each<[string, Draft, Values, Values, string[], string[]]>([
  ['nothing typed', NOTHING, saved, saved, [], []],
  ['a field', typing(['name', 'Hill']), saved, { ...saved, name: 'Hill' }, ['name'], []],
  ['emptied', typing(['name', '']), saved, { ...saved, name: '' }, ['name'], []],
  ['switched off', typing(['open', false]), saved, { ...saved, open: false }, ['open'], []],
  ['and back again', typing(['name', 'Hill'], ['name', 'Greenhill']), saved, saved, [], []],
  [
    'someone else saves another field',
    typing(['name', 'Hill']),
    { ...saved, phone: '2' },
    { name: 'Hill', phone: '2', open: true },
    ['name'],
    [],
  ],
  [
    'someone else saves the same field',
    typing(['name', 'Hill']),
    { ...saved, name: 'Lake' },
    { ...saved, name: 'Hill' },
    ['name'],
    ['name'],
  ],
  [
    'someone else saves the same',
    typing(['name', 'Hill']),
    { ...saved, name: 'Hill' },
    { ...saved, name: 'Hill' },
    [],
    [],
  ],
  [
    'typed on after that',
    afterTyping(typing(['name', 'Hill']), { ...saved, name: 'Lake' }, 'name', 'Hills'),
    { ...saved, name: 'Lake' },
    { ...saved, name: 'Hills' },
    ['name'],
    ['name'],
  ],
])('%s', (_, draft, now, shows, changes, others) => {
  expect(shown(draft, now)).toEqual(shows)
  expect(changed(draft, now)).toEqual(changes)
  expect(theirs(draft, now)).toEqual(others)
})

test('what was typed while it was being saved stays unsaved', () => {
  const sent = { name: 'Hill', phone: '2' }
  const draft = afterTyping(typing(['name', 'Hill'], ['phone', '2']), saved, 'phone', '23')
  expect(changed(afterSaving(draft, sent), { ...saved, ...sent })).toEqual(['phone'])
})

test('a refetch, a save of other fields and a refused save leave what was typed', () => {
  const draft = typing(['name', 'Hill'])
  for (const now of [saved, { ...saved }, { ...saved, open: false }, { ...saved, phone: '2', name: 'Lake' }])
    expect(shown(draft, now).name).toBe('Hill')
})

test.each<[Value, Value, boolean]>([
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a', 'c'], false],
  [[], '', false],
  ['a', 'a', true],
])('%j and %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})

test.each<[string, Draft, Values, boolean, Values]>([
  [
    'what was typed is there again',
    typing(['name', 'Hill'], ['open', false]),
    saved,
    true,
    { name: 'Hill', open: false },
  ],
  ['a newer beginning counts more', typing(['name', 'Hill']), { ...saved, name: 'Lake' }, true, {}],
  ['a newer saved value does not', typing(['name', 'Hill']), { ...saved, name: 'Lake' }, false, { name: 'Hill' }],
  ['a field that is gone is left out', typing(['name', 'Hill']), { phone: '1' }, false, {}],
])('on another page %s', (_, kept, now, isNew, typed) => {
  expect(afterReturning(kept, now, isNew).typed).toEqual(typed)
})

test('a restored draft names the fields that someone else has saved since', () => {
  const now = { ...saved, name: 'Lake' }
  expect(theirs(afterReturning(typing(['name', 'Hill']), now, false), now)).toEqual(['name'])
})
