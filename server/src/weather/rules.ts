import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import type { Forecast, WeatherAlert } from '@clubhouse/contract/weather'

/** °C, m/s, mm (snow: cm) and per cent, for the hour that begins at `at`. */
export interface Hour {
  at: string
  code: string
  temp: number
  feels: number
  humidity: number
  rain: number
  rainChance: number
  snow: number
  wind: number
  gust: number
}

export type Day = Forecast['daily'][number]

export interface Reading {
  hours: Hour[]
  days: Day[]
}

const HOUR_MS = 3_600_000
const HOURS_SHOWN = 48
const DAYS_SHOWN = 7
/** The source is read every 15 minutes; older values missed two readings. */
const FRESH_MS = 45 * 60_000

export const isStale = (observedMs: number, nowMs: number): boolean => nowMs - observedMs > FRESH_MS

/** The hour that runs; undefined when the reading does not reach that far. */
export const hourOf = ({ hours }: Reading, nowMs: number): Hour | undefined =>
  hours.find(({ at }) => Date.parse(at) <= nowMs && nowMs < Date.parse(at) + HOUR_MS)

/** Two days of hours. @param fromMs a moment in the first hour */
export const hoursFrom = ({ hours }: Reading, fromMs: number): Hour[] =>
  hours.filter(({ at }) => Date.parse(at) + HOUR_MS > fromMs).slice(0, HOURS_SHOWN)

/** A week of days. @param today yyyy-MM-dd */
export const daysFrom = ({ days }: Reading, today: string): Day[] =>
  days.filter(({ date }) => date >= today).slice(0, DAYS_SHOWN)

/** From which values a club waives penalties. */
export type WeatherLimits = PolicyValues['weather']

/** Of a kind of weather: the value of an hour, and whether it reaches the limit of the club. Source: docs/rules.md, Penalties. */
const KINDS: Record<
  WeatherAlert,
  { value?: (hour: Hour) => number; reaches: (hour: Hour, to: WeatherLimits) => boolean }
> = {
  RAIN: { value: ({ rain }) => rain, reaches: ({ rain }, to) => rain >= to.rainFrom },
  SNOW: { value: ({ snow }) => snow, reaches: ({ snow }, to) => snow >= to.snowFrom },
  WIND: { value: ({ wind }) => wind, reaches: ({ wind }, to) => wind >= to.windFrom },
  COLD: { value: ({ temp }) => temp, reaches: ({ temp }, to) => temp <= to.coldFrom },
  HEAT: { value: ({ temp }) => temp, reaches: ({ temp }, to) => temp >= to.heatFrom },
  LIGHTNING: { reaches: ({ code }) => code === 'LIGHTNING' },
}

export interface Alert {
  kind: WeatherAlert
  from: string
  to: string
  /** The value that is furthest beyond the limit; none of lightning. */
  value: number | null
}

/** Consecutive hours of one kind are one alert, from the start of the first to the end of the last. */
export function alertsOf(hours: readonly Hour[], limits: WeatherLimits): Alert[] {
  return Object.entries(KINDS)
    .flatMap(([kind, { value, reaches }]) => {
      const found: Alert[] = []
      for (const hour of hours.filter((one) => reaches(one, limits))) {
        const last = found.at(-1)
        const to = new Date(Date.parse(hour.at) + HOUR_MS).toISOString()
        const now = value?.(hour) ?? null
        if (last && Date.parse(last.to) === Date.parse(hour.at))
          Object.assign(last, { to, value: worse(kind, last.value, now) })
        else found.push({ kind: kind as WeatherAlert, from: hour.at, to, value: now })
      }
      return found
    })
    .toSorted((a, b) => a.from.localeCompare(b.from))
}

const worse = (kind: string, a: number | null, b: number | null) =>
  a === null || b === null ? null : kind === 'COLD' ? Math.min(a, b) : Math.max(a, b)

/** WMO code 4677, as Open-Meteo uses it, to the code group 791. */
const WMO: [last: number, code: string][] = [
  [0, 'CLEAR'],
  [1, 'FEW'],
  [2, 'CLOUDY'],
  [3, 'OVERCAST'],
  [48, 'FOG'],
  [55, 'DRIZZLE'],
  [57, 'SLEET'],
  [64, 'RAIN'],
  [65, 'HEAVY'],
  [67, 'SLEET'],
  [77, 'SNOW'],
  [81, 'RAIN'],
  [82, 'HEAVY'],
  [86, 'SNOW'],
  [99, 'LIGHTNING'],
]

export const codeOf = (wmo: number): string => WMO.find(([last]) => wmo <= last)?.[1] ?? 'OVERCAST'
