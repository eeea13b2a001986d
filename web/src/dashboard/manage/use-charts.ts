import type { DataOf } from '@clubhouse/contract/call'
import { byDay, type read } from '@clubhouse/contract/dashboard'
import { list as bookings } from '@clubhouse/contract/reservation/booking/list'
import type { ExportedRows } from '../../office/use-export'
import { bucketsOf, sumOf, within } from './buckets'
import type { ChartData } from './chart/chart-data'
import { type ChartWords, useChartWords } from './chart-words'
import { bookingsAt, listOf } from './list-links'
import { sheetCharts } from './sheet-charts'

type Numbers = DataOf<typeof read>
type Range = { from: string; to: string }

/** The charts of the blocks that the manager may read. */
export function useCharts(numbers: Numbers): ChartData[] {
  const words = useChartWords()
  const { from, to } = numbers
  const daysExcel = (range: Range) => ({ call: byDay, input: { ...range, sort: 'date' } })
  const bookingsExcel = { call: bookings, input: { madeFrom: from, madeTo: to } }
  return [
    ...sheetCharts(numbers, words, daysExcel),
    ...bookingCharts(numbers, words, daysExcel({ from, to })),
    viewChart(numbers, words, daysExcel({ from, to })),
    ...leadChart(numbers, words, bookingsExcel),
  ]
}

function bookingCharts({ from, to, bookings }: Numbers, words: ChartWords, excel: ExportedRows): ChartData[] {
  const { t } = words
  if (!bookings) return []
  const rows = bucketsOf(from, to).map((bucket) => {
    const found = within(bookings.byDay, bucket)
    const values = [sumOf(found, ({ made }) => made), sumOf(found, ({ cancelled }) => cancelled)]
    return { ...words.bucket(bucket), values, lists: [listOf('made', bucket), listOf('cancelled', bucket)] }
  })
  const series = [t('day-figures.MADE'), t('day-figures.CANCELLED')]
  return [{ title: t('dashboard.CHART_BOOKINGS'), head: t('day-figures.DATE'), series, rows, excel }]
}

function viewChart({ from, to, views }: Numbers, words: ChartWords, excel: ExportedRows): ChartData {
  const { t } = words
  const rows = bucketsOf(from, to).map((bucket) => {
    const values = [sumOf(within(views.byDay, bucket), (row) => row.views)]
    return { ...words.bucket(bucket), values, lists: [listOf('views', bucket)] }
  })
  const series = [t('day-figures.VIEWS')]
  return { title: t('dashboard.CHART_VIEWS'), head: t('day-figures.DATE'), series, rows, excel }
}

const LEAD_WORDS = ['LEAD_0', 'LEAD_1', 'LEAD_4', 'LEAD_8', 'LEAD_15'] as const

function leadChart({ from, to, leadTime }: Numbers, { t }: ChartWords, excel: ExportedRows): ChartData[] {
  if (!leadTime) return []
  const rows = leadTime.bands.map((band, i) => ({
    key: String(band.from),
    label: band.to === null ? `${band.from}+` : band.from === band.to ? `${band.from}` : `${band.from}–${band.to}`,
    name: t(`booking-list.${LEAD_WORDS[i]!}`),
    values: [band.count],
    lists: [bookingsAt({ madeFrom: from, madeTo: to, leadFrom: band.from, leadTo: band.to })],
  }))
  const series = [t('day-figures.MADE')]
  return [{ title: t('dashboard.CHART_LEAD'), head: t('booking-list.LEAD_DAYS'), series, rows, excel }]
}
