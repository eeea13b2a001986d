import { expect, test } from 'vitest'
import { holesIn } from './read-site'

const COURSES = [
  {
    ...{ code: '1', name: 'Lake' },
    holes: [
      { no: 1, tip: 'Aim at the tower.' },
      { no: 7, tip: 'Water on the right.' },
    ],
  },
  { code: '2', name: '힐', holes: [{ no: 7, tip: '오른쪽에 물이 있습니다.' }] },
]

test.each([
  ['lake', ['Lake']],
  ['Lake 7', ['Lake 7']],
  ['hole 7', ['Lake 7', '힐 7']],
  ['7번 홀', ['Lake 7', '힐 7']],
  ['힐 7번홀', ['힐 7']],
  ['1', ['Lake 1']],
  ['water', ['Lake 7']],
  ['right WATER', ['Lake 7']],
  ['물이', ['힐 7']],
  ['hole', []],
  ['hole 17', []],
])('%s finds the holes %j', (keyword, found) => {
  expect(holesIn(COURSES, keyword).map(({ name, no }) => [name, no].join(' ').trim())).toEqual(found)
})
