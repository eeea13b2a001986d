import { counts as countInquiries } from '../inquiry/rows.ts'
import type { Context } from '../platform/context.ts'
import { drawDemand, drawsUnderWay } from '../reservation/draw/find.ts'
import { bookings, bookingsByDay, leadTimes } from './booking-sql.ts'
import { figures, readableBy } from './figures.ts'
import { fillByCourse, fillByDay, fillByDayAndPart, ledger } from './fill-sql.ts'
import { comings, standby as standbyNow, standings, views } from './people-sql.ts'
import {
  bandsOf,
  type Days,
  daysBefore,
  daysOf,
  daysOfYearBefore,
  meanOf,
  type Period,
  rowsWithin,
  sumsOfParts,
  trendDays,
  untilSameHour,
} from './rules.ts'

const DAYS_AHEAD = 14

const nowOf = ({ clock, club }: Context) => clock.now().toZonedDateTimeISO(club.zone).toPlainDateTime()
export const todayOf = (ctx: Context) => nowOf(ctx).toPlainDate()

/** Everything but what there is to do. */
export async function read(ctx: Context, period: Period) {
  const now = nowOf(ctx)
  const today = now.toPlainDate()
  const days = daysOf(period, today)
  const trend = trendDays(days)
  const may = readableBy(ctx)
  const [visits, members, made, sheet, standby, draws, demand, inquiries, before, yearBefore] = await Promise.all([
    views(ctx.sql, days),
    may.members ? memberBlock(ctx, days) : undefined,
    may.bookings ? bookingBlocks(ctx, days, trend) : undefined,
    may.sheet ? sheetBlocks(ctx, days, trend, today) : undefined,
    may.standby ? standbyNow(ctx.sql) : undefined,
    may.draws ? drawsUnderWay(ctx.sql, ctx.lang) : undefined,
    may.draws ? drawDemand(ctx.sql) : undefined,
    may.inquiries ? countInquiries(ctx.sql) : undefined,
    figures(ctx, untilSameHour(daysBefore(period, today), days, now)),
    figures(ctx, untilSameHour(daysOfYearBefore(days), days, now)),
  ])
  const total = visits.reduce((sum, one) => sum + one.views, 0)
  return {
    period,
    ...days,
    views: { total, byDay: visits },
    members,
    ...made?.blocks,
    ...sheet?.blocks,
    trend: { ...trend, bookings: made?.trend, fill: sheet?.trend },
    ...standby,
    draws,
    drawDemand: demand,
    inquiries,
    before,
    yearBefore,
  }
}

async function memberBlock({ sql }: Context, days: Days) {
  const [now, moves] = await Promise.all([standings(sql), comings(sql, days)])
  return { ...now, ...moves }
}

/** The trend has the days of the period among its own. */
async function bookingBlocks({ sql }: Context, days: Days, trendOver: Days) {
  const [all, trend, lead] = await Promise.all([
    bookings(sql, days),
    bookingsByDay(sql, trendOver),
    leadTimes(sql, days),
  ])
  const blocks = {
    bookings: { ...all, byDay: rowsWithin(trend, days) },
    leadTime: { averageDays: meanOf(lead), bands: bandsOf(lead) },
  }
  return { blocks, trend }
}

async function sheetBlocks({ sql, lang }: Context, days: Days, trendOver: Days, today: Temporal.PlainDate) {
  const next = { from: `${today.add({ days: 1 })}`, to: `${today.add({ days: DAYS_AHEAD })}` }
  const [trend, yearBefore, byCourse, ahead, counts] = await Promise.all([
    fillByDayAndPart(sql, trendOver),
    fillByDay(sql, daysOfYearBefore(days)),
    fillByCourse(sql, days, lang),
    fillByDay(sql, next),
    ledger(sql, days),
  ])
  const occupancy = rowsWithin(trend, days)
  const byPart = sumsOfParts(occupancy)
  return { blocks: { occupancy, occupancyYearBefore: yearBefore, byPart, byCourse, ahead, ledger: counts }, trend }
}
