import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import type { MenuCode } from '@clubhouse/contract/manager-menu'
import { mayJoinUnder } from '@clubhouse/contract/terms'
import { addSamples, removeSamples, samplesNow } from '../board/sample/service.ts'
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
/** The boards that samples are on besides sections. */
const SAMPLED = ['930100', '930400', '930600'] as const

export const setup: Services<typeof contract.setup> = {
  read: async (_, ctx) => {
    const [steps, starter, samples, known] = await Promise.all([
      stepsNow(ctx),
      starterOf(ctx),
      samplesNow(ctx),
      ctx.isPublic ? knownPasswords(ctx.sql) : null,
    ])
    return {
      isReady: isReady(steps),
      steps,
      starter,
      samples,
      knownPasswords: known && known.managers + known.members > 0 ? known : null,
    }
  },

  missing: async (_, ctx) => {
    const [steps, types] = await Promise.all([stepsNow(ctx), typesInForce(ctx.sql)])
    return { steps: missingIn(steps), mayJoin: mayJoinUnder(types), sendsMail: sendsMail(ctx) }
  },

  begin: async (wanted, ctx) => {
    if (!hasAll(ctx, ALSO, 'C')) return FORBIDDEN
    if (wanted.lastTime < wanted.firstTime) return new Malformed('lastTime')
    const made = await beginSheet(ctx, wanted)
    return 'courses' in made ? { courses: made.courses, published: await publishNow(ctx) } : made
  },

  startTerms: (_, ctx) => startTerms(ctx, (lang) => rulesInWords(ctx, lang)),

  addSamples: async (_, ctx) => (hasAll(ctx, SAMPLED, 'C') ? addSamples(ctx) : FORBIDDEN),

  removeSamples: async (_, ctx) => (hasAll(ctx, SAMPLED, 'D') ? removeSamples(ctx) : FORBIDDEN),

  publish: async (_, ctx) => ({ published: await publishNow(ctx) }),
}

const hasAll = ({ who }: Context, menus: readonly MenuCode[], right: 'C' | 'D') =>
  menus.every((menu) => hasRight(who, menu, right))

const stepsNow = async (ctx: Context) => stepsOf({ ...(await sql.facts(ctx.sql)), sendsMail: sendsMail(ctx) })

/** The days ahead, as the hourly job makes them. The key of the request belongs to the change before. */
async function publishNow(ctx: Context): Promise<number> {
  const { changes } = await keepHorizon({ ...ctx, idempotency: undefined })
  return changes.filter(({ after }) => after === 'PUBLISHED').length
}
