import { schedule } from '../../../job/job.ts'
import { audit } from '../../../platform/audit.ts'
import { write } from '../../../platform/write.ts'
import { lastReading } from '../../../weather/rows.ts'
import { isStale } from '../../../weather/rules.ts'
import { rulebookOf } from '../../rulebook.ts'
import * as sql from './proposal-sql.ts'
import { proposalsOf } from './rules.ts'

/** Today and tomorrow: of days further ahead a forecast changes, and cancelling is mostly free. */
const DAYS = 2

/** Proposes waivers after each reading of the weather, and waives nothing. Decision 135. */
export const proposeWaivers = schedule('propose-waivers', '1-59/15 * * * *', async (ctx) => {
  const reading = await lastReading(ctx.sql)
  if (!reading || isStale(reading.observedAt.epochMilliseconds, ctx.clock.ms())) return
  const { settings } = await rulebookOf(ctx)
  const parts = await sql.partsAhead(ctx.sql, DAYS)
  const found = proposalsOf(parts, reading.hours, settings.weather)
  await write(ctx, async (tx) => {
    await sql.withdraw(tx.sql, parts, found)
    for (const { proposalIdx, ...proposed } of await sql.propose(tx.sql, found))
      await audit(tx, { noun: 'waiver-proposal', recordIdx: proposalIdx, after: { ...proposed, state: 'OPEN' } })
  })
})
