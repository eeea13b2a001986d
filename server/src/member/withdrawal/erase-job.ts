import { erase as eraseLostProperty } from '../../board/lost-item/rows.ts'
import { forgetFile } from '../../file/forget.ts'
import { erase as eraseInquiries } from '../../inquiry/rows.ts'
import { schedule } from '../../job/job.ts'
import { audit } from '../../platform/audit.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { eraseFromGroups } from '../../reservation/team/leaving.ts'
import { accountSettings } from '../../site/account-settings.ts'
import * as sql from './erase-sql.ts'
import { forgetInLog } from './forget-log.ts'
import * as rows from './rows.ts'

const ERASED = 'personal data erased'

/** Erases closed accounts after the restore period, one transaction each. Bookings stay under a number. */
export const eraseLeavers = schedule('erase-leavers', '25 * * * *', async (ctx) => {
  for (const memberIdx of await sql.due(ctx.sql)) {
    await write(ctx, (tx) => erase(tx, memberIdx))
  }
  await sql.forgetDeparted(ctx.sql, (await accountSettings(ctx)).rejoinDays)
})

async function erase(tx: Transaction, memberIdx: number): Promise<void> {
  const leaver = await sql.lockLeaver(tx.sql, memberIdx)
  if (!leaver) return
  await sql.keepPenalties(tx.sql, memberIdx, (await accountSettings(tx)).penaltyMonths)
  await sql.clearGuest(tx.sql, leaver)
  for (const bookingIdx of await sql.clearBookings(tx.sql, memberIdx))
    await audit(tx, { noun: 'booking', recordIdx: bookingIdx, after: ERASED })
  for (const penaltyIdx of await sql.clearPenalties(tx.sql, memberIdx))
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: ERASED })
  // After the penalties are locked: what is being attached meanwhile comes before, or is refused.
  const documents = await sql.dropDocuments(tx.sql, memberIdx)
  for (const entryIdx of await sql.clearEntries(tx.sql, leaver))
    await audit(tx, { noun: 'draw-entry', recordIdx: entryIdx, after: ERASED })
  await sql.forgetMails(tx.sql, leaver)
  await sql.forgetNotices(tx.sql, leaver)
  await sql.clearReasons(tx.sql, leaver)
  const files = await eraseInquiries(tx.sql, memberIdx)
  const pictures = await sql.clearFeats(tx.sql, leaver)
  const found = await eraseLostProperty(tx.sql, memberIdx)
  await eraseFromGroups(tx, leaver)
  const messages = await sql.forgetClubMessages(tx.sql, memberIdx)
  await rows.erase(tx.sql, leaver)
  await forgetInLog(tx, memberIdx, messages)
  // Accounts that ended in this one were of the same person.
  for (const goneIdx of await rows.endedIn(tx.sql, memberIdx)) await forgetInLog(tx, goneIdx)
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { state: 'WITHDRAWN' } })
  for (const fileIdx of [...documents, ...files, ...pictures, ...found, leaver.imageFileIdx])
    if (fileIdx !== null) await forgetFile(tx, fileIdx)
}
