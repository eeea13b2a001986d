import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { date, instant, key, ofClub } from './shape.ts'

/** Where the values come from. DEMO: made up for the demo club. */
const source = z.enum(['OPEN_METEO', 'DEMO'])

/** What penalties may be waived for; docs/rules.md, Penalties, names what each has to reach. */
export const WEATHER_ALERTS = ['RAIN', 'SNOW', 'WIND', 'COLD', 'HEAT', 'LIGHTNING'] as const
export type WeatherAlert = (typeof WEATHER_ALERTS)[number]

/** °C, m/s, mm and per cent. `stale`: the source could not be read for a while, so the values are of `observedAt`. */
const known = { observedAt: instant, stale: z.boolean(), source }

const now = z.object({
  ...known,
  code: key('791'),
  temp: z.number(),
  feels: z.number(),
  wind: z.number(),
  rain: z.number(),
  humidity: z.number(),
  high: z.number(),
  low: z.number(),
  sunrise: instant,
  sunset: instant,
})
export type WeatherNow = z.output<typeof now>

export const widget = call('GET /weather/widget', {
  summary: 'Read the weather of this hour; null when no value is known.',
  access: anyone,
  input: { clubCode: ofClub },
  data: now.nullable(),
  cache: { shows: ['weather', 'site'], seconds: 60 },
})

const forecastData = z.object({
  ...known,
  hourly: z.array(
    z.object({
      at: instant,
      code: key('791'),
      temp: z.number(),
      rain: z.number(),
      rainChance: z.number(),
      wind: z.number(),
      gust: z.number(),
    }),
  ),
  daily: z.array(
    z.object({
      date,
      code: key('791'),
      high: z.number(),
      low: z.number(),
      rainChance: z.number(),
      sunrise: instant,
      sunset: instant,
    }),
  ),
  alerts: z.array(z.object({ kind: z.enum(WEATHER_ALERTS), from: instant, to: instant })),
})
export type Forecast = z.output<typeof forecastData>

export const forecast = call('GET /weather', {
  summary: 'Read the weather by the hour for two days and by the day for a week; null when no value is known.',
  access: anyone,
  input: {
    clubCode: ofClub,
    /** Starts the hours at 00:00 of today instead of the current hour. */
    includeDailyWeatherMidnight: z.boolean().default(false),
  },
  data: forecastData.nullable(),
  cache: { shows: ['weather', 'site', 'rule'], seconds: 60 },
})
