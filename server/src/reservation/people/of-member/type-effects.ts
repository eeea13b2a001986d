import { MORNING } from '@clubhouse/contract/reservation/day'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { rulebookOf } from '../../rulebook.ts'
import { openingsIn } from '../../rules/guide/openings.ts'
import { feeFor } from '../../rules/price/fee-rules.ts'
import { noLonger } from './effect-rules.ts'
import { ownBookings } from './sql.ts'

const DAY_CLASSES = ['WEEKDAY', 'WEEKEND'] as const

/** What a member would gain and lose with another type. @param before the type that the member has */
export async function typeEffects(ctx: Context, memberIdx: number, before: string, after: string) {
  const [rulebook, opens] = await Promise.all([rulebookOf(ctx), openingsIn(ctx, ctx.lang)])
  const now = ctx.clock.now()
  const { zone, currency } = ctx.club
  const date = dateIn(now, zone)
  const under = (memberType: string, dayClass: (typeof DAY_CLASSES)[number]) => {
    const of = { memberType, date, dayClass }
    return {
      text: opens(memberType, dayClass).text,
      // For the morning every club has one if it has any.
      greenFee: feeFor(rulebook.fees, 'GREEN', { ...of, date: nextOf(dayClass, date), part: MORNING })?.amount ?? null,
    }
  }
  const bookings = await ownBookings(ctx.sql, memberIdx, ctx.lang)
  const why = noLonger(bookings, { rules: rulebook.openingRules, memberType: after, now, zone })
  return {
    currency,
    days: DAY_CLASSES.map((dayClass) => ({ dayClass, before: under(before, dayClass), after: under(after, dayClass) })),
    bookings: bookings.flatMap((row) => {
      const reason = why.get(row.bookingIdx)
      return reason ? [{ ...row, why: reason }] : []
    }),
  }
}

/** From today on, holidays aside: a fee of single weekdays is one of the days of its class. */
function nextOf(dayClass: (typeof DAY_CLASSES)[number], today: string): string {
  const { dayOfWeek } = Temporal.PlainDate.from(today)
  const isOfClass = dayOfWeek > 5 === (dayClass === 'WEEKEND')
  const days = isOfClass ? 0 : dayClass === 'WEEKEND' ? 6 - dayOfWeek : 8 - dayOfWeek
  return Temporal.PlainDate.from(today).add({ days }).toString()
}
