import type { contract } from '@clubhouse/contract'
import { Malformed, memberOf, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { answerQuestion } from './news-answer.ts'
import { newsOf, record } from './record.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

export const consent: Services<typeof contract.consent> = {
  mine: (_, ctx) => rows.mine(ctx.sql, memberOf(ctx)),

  answer: async ({ terms }, ctx) => {
    const me = memberOf(ctx)
    const inForce = await sql.areInForce(ctx.sql, terms)
    if (!inForce) return new Malformed('terms')
    return write(ctx, async (tx) => {
      await record(tx, me, terms)
      const limit = await sql.limitSessions(tx.sql, me)
      return { open: await sql.open(tx.sql, me), isReadOnly: limit === 'READ_ONLY' }
    })
  },

  answerNews: async ({ agreed }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      await answerQuestion(tx, me, agreed)
      return { marketing: newsOf(await sql.ways(tx.sql, me)) }
    })
  },
}
