import { MORNING } from '@clubhouse/contract/reservation/day'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { nextOpening } from '../../opening-rules.ts'
import { rulebookOf } from '../../rulebook.ts'
import { openingText, type Say } from '../../rules/guide/texts.ts'
import { feeFor } from '../../rules/price/fee-rules.ts'
import { noLonger } from './effect-rules.ts'
import { ownBookings } from './sql.ts'

const DAY_CLASSES = ['WEEKDAY', 'WEEKEND'] as const

/** What a member would gain and lose with another type. @param before the type that the member has */
export async function typeEffects(ctx: Context, memberIdx: number, before: string, after: string) {
  const [rulebook, words] = await Promise.all([rulebookOf(ctx), wordsOf(ctx, ctx.lang, 'booking')])
  const say: Say = (code, values = {}) => words.say(code, values) ?? ''
  const now = ctx.clock.now()
  const { zone, currency } = ctx.club
  const date = dateIn(now, zone)
  const under = (memberType: string, dayClass: (typeof DAY_CLASSES)[number]) => {
    const of = { memberType, date, dayClass }
    return {
      text: openingText(say, nextOpening(rulebook.openingRules, of, now, zone).rule, rulebook.settings),
      // For the morning every club has one if it has any, and for most days of a class.
      greenFee: feeFor(rulebook.fees, 'GREEN', { ...of, part: MORNING, weekday: null })?.amount ?? null,
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
