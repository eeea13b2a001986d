import type { contract } from '@clubhouse/contract'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import { dayWithPlaces } from '../../sheet/slot/rows.ts'
import { firstOpening, REMIND_BEFORE } from './rules.ts'
import * as sql from './sql.ts'

export const reminder: Services<typeof contract.reminder> = {
  remind: async ({ date }, ctx) => {
    const me = memberOf(ctx)
    const [day, rulebook] = await Promise.all([dayWithPlaces(ctx.sql, date), rulebookOf(ctx)])
    const opensAt = firstOpening(date, day, ctx.who!.memberType!, rulebook, ctx.club.zone)
    if (!opensAt) return NOT_FOUND
    const remindAt = opensAt.subtract(REMIND_BEFORE)
    if (Temporal.Instant.compare(remindAt, ctx.clock.now()) <= 0) return PAST_DEADLINE({ rule: 'remind', at: opensAt })
    return write(ctx, async (tx) => {
      await sql.keep(tx.sql, me, date, { opensAt, remindAt })
      return { remindAt }
    })
  },

  forget: async ({ date }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      await sql.remove(tx.sql, me, date)
      return null
    })
  },
}
