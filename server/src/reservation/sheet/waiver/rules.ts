import type { WeatherAlert } from '@clubhouse/contract/weather'
import { alertsOf, type Hour, type WeatherLimits } from '../../../weather/rules.ts'

/** A part of a day: from its first tee time to the end of its last round. Instants in milliseconds since 1970. */
export interface PartOfDay {
  date: string
  part: string
  firstAt: number
  endsAt: number
}

/** Weather that reaches a limit of the club in the hours of a part; instants as ISO texts. */
export interface Found {
  date: string
  part: string
  kind: WeatherAlert
  /** The furthest beyond the limit; none of lightning. */
  value: number | null
  from: string
  to: string
}

const HOUR_MS = 3_600_000

/**
 * What the weather of each part suggests to waive, once for each kind. A part lasts until the next part of its day begins,
 * so that rounds under way count for the part in which they began. Decision 135.
 */
export function proposalsOf(parts: readonly PartOfDay[], hours: readonly Hour[], limits: WeatherLimits): Found[] {
  return parts.flatMap(({ date, part, firstAt, endsAt }) => {
    const later = parts.filter((other) => other.date === date && other.firstAt > firstAt)
    const end = Math.min(endsAt, ...later.map((other) => other.firstAt))
    const ofPart = hours.filter(({ at }) => Date.parse(at) < end && Date.parse(at) + HOUR_MS > firstAt)
    const byKind = Map.groupBy(alertsOf(withSnow(ofPart), limits), ({ kind }) => kind)
    return [...byKind].map(([kind, alerts]) => ({
      date,
      part,
      kind,
      value: worst(
        kind,
        alerts.flatMap(({ value }) => value ?? []),
      ),
      from: alerts[0]!.from,
      to: alerts.at(-1)!.to,
    }))
  })
}

/** Snow lies: each hour in which it falls has all that falls in the part. */
function withSnow(hours: readonly Hour[]): Hour[] {
  const fallen = Math.round(hours.reduce((sum, { snow }) => sum + snow, 0) * 10) / 10
  return hours.map((hour) => (hour.snow > 0 ? { ...hour, snow: fallen } : hour))
}

const worst = (kind: WeatherAlert, values: readonly number[]): number | null => {
  if (values.length === 0) return null
  return kind === 'COLD' ? Math.min(...values) : Math.max(...values)
}

const UNITS: Record<WeatherAlert, string> = {
  RAIN: 'mm/h',
  SNOW: 'cm',
  WIND: 'm/s',
  COLD: '°C',
  HEAT: '°C',
  LIGHTNING: '',
}

/** What a waiver says was measured: `14 mm/h, 06:00–08:00`. @param hours of the club’s clock */
export function measuredOf(
  kind: WeatherAlert,
  value: number | null,
  hours: readonly [from: string, to: string],
): string {
  const span = hours.join('–')
  return value === null ? span : `${String(value).replace('-', '−')} ${UNITS[kind]}, ${span}`
}
