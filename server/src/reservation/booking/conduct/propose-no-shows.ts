import { schedule } from '../../../job/job.ts'
import { audit } from '../../../platform/audit.ts'
import { write } from '../../../platform/write.ts'
import { lockAnyMember } from '../../member-facts.ts'
import { rulebookOf } from '../../rulebook.ts'
import * as bookedRows from '../booked/rows.ts'
import { proposeNoShow } from './propose.ts'
import * as sql from './sql.ts'

/**
 * Proposes a no-show (W4) some time after the tee time, for managers to confirm. Only in a club that checks players in:
 * without that, nobody who came would differ from those who did not. Decision 118.
 */
export const proposeNoShows = schedule('propose-no-shows', '* * * * *', async (ctx) => {
  const rulebook = await rulebookOf(ctx)
  const { proposeMinutes, recordDays, checksInDays } = rulebook.settings.checkIn
  for (const { penaltyIdx, memberIdx } of await sql.outdatedNoShows(ctx.sql, { days: recordDays }))
    await write(ctx, async (tx) => {
      await lockAnyMember(tx.sql, memberIdx)
      if (await sql.withdraw(tx.sql, penaltyIdx))
        await audit(tx, {
          noun: 'penalty',
          recordIdx: penaltyIdx,
          before: { state: 'PROPOSED' },
          after: { state: 'WAIVED' },
        })
    })
  const due = await sql.missing(ctx.sql, { minutes: proposeMinutes }, { days: checksInDays })
  for (const { bookingIdx, memberIdx } of due)
    await write(ctx, async (tx) => {
      // Before the booking, as those do who record a no-show.
      await lockAnyMember(tx.sql, memberIdx)
      await bookedRows.lockBooking(tx.sql, bookingIdx)
      const booking = await bookedRows.booking(tx.sql, bookingIdx, tx.club.lang)
      // It was checked in, recorded or handed over while this waited.
      if (booking?.state === 'CF' && booking.booker.memberIdx === memberIdx) await proposeNoShow(tx, booking, rulebook)
    })
})
