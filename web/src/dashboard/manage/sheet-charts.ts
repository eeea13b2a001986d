import type { DataOf } from '@clubhouse/contract/call'
import type { read } from '@clubhouse/contract/dashboard'
import type { ExportedRows } from '../../office/use-export'
import { type Bucket, bucketsOf, sumOf, within } from './buckets'
import type { ChartData, ChartRow } from './chart/chart-data'
import type { ChartWords, Fill } from './chart-words'
import { daysAt, sheetAt } from './list-links'

type Numbers = DataOf<typeof read>
type FillOfDay = Fill & { date: string }
type Range = { from: string; to: string }

/** The charts of the fill rate. @param excel the download of the days of a range */
export function sheetCharts(numbers: Numbers, words: ChartWords, excel: (range: Range) => ExportedRows): ChartData[] {
  const { occupancy, ahead, byPart, byCourse } = numbers
  if (!occupancy || !ahead || !byPart || !byCourse) return []
  const { t } = words
  const days = { from: numbers.from, to: numbers.to }
  const next = { from: ahead[0]?.date ?? days.to, to: ahead.at(-1)?.date ?? days.to }
  const rate = { series: [t('dashboard.FILL')], isRate: true as const }
  const head = t('day-figures.DATE')
  return [
    {
      ...rate,
      head,
      title: t('dashboard.CHART_FILL'),
      rows: fillRows(bucketsOf(days.from, days.to), occupancy, words),
    },
    {
      ...rate,
      head,
      title: t('dashboard.CHART_AHEAD'),
      rows: fillRows(ahead.length > 0 ? bucketsOf(next.from, next.to) : [], ahead, words),
      excel: excel(next),
    },
    {
      ...rate,
      head: t('day-figures.PART'),
      title: t('dashboard.CHART_PARTS'),
      rows: byPart.map(({ part, ...fill }) => words.group(part, words.part(part), fill, { ...days, part })),
    },
    {
      ...rate,
      head: t('day-figures.COURSE'),
      title: t('dashboard.CHART_COURSES'),
      rows: byCourse.map(({ courseIdx, name, ...fill }) =>
        words.group(String(courseIdx), name, fill, { ...days, courseIdx }),
      ),
    },
  ]
}

/** Nothing at all where no day has a sheet. */
function fillRows(buckets: readonly Bucket[], fills: readonly FillOfDay[], words: ChartWords): ChartRow[] {
  if (fills.length === 0) return []
  return buckets.map((bucket) => {
    const found = within(fills, bucket)
    const fill = { taken: sumOf(found, ({ taken }) => taken), total: sumOf(found, ({ total }) => total) }
    const list = bucket.month ? daysAt({ from: bucket.from, to: bucket.to }) : sheetAt(bucket.from)
    return { ...words.bucket(bucket), ...words.fill(fill), lists: [list] }
  })
}
