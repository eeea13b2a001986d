import { schedule } from '../../job/job.ts'
import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { dateIn } from '../../platform/date-in.ts'
import { write } from '../../platform/write.ts'
import { accountSettings } from '../../site/account-settings.ts'
import { forgetOld } from '../certification/rows.ts'
import { notify } from '../inbox/notify.ts'
import { nextStep } from './rules.ts'
import * as sql from './sql.ts'

interface Above {
  /** Ends the holds of a member whose account goes to sleep. */
  endHolds(tx: Context, memberIdx: number): Promise<unknown>
}

export const letSleep = (above: Above) =>
  schedule('let-sleep', '10 4 * * *', async (ctx) => {
    const { dormantMonths } = await accountSettings(ctx)
    if (dormantMonths === null) return
    for (const memberIdx of await sql.quiet(ctx.sql, dormantMonths))
      await write(ctx, (tx) => step(tx, memberIdx, dormantMonths, above))
  })

export const forgetProofs = schedule('forget-proofs', '40 3 * * *', async (ctx) => forgetOld(ctx.sql))

async function step(tx: Context, memberIdx: number, months: number, above: Above): Promise<void> {
  const member = await sql.lockQuiet(tx.sql, memberIdx)
  if (!member) return
  const { zone } = tx.club
  const next = nextStep(member, tx.clock.now(), months, zone)
  if (next.is === 'notice') {
    await sql.noteNotice(tx.sql, memberIdx, next.days)
    await notify(tx, 'DORMANT_SOON', member, {
      name: member.name,
      id: member.id,
      date: dateIn(next.sleepsAt, zone),
    })
  } else if (next.is === 'sleep') {
    await above.endHolds(tx, memberIdx)
    await sql.sleep(tx.sql, memberIdx)
    await audit(tx, { noun: 'member', recordIdx: memberIdx, before: { state: 'ACTIVE' }, after: { state: 'DORMANT' } })
  }
}
