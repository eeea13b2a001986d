import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'
import { sunOf } from './sun.ts'

/** Sunset at the club on a day, HH:mm in its zone; undefined where the club has not said where it is. */
export async function sunsetOn(ctx: Pick<Context, 'sql' | 'club'>, date: string): Promise<string | undefined> {
  const place = await sql.place(ctx.sql)
  if (!place) return undefined
  const { set } = sunOf(place.lat, place.lng, Date.parse(`${date}T12:00Z`) / 1000)
  return Temporal.Instant.fromEpochMilliseconds(set * 1000)
    .toZonedDateTimeISO(ctx.club.zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
}
