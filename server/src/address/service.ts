import type { contract } from '@clubhouse/contract'
import { ADDRESS_AWAY, ADDRESS_UNCLEAR } from '@clubhouse/contract/address'
import { type Context, isOtherClub, NOT_FOUND, type Services } from '../platform/context.ts'
import { refusedTooOften } from '../platform/too-often.ts'
import { AddressServiceAway, askJuso } from './juso.ts'
import { askable } from './rules.ts'

const KEEP_SECONDS = 3_600

/** Decision 068. */
export const address: Services<typeof contract.address> = {
  service: async ({ clubCode }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    return { isOn: ctx.addressSource !== undefined }
  },

  find: async ({ clubCode, keyword }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const { addressSource: source } = ctx
    if (!source) return ADDRESS_AWAY({})
    const asked = askable(keyword)
    if (asked.length < 2) return ADDRESS_UNCLEAR({})
    const tooOften = await refusedTooOften(ctx, 'address', callerOf(ctx))
    if (tooOften) return tooOften
    try {
      const found = await ctx.cache.recall(`address ${asked}`, [], KEEP_SECONDS, () => askJuso(source, asked))
      return found ?? ADDRESS_UNCLEAR({})
    } catch (error) {
      if (!(error instanceof AddressServiceAway)) throw error
      await noteProblem(ctx, error.message)
      return ADDRESS_AWAY({})
    }
  },
}

const callerOf = ({ who, ip }: Context) => (who ? `s${who.sessionIdx}` : `ip${ip}`)

/** The same problem is logged once an hour, not at every search. */
function noteProblem({ cache, log }: Context, problem: string): Promise<void> {
  return cache.recall(`address problem ${problem}`, [], KEEP_SECONDS, async () =>
    log.warn({ problem }, 'the address service cannot be used'),
  )
}
