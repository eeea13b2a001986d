import { outletRecord } from '@clubhouse/contract/board/outlet'
import type { Locale } from '@clubhouse/contract/format/format'
import { ipBlockRecord } from '@clubhouse/contract/ip-block'
import type { AnyRecord } from '@clubhouse/contract/record'
import { discountRecord } from '@clubhouse/contract/reservation/rules/discount'
import { feeRecord } from '@clubhouse/contract/reservation/rules/fee'
import { holidayRecord } from '@clubhouse/contract/reservation/sheet/holiday'
import { expect, test } from 'vitest'
import { inputOf } from '../ui/form/wire'
import { readersOf, valuesOf } from './record-values'

const locale = { zone: 'Asia/Seoul' } as Locale
const EUR = { others: ['ko'], currency: 'EUR', locale }
const sentOf = (calls: AnyRecord, row: object) =>
  inputOf(calls.change.input, valuesOf(calls, row, EUR), readersOf(calls, 'EUR'))

const discount = {
  ...{ key: 'EVENT', percent: 15, amount: null, dayClass: null, part: '2', stackable: true },
  ...{ from: '2027-01-01', to: null },
}
const fee = {
  ...{ key: 'GREEN', dayClass: 'WEEKEND', part: '3', memberType: '10', unit: 'PERSON', amount: 18_050 },
  ...{ from: '2027-01-01', to: '2027-12-31' },
}

test.each<[string, AnyRecord, object, object]>([
  ['a share', discountRecord, discount, { discountIdx: 3, name: 'Event', version: 1 }],
  [
    'an amount',
    discountRecord,
    { ...discount, percent: null, amount: 5_050, dayClass: 'WEEKDAY', to: '2027-02-28' },
    { name: 'Event' },
  ],
  ['a fee', feeRecord, fee, { feeIdx: 7, name: 'Green fee', season: null, version: 2 }],
  [
    'words of each language',
    outletRecord,
    {
      ...{ name: 'Terrace', place: '', hours: '7–17', phoneNo: '', orderNo: 20, isUse: false },
      translated: { ko: { name: '테라스', place: '', hours: '' } },
    },
    { outletIdx: 1, version: 4 },
  ],
  [
    'a day and its kind',
    holidayRecord,
    { date: '2027-05-05', name: 'Children’s Day', translated: { ko: { name: '어린이날' } }, dayType: 'HO' },
    {},
  ],
])('%s is sent as it is, whole, through the form', (_, calls, fields, shown) => {
  expect(sentOf(calls, { ...fields, ...shown })).toMatchObject(fields)
  expect(
    Object.keys(sentOf(calls, { ...fields, ...shown })).filter((name) => name in shown && name !== 'season'),
  ).toEqual([])
})

test('what a row is without is an empty text, and so is all of a new one', () => {
  expect(valuesOf(discountRecord, discount, EUR)).toMatchObject({ amount: '', dayClass: '', percent: '15', to: '' })
  expect(valuesOf(holidayRecord, { dayType: 'HO' }, EUR)).toEqual({
    ...{ date: '', name: '', 'translated.ko.name': '', dayType: 'HO' },
  })
})

test('an instant is a day and a time of the club; one that is missing is empty', () => {
  expect(valuesOf(ipBlockRecord, { startAt: '2026-12-01T23:30:00Z', endAt: null }, EUR)).toMatchObject({
    ...{ 'startAt.date': '2026-12-02', 'startAt.time': '08:30' },
    ...{ 'endAt.date': '', 'endAt.time': '' },
  })
})
