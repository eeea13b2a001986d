import { hasRight } from '@clubhouse/contract/access'
import type { Figures } from '@clubhouse/contract/dashboard'
import type { Context } from '../platform/context.ts'
import { bookings, leadTimes } from './booking-sql.ts'
import { fill } from './fill-sql.ts'
import { comings, viewCount } from './people-sql.ts'
import { type Days, meanOf } from './rules.ts'

/** What the caller may read, by menu: members, bookings, the tee times of the sheet, standby, draws, enquiries, and penalties. */
export const readableBy = ({ who }: Pick<Context, 'who'>) => ({
  members: hasRight(who, '950100', 'R'),
  bookings: hasRight(who, '940400', 'R'),
  sheet: hasRight(who, '940200', 'R'),
  standby: hasRight(who, '940600', 'R'),
  draws: hasRight(who, '940700', 'R'),
  inquiries: hasRight(who, '950200', 'R'),
  penalties: hasRight(who, '940900', 'R'),
})

/** The numbers of other days, to compare with. */
export async function figures(ctx: Context, days: Days): Promise<Figures> {
  const { sql } = ctx
  const { from, to, untilTime } = days
  const may = readableBy(ctx)
  const [views, people, made, lead, taken] = await Promise.all([
    viewCount(sql, days),
    may.members ? comings(sql, days) : undefined,
    may.bookings ? bookings(sql, days) : undefined,
    may.bookings ? leadTimes(sql, days) : undefined,
    may.sheet ? fill(sql, days) : undefined,
  ])
  const isByHour = untilTime !== undefined
  return { from, to, isByHour, views, ...people, bookings: made, leadDays: lead && meanOf(lead), fill: taken }
}
