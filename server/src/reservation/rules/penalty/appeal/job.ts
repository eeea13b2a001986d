import { type Job, schedule } from '../../../../job/job.ts'
import { audit } from '../../../../platform/audit.ts'
import { write } from '../../../../platform/write.ts'
import { type Notifies, notifyOfAppeal } from './notify.ts'
import * as sql from './sql.ts'

/** A suspension whose appeal is not decided in time does not run until it is: the delay is the club's. */
export const interruptAppeals = (channels: Notifies): Job =>
  schedule('interrupt-appeals', '14 * * * *', async (ctx) => {
    for (const { penaltyIdx, memberIdx } of await sql.undecided(ctx.sql))
      await write(ctx, async (tx) => {
        // Before the penalty, as those do who decide it.
        await sql.lockAppellant(tx.sql, memberIdx)
        const interruptedDate = await sql.interrupt(tx.sql, penaltyIdx)
        if (!interruptedDate) return
        await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { interruptedDate } })
        await notifyOfAppeal(tx, { how: 'INTERRUPTED', penaltyIdx }, channels)
      })
  })
