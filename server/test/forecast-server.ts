import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real HTTP server that speaks the format of Open-Meteo's forecast API. */
export interface ForecastServer {
  url: string
  /** The queries that were asked, oldest first. */
  asked: URLSearchParams[]
  /** Replaces values of one hour, counted from 00:00 of the first day. */
  change(hour: number, values: Record<string, number | null>): void
  /** How the next questions are answered; without an argument, as usual. */
  answer(how?: (response: ServerResponse) => void): void
  close(): Promise<void>
}

const HOURLY: Record<string, number> = {
  temperature_2m: 4.2,
  apparent_temperature: 1.1,
  relative_humidity_2m: 61,
  precipitation: 0,
  precipitation_probability: 5,
  snowfall: 0,
  wind_speed_10m: 2.4,
  wind_gusts_10m: 5.1,
  weather_code: 1,
}
const DAILY: Record<string, number> = {
  temperature_2m_max: 7.5,
  temperature_2m_min: -2.5,
  precipitation_probability_max: 20,
  weather_code: 2,
}

export async function openForecastServer(): Promise<ForecastServer> {
  const asked: URLSearchParams[] = []
  const changes = new Map<number, Record<string, number | null>>()
  let how: ((response: ServerResponse) => void) | undefined
  const server = createServer((request, response) => {
    const query = new URL(request.url!, 'http://forecast').searchParams
    asked.push(query)
    if (how) return how(response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(forecast(query, changes)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/forecast`,
    asked,
    change: (hour, values) => changes.set(hour, values),
    answer: (next) => {
      how = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function forecast(query: URLSearchParams, changes: Map<number, Record<string, number | null>>) {
  const zone = query.get('timezone')!
  const first = Temporal.PlainDate.from(query.get('start_date')!)
  const length = first.until(query.get('end_date')!).days + 1
  const at = (day: number, hour: number) =>
    first.add({ days: day }).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds / 1000
  const days = Array.from({ length }, (_, day) => day)
  const hours = days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => ({ day, hour })))
  const asked = (kind: string) => query.get(kind)!.split(',')
  const hourly = asked('hourly').map((name) => [
    name,
    hours.map((_, i) => (name in (changes.get(i) ?? {}) ? changes.get(i)![name] : HOURLY[name])),
  ])
  const sun = { sunrise: 7, sunset: 17 } as Record<string, number>
  const daily = asked('daily').map((name) => [
    name,
    days.map((day) => (name in sun ? at(day, sun[name]!) : DAILY[name])),
  ])
  return {
    latitude: Number(query.get('latitude')),
    longitude: Number(query.get('longitude')),
    timezone: zone,
    hourly: { time: hours.map(({ day, hour }) => at(day, hour)), ...Object.fromEntries(hourly) },
    daily: { time: days.map((day) => at(day, 0)), ...Object.fromEntries(daily) },
  }
}
