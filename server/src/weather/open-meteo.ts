import * as z from 'zod'
import { limitedText } from '../platform/limited-text.ts'
import { codeOf, type Reading } from './rules.ts'

const TIMEOUT_MS = 8_000
/** The answer for ten days has about 30 kB. */
const MOST_BYTES = 500_000

const HOURLY = {
  temperature_2m: 'temp',
  apparent_temperature: 'feels',
  relative_humidity_2m: 'humidity',
  precipitation: 'rain',
  precipitation_probability: 'rainChance',
  snowfall: 'snow',
  wind_speed_10m: 'wind',
  wind_gusts_10m: 'gust',
} as const
const DAILY = {
  temperature_2m_max: 'high',
  temperature_2m_min: 'low',
  precipitation_probability_max: 'rainChance',
} as const

/** Models that end early leave nulls behind. */
const numbers = z.array(z.number().nullable()).max(1000)
const times = z.array(z.int()).min(1).max(1000)
const columnsOf = <T extends object>(columns: T) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, numbers])) as Record<keyof T, typeof numbers>

const answer = z.object({
  hourly: z.object({ time: times, weather_code: numbers, ...columnsOf(HOURLY) }),
  daily: z.object({ time: times, weather_code: numbers, sunrise: times, sunset: times, ...columnsOf(DAILY) }),
})

export interface Asked {
  lat: number
  lng: number
  zone: string
  /** yyyy-MM-dd; a forecast reaches 16 days ahead. */
  from: string
  to: string
}

/** Reads a forecast. @throws when the source is unreachable, slow, or answers something else */
export async function askOpenMeteo(base: string, { lat, lng, zone, from, to }: Asked): Promise<Reading> {
  const url = new URL(base)
  const query = {
    latitude: lat,
    longitude: lng,
    timezone: zone,
    start_date: from,
    end_date: to,
    timeformat: 'unixtime',
    wind_speed_unit: 'ms',
    hourly: [...Object.keys(HOURLY), 'weather_code'].join(','),
    daily: [...Object.keys(DAILY), 'weather_code', 'sunrise', 'sunset'].join(','),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  const text = await limitedText(response, MOST_BYTES)
  if (!response.ok) throw new Error(`the source answered ${response.status}`)
  return readingOf(JSON.parse(text), zone)
}

/** @param said what Open-Meteo answers, with times in seconds since 1970 @throws when a part is missing */
export function readingOf(said: unknown, zone: string): Reading {
  const { hourly, daily } = answer.parse(said)
  const row = (columns: Record<string, (number | null)[]>, names: Record<string, string>, i: number) =>
    Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [ours, columns[theirs]?.[i] ?? 0]))
  const hours = hourly.time.flatMap((at, i) => {
    const wmo = hourly.weather_code[i]
    if (wmo == null || hourly.temperature_2m[i] == null) return []
    return [{ at: instantOf(at), code: codeOf(wmo), ...row(hourly, HOURLY, i) }]
  })
  const days = daily.time.flatMap((at, i) => {
    const [wmo, sunrise, sunset] = [daily.weather_code[i], daily.sunrise[i], daily.sunset[i]]
    if (wmo == null || sunrise === undefined || sunset === undefined) return []
    const sun = { sunrise: instantOf(sunrise), sunset: instantOf(sunset) }
    return [{ date: dateOf(at, zone), code: codeOf(wmo), ...row(daily, DAILY, i), ...sun }]
  })
  return { hours, days } as Reading
}

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString()
const dateOf = (seconds: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()
