import { expect, test } from 'vitest'
import { fromRows, toRows } from './rows'

test('records come back from their rows, with and without optional values', () => {
  const records = [{ time: '07:00', names: ['Ann'], price: null }, { time: '07:08', price: 0 }, { time: '07:16' }]
  expect(fromRows(toRows<object>(records))).toStrictEqual(records)
  expect(fromRows(toRows([]))).toEqual([])
})
