import { feesFor } from '@clubhouse/contract/reservation/rules/closest-fee'
import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { expect, test } from 'vitest'
import { daysOf, partsOf, typesOf } from './fees-for'

type Fee = Guide['fees'][number]

const fee = (key: string, memberType: string | null, part: string | null, weekday: number | null, weekend = weekday) =>
  ({
    ...{
      key,
      memberType,
      part,
      weekday,
      weekend,
      name: key,
      unit: 'PERSON',
      season: false,
      weekdays: [],
      weekdayNames: [],
    },
    ...{ memberTypeName: memberType && `Type ${memberType}`, partName: part && `Part ${part}` },
  }) as Fee

const FEES = [
  fee('GREEN', '10', null, 100, 150),
  fee('GREEN', '10', '3', 60, 90),
  fee('GREEN', null, null, 200, 300),
  fee('GREEN', null, '3', 180, 250),
  fee('CART', null, null, 80),
]
const said = (
  memberType: string,
  part: string | null,
  dayClass: 'WEEKDAY' | 'WEEKEND' = 'WEEKDAY',
  fees: readonly Fee[] = FEES,
  weekday: string | null = null,
) => feesFor(fees, { memberType, part, dayClass, weekday }).map(({ key, amount }) => `${key} ${amount}`)

test('a type with its own fees pays these, and what everyone pays besides', () => {
  expect(said('10', '1')).toEqual(['GREEN 100', 'CART 80'])
  expect(said('10', '1', 'WEEKEND')).toEqual(['GREEN 150', 'CART 80'])
  expect(said('10', '3', 'WEEKEND')).toEqual(['GREEN 90', 'CART 80'])
})

test('another type pays what everyone pays', () => {
  expect(said('20', null)).toEqual(['GREEN 200', 'CART 80'])
  expect(said('20', '3')).toEqual(['GREEN 180', 'CART 80'])
})

test('the type comes before the part of the day: a part of everyone does not lower the fee of a type', () => {
  expect(said('10', '3', 'WEEKDAY', [fee('GREEN', '10', null, 100), fee('GREEN', null, '3', 50)])).toEqual([
    'GREEN 100',
  ])
})

test('a class of day without a fee of the type has that of everyone; a fee without any price is left out', () => {
  const fees = [
    fee('GREEN', '10', null, 100, null),
    fee('GREEN', null, null, 200, 300),
    fee('CART', null, null, 80, null),
  ]
  expect(said('10', null, 'WEEKEND', fees)).toEqual(['GREEN 300'])
})

test('a weekday with a fee of its own is a day to choose, in its class, and has its price there', () => {
  const tuesday = { ...fee('GREEN', null, null, 70, null), weekdays: ['2'], weekdayNames: ['Tue'] }
  const fees = [fee('GREEN', null, null, 200, 300), tuesday]
  expect(daysOf(fees)).toEqual([
    { dayClass: 'WEEKDAY', weekday: null, name: '' },
    { dayClass: 'WEEKDAY', weekday: '2', name: 'Tue' },
    { dayClass: 'WEEKEND', weekday: null, name: '' },
  ])
  expect(said('20', '1', 'WEEKDAY', fees, '2')).toEqual(['GREEN 70'])
  expect(said('20', '1', 'WEEKDAY', fees)).toEqual(['GREEN 200'])
})

test('one chooses among the types that book and those with fees of their own, and among parts alike', () => {
  const opening = [{ memberType: '20', name: 'Type 20', weekday: '', weekend: '' }]
  expect(typesOf({ opening, fees: FEES })).toEqual([
    { value: '20', label: 'Type 20' },
    { value: '10', label: 'Type 10' },
  ])
  const times = [{ part: '1', name: 'Part 1', first: '06:30', last: '09:00' }]
  expect(partsOf({ times, fees: FEES })).toEqual([
    { value: '1', label: 'Part 1' },
    { value: '3', label: 'Part 3' },
  ])
  expect(typesOf({ opening: [], fees: [] })).toEqual([])
})
