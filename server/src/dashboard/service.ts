import type { contract } from '@clubhouse/contract'
import { WAITING } from '@clubhouse/contract/attention'
import { PERIODS } from '@clubhouse/contract/dashboard'
import { waitingFor } from '../attention/service.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { readableBy } from './figures.ts'
import { courses } from './fill-sql.ts'
import { list } from './list-sql.ts'
import { read, todayOf } from './read.ts'
import { countOf, daysOf, type Period } from './rules.ts'
import * as sql from './sql.ts'

/** Days of the list unless they are asked for. */
const LATEST = 30
const MOST_DAYS = 3_700

/** Decision 058. */
export const dashboard: Services<typeof contract.dashboard> = {
  increment: async ({ clubCode }, { sql: db, club, ip, device }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    await sql.beginDay(db)
    await sql.countViewer(db, ip, device)
    return null
  },

  periods: async (_, ctx) => {
    const names = await sql.periodNames(ctx.sql, ctx.lang)
    return PERIODS.map((period) => {
      const key = String(period)
      return { period, key, name: names.get(key) ?? key, ...daysOf(period, todayOf(ctx)) }
    })
  },

  read: async ({ period }, ctx) => {
    const [numbers, waiting] = await Promise.all([read(ctx, period as Period), waitingFor(ctx)])
    return { ...numbers, todo: waiting.map(({ kind, count }) => ({ code: kind, count, path: WAITING[kind] })) }
  },

  byDay: async (filter, ctx) => {
    const days = daysAsked(filter, ctx)
    if (countOf(days) > MOST_DAYS) return new Malformed('from')
    const may = readableBy(ctx)
    const [page, known] = await Promise.all([list(ctx.sql, filter, days), courses(ctx.sql, ctx.lang)])
    const shown = page.list.map(
      ({ joined, made, cancelled, late, noShow, played, taken, total, fillRate, ...day }) => ({
        ...day,
        ...(may.members && { joined }),
        ...(may.bookings && { made, cancelled, late, noShow, played }),
        ...(may.sheet && { taken, total, fillRate }),
      }),
    )
    return { ...page, list: shown, courses: may.sheet ? known : [] }
  },
}

function daysAsked({ from, to }: { from?: string; to?: string }, ctx: Context) {
  const last = to ?? (from === undefined ? `${todayOf(ctx)}` : laterOf(`${todayOf(ctx)}`, from))
  return { from: from ?? `${Temporal.PlainDate.from(last).subtract({ days: LATEST - 1 })}`, to: last }
}

const laterOf = (a: string, b: string) => (a > b ? a : b)
