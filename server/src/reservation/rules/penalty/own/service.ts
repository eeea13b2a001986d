import type { contract } from '@clubhouse/contract'
import { readFiles } from '../../../../inquiry/files.ts'
import { memberOf, type Services } from '../../../../platform/context.ts'
import { isNo, write } from '../../../../platform/write.ts'
import { appeal } from '../appeal/appeal.ts'
import type { Notifies } from '../appeal/notify.ts'
import { withAppeals } from '../appeal/shown.ts'
import * as sql from './sql.ts'

/** What a suspension would cancel is read with the bookings, in `booking/conduct`. */
export const myPenalty = (channels: Notifies): Pick<Services<typeof contract.myPenalty>, 'mine' | 'appeal'> => ({
  mine: async (filter, ctx) => {
    const page = await sql.mine(ctx.sql, filter, ctx.lang)
    return { ...page, list: await withAppeals(page.list, ctx) }
  },

  appeal: async (input, ctx, sent) => {
    const me = memberOf(ctx)
    const files = await readFiles(sent)
    if (!Array.isArray(files)) return files
    return write(ctx, async (tx) => {
      const made = await appeal(tx, me, input, files, channels)
      if (isNo(made)) return made
      const [penalty] = await withAppeals(await sql.one(tx.sql, input.penaltyIdx, tx.lang), tx)
      return { ...penalty!, vocIdx: made.idx }
    })
  },
})
