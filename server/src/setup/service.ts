import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { mayJoinUnder } from '@clubhouse/contract/terms'
import { type Context, FORBIDDEN, Malformed, type Services } from '../platform/context.ts'
import { sendsMail } from '../platform/post.ts'
import { beginSheet } from '../reservation/desk/starter/service.ts'
import { rulesInWords } from '../reservation/rules/guide/in-words.ts'
import { keepHorizon } from '../reservation/sheet/template/service.ts'
import { typesInForce } from '../terms/rows.ts'
import { starterOf, startTerms } from '../terms/start-terms.ts'
import { knownPasswords } from './rows.ts'
import { isReady, missingIn, stepsOf } from './rules.ts'
import * as sql from './sql.ts'

/** What the standard creates besides courses and a template, each under its own right. */
const ALSO = ['940200', '940300', '941000'] as const

export const setup: Services<typeof contract.setup> = {
  read: async (_, ctx) => {
    const [steps, starter, known] = await Promise.all([
      stepsNow(ctx),
      starterOf(ctx),
      ctx.isPublic ? knownPasswords(ctx.sql) : null,
    ])
    return {
      isReady: isReady(steps),
      steps,
      starter,
      knownPasswords: known && known.managers + known.members > 0 ? known : null,
    }
  },

  missing: async (_, ctx) => {
    const [steps, types] = await Promise.all([stepsNow(ctx), typesInForce(ctx.sql)])
    return { steps: missingIn(steps), mayJoin: mayJoinUnder(types), sendsMail: sendsMail(ctx) }
  },

  begin: async (wanted, ctx) => {
    if (!ALSO.every((menu) => hasRight(ctx.who, menu, 'C'))) return FORBIDDEN
    if (wanted.lastTime < wanted.firstTime) return new Malformed('lastTime')
    const made = await beginSheet(ctx, wanted)
    return 'courses' in made ? { courses: made.courses, published: await publishNow(ctx) } : made
  },

  startTerms: (_, ctx) => startTerms(ctx, (lang) => rulesInWords(ctx, lang)),

  publish: async (_, ctx) => ({ published: await publishNow(ctx) }),
}

const stepsNow = async (ctx: Context) => stepsOf({ ...(await sql.facts(ctx.sql)), sendsMail: sendsMail(ctx) })

/** The days ahead, as the hourly job makes them. The key of the request belongs to the change before. */
async function publishNow(ctx: Context): Promise<number> {
  const { changes } = await keepHorizon({ ...ctx, idempotency: undefined })
  return changes.filter(({ after }) => after === 'PUBLISHED').length
}
