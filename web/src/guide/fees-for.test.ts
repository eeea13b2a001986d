import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { expect, test } from 'vitest'
import { feesFor, hasOthers, typesWithFees } from './fees-for'

type Fee = Guide['fees'][number]

const fee = (key: string, memberType: string | null, part: string | null, weekday: number | null, weekend = weekday) =>
  ({
    ...{ key, memberType, part, weekday, weekend, name: key, unit: 'PERSON' },
    ...{ memberTypeName: memberType && `Type ${memberType}`, partName: part && `Part ${part}` },
  }) as Fee

const FEES = [
  fee('GREEN', '10', null, 100, 150),
  fee('GREEN', '10', '3', 60, 90),
  fee('GREEN', null, null, 200, 300),
  fee('GREEN', null, '3', 180, 250),
  fee('CART', null, null, 80),
]
const said = (memberType: string | null, fees: readonly Fee[] = FEES) =>
  feesFor(fees, memberType).map(({ key, part, weekday, weekend }) => `${key} ${part ?? 'all'} ${weekday} ${weekend}`)

test('a type with its own fees pays these, and what everyone pays besides', () => {
  expect(said('10')).toEqual(['GREEN all 100 150', 'GREEN 3 60 90', 'CART all 80 80'])
})

test('another type pays what everyone pays', () => {
  expect(said('20')).toEqual(['GREEN all 200 300', 'GREEN 3 180 250', 'CART all 80 80'])
})

test('the type comes before the part of the day: a part of everyone does not lower the fee of a type', () => {
  expect(said('10', [fee('GREEN', '10', null, 100), fee('GREEN', null, '3', 50)])).toEqual(['GREEN all 100 100'])
})

test('a class of day without a fee of the type has that of everyone', () => {
  const fees = [fee('GREEN', '10', null, 100, null), fee('GREEN', null, null, 200, 300)]
  expect(said('10', fees)).toEqual(['GREEN all 100 300'])
})

test('the types to choose from are those with fees of their own', () => {
  expect(typesWithFees(FEES)).toEqual([{ value: '10', label: 'Type 10' }])
  expect(typesWithFees([])).toEqual([])
})

test('everyone else is a choice where a fee differs for those without their own', () => {
  expect(hasOthers(FEES)).toBe(true)
  expect(hasOthers([fee('GREEN', '10', null, 100), fee('CART', null, null, 80)])).toBe(false)
})
