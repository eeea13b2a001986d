import type { contract } from '@clubhouse/contract'
import { type Context, isOtherClub, NOT_FOUND, type Services } from '../platform/context.ts'
import { alertsOf, daysFrom, hourOf, hoursFrom, isStale } from './rules.ts'
import * as sql from './sql.ts'

export const weather: Services<typeof contract.weather> = {
  widget: async ({ clubCode }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const row = await sql.last(ctx.sql)
    const hour = row && hourOf(row, ctx.clock.ms())
    const [day] = row ? daysFrom(row, today(ctx)) : []
    if (!hour || !day) return null
    const { at: _, rainChance: __, snow: ___, gust: ____, ...now } = hour
    const { high, low, sunrise, sunset } = day
    return { ...whence(row, ctx), ...now, high, low, sunrise, sunset }
  },

  forecast: async ({ clubCode, includeDailyWeatherMidnight }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const row = await sql.last(ctx.sql)
    if (!row) return null
    const hours = hoursFrom(row, includeDailyWeatherMidnight ? midnight(ctx) : ctx.clock.ms())
    const daily = daysFrom(row, today(ctx))
    if (hours.length === 0 || daily.length === 0) return null
    return { ...whence(row, ctx), hourly: hours, daily, alerts: alertsOf(hours) }
  },
}

const whence = ({ observedAt, source, problem }: sql.WeatherRow, { clock }: Context) => ({
  observedAt,
  source,
  stale: problem !== null || isStale(observedAt.epochMilliseconds, clock.ms()),
})

const dayHere = ({ clock, club }: Context) => clock.now().toZonedDateTimeISO(club.zone)
const today = (ctx: Context) => dayHere(ctx).toPlainDate().toString()
const midnight = (ctx: Context) => dayHere(ctx).startOfDay().epochMilliseconds
