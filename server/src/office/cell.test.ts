import { contract } from '@clubhouse/contract'
import { type ExportColumn, exportedOf } from '@clubhouse/contract/list'
import { expect, it } from 'vitest'
import { cellsOf } from './cell.ts'

const texts: Record<string, string> = { 'fee.NO_END': 'No end', 'fee.SEASON': 'Season' }
const labels = { lang: 'en', title: 'Fees', text: (key: string) => texts[key], code: () => undefined }

it.each<[string, ExportColumn, unknown, unknown]>([
  ['days of play', 'draw-manage.PLAY_DATES', ['2027-03-06', '2027-03-07'], '2027-03-06, 2027-03-07'],
  ['how many a list has', { heading: 'booking-list.PLAYERS', as: 'count' }, [{ no: 1 }, { no: 2 }], 2],
  ['a season', 'fee.SEASON', { from: '12-01', to: '02-28' }, '12-01 – 02-28'],
  ['what it means to have none', { heading: 'fee.TO', as: 'day', none: 'fee.NO_END' }, null, 'No end'],
  ['nothing where that means nothing', { heading: 'fee.TO', as: 'day' }, null, null],
])('an exported cell shows %s', (_, column, value, shown) => {
  const { values } = cellsOf([['field', column]], labels, { zone: 'Asia/Seoul', currency: 'KRW' })
  expect(values({ field: value })).toEqual([shown])
})

it.each([
  ['KRW', 180_000, 180_000, '#,##0'],
  ['EUR', 18_050, 180.5, '#,##0.00'],
  ['EUR', -1_999, -19.99, '#,##0.00'],
  ['EUR', 0, 0, '#,##0.00'],
])('an exported cell shows amounts of %s as people write them: %s as %s', (currency, minor, shown, format) => {
  const column = { heading: 'booking-list.PRICE', as: 'money' } as const
  const { heads, values } = cellsOf([['total', column]], labels, { zone: 'Asia/Seoul', currency })
  expect(values({ total: minor })).toEqual([shown])
  expect(values({ total: null })).toEqual([null])
  expect(heads[0]!.numFmt).toBe(format)
})

it.each([
  ['bookings', contract.bookingList.list, ['total', 'paid', 'open']],
  ['penalties', contract.penaltyList.list, ['money']],
  ['dishes', contract.fnbMenu.list, ['price']],
  ['fees', contract.fee.list, ['amount']],
])('amounts of %s are exported as money', (_, call, fields) => {
  for (const field of fields) expect(exportedOf(call)?.[field]).toMatchObject({ as: 'money' })
})
