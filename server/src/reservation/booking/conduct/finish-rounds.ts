import { schedule } from '../../../job/job.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import { useCoupons } from '../../rules/coupon/settle.ts'
import * as sql from './sql.ts'

/** Bookings in one transaction. */
const AT_ONCE = 200

/**
 * Bookings whose tee time is long past count as played, so that dashboard, past rounds and the club's records rest on what
 * happened. No-shows and cancelled bookings stay. It never runs on the hour, when tee times open.
 */
export const finishRounds = schedule('finish-rounds', '4-59/10 * * * *', playedUntilNow)

/** Also of days that the server was off. */
export async function playedUntilNow(ctx: Context): Promise<void> {
  const { playedHours: hours } = (await rulebookOf(ctx)).settings.checkIn
  for (let count = AT_ONCE; count === AT_ONCE; )
    count = await write(ctx, async (tx) => {
      const played = await sql.play(tx.sql, { hours }, AT_ONCE)
      for (const { bookingIdx, before } of played)
        await audit(tx, { noun: 'booking', recordIdx: bookingIdx, before: { state: before }, after: { state: 'PL' } })
      await useCoupons(
        tx,
        played.map(({ bookingIdx }) => bookingIdx),
      )
      return played.length
    })
}
