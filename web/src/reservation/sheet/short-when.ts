import { useFormat } from '../../language/use-text'

const WEEK_MS = 7 * 86_400_000

/** When something opens, as short as a day of the strip has room for: `Mon 09:00`, or `11.23` when it is far away. */
export function useShortWhen(): (at: string, now: number) => string {
  const { weekday, clock, day, dayOf } = useFormat()
  return (at, now) => (Date.parse(at) - now < WEEK_MS ? `${weekday(dayOf(at))} ${clock(at)}` : day(dayOf(at), 'bare'))
}
