import type { DataOf } from '@clubhouse/contract/call'
import type { read } from '@clubhouse/contract/dashboard'
import type { ExportedRows } from '../../office/use-export'
import { type Bucket, bucketsOf, type FillOfDay, fillSum, partSum, partsOf, within, yearEarlier } from './buckets'
import type { ChartData, ChartRow } from './chart/chart-data'
import type { ChartWords } from './chart-words'
import { daysAt, sheetAt } from './list-links'

type Numbers = DataOf<typeof read>
type Range = { from: string; to: string }

/** The charts of the fill rate. @param excel the download of the days of a range */
export function sheetCharts(numbers: Numbers, words: ChartWords, excel: (range: Range) => ExportedRows): ChartData[] {
  const { occupancy, occupancyYearBefore, ahead, byPart, byCourse } = numbers
  if (!occupancy || !ahead || !byPart || !byCourse) return []
  const { t } = words
  const days = { from: numbers.from, to: numbers.to }
  const next = { from: ahead[0]?.date ?? days.to, to: ahead.at(-1)?.date ?? days.to }
  const rate = { series: [t('dashboard.FILL')], isRate: true as const }
  const head = t('day-figures.DATE')
  return [
    {
      ...largeChart(bucketsOf(days.from, days.to), occupancy, occupancyYearBefore ?? [], words),
      isRate: true,
      head,
      title: t('dashboard.CHART_FILL'),
    },
    {
      ...rate,
      head,
      title: t('dashboard.CHART_AHEAD'),
      rows: fillRows(bucketsOf(next.from, next.to), ahead, words),
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

/** By part of the day, where there are several; the year before as a line, where the club had tee times in it. */
function largeChart(
  buckets: readonly Bucket[],
  fills: readonly FillOfDay[],
  before: readonly FillOfDay[],
  words: ChartWords,
): Pick<ChartData, 'series' | 'rows' | 'isStacked' | 'hasLine'> {
  const { t } = words
  const found = partsOf(fills)
  const parts = found.length > 1 ? found : []
  const hasLine = before.some(({ total }) => total > 0)
  const shown = fills.length > 0 || hasLine ? buckets : []
  const rows = shown.map((bucket) => {
    const layers = parts.map((part) => layerOf(bucket, fills, part, words))
    const then = hasLine ? [fillOf(yearEarlier(bucket), before, words)] : []
    const cells = [fillOf(bucket, fills, words), ...layers, ...then]
    return {
      ...words.bucket(bucket),
      values: cells.flatMap(({ values }) => values),
      says: cells.flatMap(({ says }) => says),
      lists: cells.flatMap(({ lists }) => lists),
    }
  })
  return {
    series: [t('dashboard.FILL'), ...parts.map(words.part), ...(hasLine ? [t('dashboard.YEAR_LINE')] : [])],
    rows,
    ...(parts.length > 0 && { isStacked: true as const }),
    ...(hasLine && { hasLine: true as const }),
  }
}

/** Nothing at all where no day has a sheet. */
function fillRows(buckets: readonly Bucket[], fills: readonly FillOfDay[], words: ChartWords): ChartRow[] {
  if (fills.length === 0) return []
  return buckets.map((bucket) => ({ ...words.bucket(bucket), ...fillOf(bucket, fills, words) }))
}

function fillOf(bucket: Bucket, fills: readonly FillOfDay[], words: ChartWords) {
  const list = bucket.month ? daysAt({ from: bucket.from, to: bucket.to }) : sheetAt(bucket.from)
  return { ...words.fill(fillSum(within(fills, bucket))), lists: [list] }
}

function layerOf(bucket: Bucket, fills: readonly FillOfDay[], part: string, words: ChartWords) {
  const found = within(fills, bucket)
  const list = daysAt({ from: bucket.from, to: bucket.to, part })
  return { ...words.layer(partSum(found, part), fillSum(found)), lists: [list] }
}
