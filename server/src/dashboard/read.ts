import { counts as countInquiries } from '../inquiry/rows.ts'
import type { Context } from '../platform/context.ts'
import { drawDemand, drawsUnderWay } from '../reservation/draw/find.ts'
import { bookings, bookingsByDay, leadTimes } from './booking-sql.ts'
import { figures, readableBy } from './figures.ts'
import { fillByCourse, fillByDay, fillByPart, ledger } from './fill-sql.ts'
import { comings, standby as standbyNow, standings, views } from './people-sql.ts'
import { bandsOf, type Days, daysBefore, daysOf, daysOfYearBefore, meanOf, type Period } from './rules.ts'

const DAYS_AHEAD = 14

export const todayOf = ({ clock, club }: Context) => clock.now().toZonedDateTimeISO(club.zone).toPlainDate()

/** Everything but what there is to do. */
export async function read(ctx: Context, period: Period) {
  const today = todayOf(ctx)
  const days = daysOf(period, today)
  const may = readableBy(ctx)
  const [visits, members, made, sheet, standby, draws, demand, inquiries, before, yearBefore] = await Promise.all([
    views(ctx.sql, days),
    may.members ? memberBlock(ctx, days) : undefined,
    may.bookings ? bookingBlocks(ctx, days) : undefined,
    may.sheet ? sheetBlocks(ctx, days, today) : undefined,
    may.standby ? standbyNow(ctx.sql) : undefined,
    may.draws ? drawsUnderWay(ctx.sql, ctx.lang) : undefined,
    may.draws ? drawDemand(ctx.sql) : undefined,
    may.inquiries ? countInquiries(ctx.sql) : undefined,
    figures(ctx, daysBefore(period, today)),
    figures(ctx, daysOfYearBefore(days)),
  ])
  const total = visits.reduce((sum, one) => sum + one.views, 0)
  return {
    period,
    ...days,
    views: { total, byDay: visits },
    members,
    ...made,
    ...sheet,
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

async function bookingBlocks({ sql }: Context, days: Days) {
  const [all, byDay, lead] = await Promise.all([bookings(sql, days), bookingsByDay(sql, days), leadTimes(sql, days)])
  return { bookings: { ...all, byDay }, leadTime: { averageDays: meanOf(lead), bands: bandsOf(lead) } }
}

async function sheetBlocks({ sql, lang }: Context, days: Days, today: Temporal.PlainDate) {
  const next = { from: `${today.add({ days: 1 })}`, to: `${today.add({ days: DAYS_AHEAD })}` }
  const [occupancy, byPart, byCourse, ahead, counts] = await Promise.all([
    fillByDay(sql, days),
    fillByPart(sql, days),
    fillByCourse(sql, days, lang),
    fillByDay(sql, next),
    ledger(sql, days),
  ])
  return { occupancy, byPart, byCourse, ahead, ledger: counts }
}
