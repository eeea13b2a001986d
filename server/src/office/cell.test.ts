import type { ExportColumn } from '@clubhouse/contract/list'
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
  const { values } = cellsOf([['field', column]], labels, 'Asia/Seoul')
  expect(values({ field: value })).toEqual([shown])
})
