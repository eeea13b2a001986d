import type { Forecast } from '@clubhouse/contract/weather'

const whole = (value: number) => Math.round(value) || 0

type Found =
  | { of: 'AT'; values: { code: string; time: string; temp: number; wind: number; chance: number } }
  | { of: 'DAY'; values: { code: string; low: number; high: number; chance: number } }

/**
 * What the forecast says about a tee time: of its hour, else of its day.
 * @param wall day and time of an instant by the club's clock, as 2027-03-04 and 07:00
 */
export function weatherAt(
  { hourly, daily }: Pick<Forecast, 'hourly' | 'daily'>,
  { date, time }: { date: string; time: string },
  wall: (instant: string) => readonly [date: string, time: string],
): Found | undefined {
  const hour = hourly.find(({ at }) => {
    const [day, clock] = wall(at)
    return day === date && clock.slice(0, 2) === time.slice(0, 2)
  })
  if (hour) {
    const { code, temp, wind, rainChance } = hour
    return { of: 'AT', values: { code, time, temp: whole(temp), wind: whole(wind), chance: whole(rainChance) } }
  }
  const day = daily.find((one) => one.date === date)
  if (!day) return undefined
  const { code, low, high, rainChance } = day
  return { of: 'DAY', values: { code, low: whole(low), high: whole(high), chance: whole(rainChance) } }
}
