import { useCallback } from 'react'
import { useFormat } from '../../../language/use-text'

const WEEK_MS = 7 * 86_400_000

/** A short opening time for the strip: `Mon 09:00`, or `11.23` when it is far away. */
export function useShortWhen(): (at: string, now: number) => string {
  const format = useFormat()
  return useCallback(
    (at, now) => {
      const { weekday, clock, day, dayOf } = format
      return Date.parse(at) - now < WEEK_MS ? `${weekday(dayOf(at))} ${clock(at)}` : day(dayOf(at), 'bare')
    },
    [format],
  )
}
