import { forgetFile } from '../../file/forget.ts'
import { schedule } from '../../job/job.ts'
import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { accountSettings } from '../../site/account-settings.ts'
import * as sql from './erase-sql.ts'
import { forgetInLog } from './forget-log.ts'

const ERASED = 'personal data erased'

/** Erases who left and did not come back in time; bookings stay, under a number. One transaction each. */
export const eraseLeavers = schedule('erase-leavers', '25 * * * *', async (ctx) => {
  for (const memberIdx of await sql.due(ctx.sql)) {
    const removePhoto = await write(ctx, (tx) => erase(tx, memberIdx))
    await removePhoto()
  }
  await sql.forgetDeparted(ctx.sql, (await accountSettings(ctx)).rejoinDays)
})

async function erase(tx: Context, memberIdx: number): Promise<() => Promise<void>> {
  const leaver = await sql.lockLeaver(tx.sql, memberIdx)
  if (!leaver) return async () => {}
  await sql.keepPenalties(tx.sql, memberIdx, (await accountSettings(tx)).penaltyMonths)
  for (const bookingIdx of await sql.clearBookings(tx.sql, leaver))
    await audit(tx, { noun: 'booking', recordIdx: bookingIdx, after: ERASED })
  for (const penaltyIdx of await sql.clearPenalties(tx.sql, memberIdx))
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: ERASED })
  await sql.forgetMails(tx.sql, leaver)
  await sql.clearReasons(tx.sql, leaver)
  await sql.erase(tx.sql, leaver)
  await forgetInLog(tx.sql, memberIdx)
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { state: 'WITHDRAWN' } })
  return leaver.imageFileIdx === null ? async () => {} : forgetFile(tx, leaver.imageFileIdx)
}
