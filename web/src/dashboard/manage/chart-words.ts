import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import type { Bucket, Fill } from './buckets'
import { daysAt, rateOf } from './list-links'

/** How the rows of charts are named and said. */
export function useChartWords() {
  const t = useText()
  const format = useFormat()
  const parts = useCodes('218')
  const fill = ({ taken, total }: Fill) => {
    const rate = rateOf({ taken, total })
    const of = t('dashboard.FILL_OF', { taken: format.number(taken), total: format.number(total) })
    return { values: [rate ?? null], says: [rate === undefined ? '–' : `${rate}% · ${of}`] }
  }
  return {
    t,
    fill,
    part: (part: string) => parts.label(part),
    bucket: ({ from, month }: Bucket) => ({
      key: from,
      label: month ? format.month(month) : format.day(from, 'bare'),
      name: month ? format.month(month) : format.day(from),
    }),
    group: (key: string, name: string, of: Fill, filters: Parameters<typeof daysAt>[0]) => ({
      key,
      label: name,
      name,
      ...fill(of),
      lists: [daysAt(filters)],
    }),
  }
}

export type ChartWords = ReturnType<typeof useChartWords>
