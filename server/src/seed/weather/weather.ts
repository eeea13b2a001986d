import { readingOf } from '../../weather/open-meteo.ts'
import * as weather from '../../weather/sql.ts'
import { sunOf } from '../../weather/sun.ts'
import { Random } from '../random.ts'
import { type Seeding, ZONE } from '../seeding.ts'
import { CLIMATE } from './climate.ts'

const DAYS = 14
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Weather of the season, so that a demo without internet has some. It is marked as made up, and ages like any other. */
export async function seedWeather({ sql, today }: Pick<Seeding, 'sql' | 'today'>): Promise<void> {
  const place = await weather.place(sql)
  if (!place) return
  const random = new Random(791)
  const days = Array.from({ length: DAYS }, (_, i) => dayOf(today.add({ days: i }), place, random))
  const hourly = columns(days.flatMap(({ hours }) => hours))
  const daily = columns(days.map(({ day }) => day))
  await weather.keep(sql, 'DEMO', readingOf({ hourly, daily }, ZONE))
}

type Row = Record<string, number>

const columns = (rows: Row[]) =>
  Object.fromEntries(Object.keys(rows[0]!).map((name) => [name, rows.map((row) => row[name])]))

/** One day in the columns of Open-Meteo. */
function dayOf(date: Temporal.PlainDate, { lat, lng }: { lat: number; lng: number }, random: Random) {
  const [high, low, wet] = CLIMATE[date.month - 1]!
  const shift = random.between(-30, 30) / 10
  const span = { high: high + shift, low: low + shift }
  const isWet = random.chance(wet)
  const rainFrom = random.between(5, 15)
  const sky = random.pick([0, 1, 1, 2, 3])
  const start = date.toZonedDateTime(ZONE).epochMilliseconds / 1000
  const hours = HOURS.map((hour) => {
    const falls = isWet && hour >= rainFrom && hour < rainFrom + 5
    return hourOf({ at: start + hour * 3600, hour, falls, sky, wind: random.between(8, 34) / 10, span, random })
  })
  const sun = sunOf(lat, lng, Date.parse(`${date}T12:00Z`) / 1000)
  const day = {
    time: start,
    weather_code: Math.max(...hours.map((hour) => hour.weather_code)),
    sunrise: sun.rise,
    sunset: sun.set,
    temperature_2m_max: Math.max(...hours.map((hour) => hour.temperature_2m)),
    temperature_2m_min: Math.min(...hours.map((hour) => hour.temperature_2m)),
    precipitation_probability_max: isWet ? 80 : 10,
  }
  return { hours, day }
}

interface Moment {
  at: number
  hour: number
  falls: boolean
  sky: number
  wind: number
  span: { high: number; low: number }
  random: Random
}

/** Warmest at 15:00, coldest at 05:00; the wind follows the sun. */
function hourOf({ at, hour, falls, sky, wind, span, random }: Moment) {
  const isRising = hour >= 5 && hour < 15
  const turn = isRising ? (hour - 5) / 10 : 1 + ((hour + 9) % 24) / 14
  const share = (1 - Math.cos(Math.PI * turn)) / 2
  const temp = tenth(span.low + (span.high - span.low) * share)
  const blowing = tenth(wind * (0.6 + 0.8 * share))
  const rain = falls ? random.between(3, 18) / 10 : 0
  return {
    time: at,
    weather_code: falls ? (temp < 1 ? 73 : 61) : sky,
    temperature_2m: temp,
    apparent_temperature: tenth(temp - blowing * 0.7),
    relative_humidity_2m: Math.round(falls ? 90 : 75 - 30 * share),
    precipitation: rain,
    precipitation_probability: falls ? 80 : 10,
    snowfall: falls && temp < 1 ? tenth(rain * 0.7) : 0,
    wind_speed_10m: blowing,
    wind_gusts_10m: tenth(blowing * 1.8 + 0.6),
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
