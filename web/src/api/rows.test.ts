import { expect, test } from 'vitest'
import { fromRows, toRows } from './rows'

test('records come back from their rows, with and without optional values', () => {
  const records = [{ time: '07:00', names: ['Ann'], price: null }, { time: '07:08', price: 0 }, { time: '07:16' }]
  expect(fromRows(toRows<object>(records))).toStrictEqual(records)
  expect(fromRows(toRows([]))).toEqual([])
})

test.each([1, 2, 36, 37, 40])('records come back where a key has %i different values', (different) => {
  const records = Array.from({ length: 80 }, (_, i) => ({
    idx: 70_000 + i,
    same: 'EXCLUSIVE',
    some: `${i % different}`,
    list: [{ part: '1', count: i % different }],
  }))
  expect(fromRows(toRows(records))).toStrictEqual(records)
})

test('a value that many records share is said once', () => {
  const records = Array.from({ length: 100 }, (_, idx) => ({
    idx,
    state: idx % 3 ? 'BOOKED' : 'OPEN',
    mode: 'EXCLUSIVE',
  }))
  const said = JSON.stringify(toRows(records))
  expect(said.match(/BOOKED/g)).toHaveLength(1)
  expect(said.match(/EXCLUSIVE/g)).toHaveLength(1)
})

test('numbers and days that follow each other are said by the first', () => {
  const records = Array.from({ length: 40 }, (_, i) => ({
    idx: 71_429 + i,
    date: new Date(Date.UTC(2026, 10, 20 + i)).toISOString().slice(0, 10),
    gap: i < 39 ? i : 41,
    time: `0${i}:00`,
  }))
  const rows = toRows(records)
  expect(rows.values.map(({ length }) => length)).toEqual([1, 1, 40, 40])
  expect(fromRows(rows)).toStrictEqual(records)
})
