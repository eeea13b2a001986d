import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { rulebookOf } from '../../rulebook.ts'
import { standing, suspensionCancels } from '../../rules/penalty/rows.ts'
import { spanOf } from '../../rules/penalty/rules.ts'
import { daysIfBegun } from './decide.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.conduct.foresee>

/** Which bookings of a member a suspension would cancel if it began now. Decision 161. */
export async function foreseeBookings(ctx: Context, input: Input) {
  const { memberIdx, days, until, penaltyIdx, besides } = input
  if ([days, until, penaltyIdx].filter((one) => one !== undefined).length !== 1) return new Malformed('days')
  const cancels = await suspensionCancels(ctx.sql)
  const span = await spanAhead(ctx, input)
  if (span === 'GONE') return NOT_FOUND
  if (!cancels || !span) return { cancels, bookings: [] }
  return { cancels, bookings: await sql.bookingsWithin(ctx.sql, memberIdx, span, ctx.lang, besides) }
}

/** The same for the member, before a cancellation. */
export const ownBookings: Pick<Services<typeof contract.myPenalty>, 'foresee'> = {
  foresee: async (input, ctx) => foreseeBookings(ctx, input),
}

async function spanAhead(ctx: Context, { memberIdx, days, until, penaltyIdx }: Input) {
  if (penaltyIdx !== undefined) {
    const seen = await sql.penalty(ctx.sql, penaltyIdx, ctx.lang)
    if (seen?.memberIdx !== memberIdx) return 'GONE' as const
    return daysIfBegun(ctx, seen, (await rulebookOf(ctx)).settings)
  }
  const { now, suspendedUntil } = await standing(ctx.sql, memberIdx)
  const today = dateIn(now, ctx.club.zone)
  return until === undefined ? spanOf(today, days!, suspendedUntil) : { from: today, until }
}
