import { expect, it } from 'vitest'
import { nearest } from './place-rules.ts'

const free = (...times: string[]) => times.map((time, i) => ({ slotIdx: i + 1, time }))
const timesOf = (found: { time: string }[]) => found.map(({ time }) => time)

it.each<[string, string[], number, string[]]>([
  ['the first of its hour', ['06:52', '07:00', '07:08', '07:16'], 2, ['07:00', '07:08']],
  ['both courses of a minute', ['07:00', '07:00', '07:08'], 2, ['07:00', '07:00']],
  ['its hour before what is nearer', ['06:52', '07:24', '07:32'], 2, ['07:24', '07:32']],
  ['the nearest where its hour is over', ['06:52', '08:30'], 1, ['06:52']],
  ['what there is', ['09:00'], 3, ['09:00']],
  ['none where none are wanted', ['07:00'], -1, []],
])('a group at 07:00 gets %s', (_, times, count, expected) => {
  expect(timesOf(nearest(free(...times), '07:00', count))).toEqual(expected)
})
