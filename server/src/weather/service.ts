import type { contract } from '@clubhouse/contract'
import { type Context, isOtherClub, NOT_FOUND, type Services } from '../platform/context.ts'
import { lastReading, type WeatherRow } from './rows.ts'
import { alertsOf, daysFrom, hourOf, hoursFrom, isStale, type WeatherLimits } from './rules.ts'

/** @param limitsOf from which values the club waives penalties */
export const weather = (limitsOf: (ctx: Context) => Promise<WeatherLimits>): Services<typeof contract.weather> => ({
  widget: async ({ clubCode }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const row = await lastReading(ctx.sql)
    const hour = row && hourOf(row, ctx.clock.ms())
    const [day] = row ? daysFrom(row, today(ctx)) : []
    if (!hour || !day) return null
    const { at: _, rainChance: __, snow: ___, gust: ____, ...now } = hour
    const { high, low, sunrise, sunset } = day
    return { ...whence(row, ctx), ...now, high, low, sunrise, sunset }
  },

  forecast: async ({ clubCode, includeDailyWeatherMidnight }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const row = await lastReading(ctx.sql)
    if (!row) return null
    const hours = hoursFrom(row, includeDailyWeatherMidnight ? midnight(ctx) : ctx.clock.ms())
    const daily = daysFrom(row, today(ctx))
    if (hours.length === 0 || daily.length === 0) return null
    const alerts = alertsOf(hours, await limitsOf(ctx)).map(({ kind, from, to }) => ({ kind, from, to }))
    return { ...whence(row, ctx), hourly: hours, daily, alerts }
  },
})

const whence = ({ observedAt, source, problem }: WeatherRow, { clock }: Context) => ({
  observedAt,
  source,
  stale: problem !== null || isStale(observedAt.epochMilliseconds, clock.ms()),
})

const dayHere = ({ clock, club }: Context) => clock.now().toZonedDateTimeISO(club.zone)
const today = (ctx: Context) => dayHere(ctx).toPlainDate().toString()
const midnight = (ctx: Context) => dayHere(ctx).startOfDay().epochMilliseconds
