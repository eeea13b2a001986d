import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import type { Bucket, Fill } from './buckets'
import { daysAt, rateOf } from './list-links'

/** How the rows of charts are named and said. */
export function useChartWords() {
  const t = useText()
  const format = useFormat()
  const parts = useCodes('218')
  const of = ({ taken, total }: Fill) =>
    t('dashboard.FILL_OF', { taken: format.number(taken), total: format.number(total) })
  const fill = (all: Fill) => {
    const rate = rateOf(all)
    return { values: [rate ?? null], says: [rate === undefined ? '–' : `${rate}% · ${of(all)}`] }
  }
  return {
    t,
    fill,
    /** What a part adds to the fill rate of all, and in words its own tee times. */
    layer: (part: Fill, all: Fill) => {
      const value = all.total > 0 && part.total > 0 ? (100 * part.taken) / all.total : null
      return { values: [value], says: [value === null ? '–' : of(part)] }
    },
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
