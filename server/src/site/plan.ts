import type { contract } from '@clubhouse/contract'
import { stateHistory } from '@clubhouse/contract/site-plan'
import { schedule } from '../job/job.ts'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { type Transaction, write } from '../platform/write.ts'
import * as plan from './plan-sql.ts'
import * as sql from './sql.ts'

type Calls = Pick<Services<typeof contract.site>, 'plans' | 'planState' | 'removePlan' | 'stateHistory'>
type Said = Pick<plan.Plan, 'state' | 'message' | 'translated' | 'reason'>

/** Names a language that is not one of the club's others. */
export function unspoken({ club }: Pick<Context, 'club'>, translated: Record<string, unknown>): Malformed | undefined {
  const wrong = Object.keys(translated).find((lang) => lang === club.lang || !club.langs.includes(lang))
  return wrong === undefined ? undefined : new Malformed(`translated.${wrong}`)
}

/** Changes the state now and records why. */
export async function turnState(tx: Transaction, { state, message, translated, reason }: Said): Promise<void> {
  const before = await sql.state(tx.sql)
  await sql.changeState(tx.sql, state, message, translated)
  await audit(tx, { noun: 'site-state', recordIdx: 1, before, after: { state, message, translated }, reason })
}

export const sitePlans: Calls = {
  plans: async (_, ctx) => {
    const [now, plans] = await Promise.all([sql.state(ctx.sql), plan.plans(ctx.sql)])
    return { ...now, plans }
  },

  planState: async ({ at, translated = {}, ...said }, ctx) => {
    const unknown = unspoken(ctx, translated)
    if (unknown) return unknown
    if (Temporal.Instant.compare(at, ctx.clock.now()) <= 0) return new Malformed('at')
    return write(ctx, async (tx) => {
      const planned = await plan.insert(tx.sql, { ...said, at, translated })
      const after = { ...said, translated, at }
      await audit(tx, { noun: 'site-plan', recordIdx: planned.planIdx, after, reason: said.reason })
      return planned
    })
  },

  removePlan: async ({ planIdx }, ctx) =>
    write(ctx, async (tx) => {
      const before = await plan.remove(tx.sql, planIdx)
      if (!before) return NOT_FOUND
      await audit(tx, { noun: 'site-plan', recordIdx: planIdx, before })
      return null
    }),

  stateHistory: historyOf(stateHistory),
}

/** Makes the planned changes whose time has come; the last one of several counts. */
export const turnSite = schedule('turn-site', '* * * * *', async (ctx) => {
  await write(ctx, async (tx) => {
    for (const due of await plan.takeDue(tx.sql)) await turnState(tx, due)
  })
})
