import type { contract } from '@clubhouse/contract'
import { type Context, Malformed, memberOf, NOT_FOUND, type Services } from '../../platform/context.ts'
import { refusedTooOften } from '../../platform/too-often.ts'
import { refuseBefore, write } from '../../platform/write.ts'
import { extend, hold, release, viewerOf, type Wanted } from '../hold/hold.ts'
import { lobbiesNow } from '../hold/lobby/draw.ts'
import { refusedBySlot } from '../hold/rules.ts'
import { crowdOf } from '../hold/turns.ts'
import { hasLobby } from '../lobby-rules.ts'
import { lockMember } from '../member-facts.ts'
import { type Rulebook, rulebookOf } from '../rulebook.ts'
import { cancelRules } from '../rules/penalty/impose.ts'
import { slotMap } from '../sheet/slot/rows.ts'
import { cancel } from './cancel/cancel.ts'
import { confirm } from './confirm/confirm.ts'
import { mine } from './list/mine.ts'
import { takeAway } from './list/take-away.ts'

export const booking: Services<typeof contract.booking> = {
  lock: async ({ slotIdx, ...wanted }, ctx) => {
    const me = memberOf(ctx)
    const tooOften = await refusedTooOften(ctx, 'hold', `m${me}`)
    if (tooOften) return tooOften
    const rulebook = await rulebookOf(ctx)
    if (hasLobby(rulebook)) await lobbiesNow(ctx)
    return crowdOf(ctx.cache).among(() => holdInTurn(ctx, me, { slotIdx, ...wanted }, rulebook))
  },

  relock: async ({ slotIdx, x }, ctx) => {
    const me = memberOf(ctx)
    const rulebook = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      await lockMember(tx.sql, me)
      return x === 'N' ? release(tx, me, slotIdx) : extend(tx, me, slotIdx, rulebook)
    })
  },

  book: async (input, ctx) => {
    const me = memberOf(ctx)
    const [booker] = input.players
    if (booker?.kind !== 'MEMBER' || booker.memberIdx !== me) return new Malformed('players[0].memberIdx')
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => confirm(tx, me, input, rulebook))
  },

  cancel: async (input, ctx) => {
    const me = memberOf(ctx)
    const rules = await cancelRules(ctx)
    return write(ctx, (tx) => cancel(tx, me, input, rules))
  },

  takeAway,

  mine,
}

/**
 * At an opening, and after another request's turn, most requests are refused by public facts: those are read first,
 * without a transaction or a lock. Otherwise the transaction reads them anyway.
 */
async function holdInTurn(ctx: Context, me: number, wanted: Wanted, rulebook: Rulebook) {
  const { slotIdx } = wanted
  const crowd = crowdOf(ctx.cache)
  for (let hasWaited = false; ; hasWaited = true) {
    if (hasWaited || crowd.isLarge) {
      const slot = await ctx.cache.gather('slot', slotIdx, (asked) => slotMap(ctx.sql, asked))
      if (!slot) return NOT_FOUND
      const refused = refusedBySlot(slot, viewerOf(ctx), ctx.clock.now(), rulebook, ctx.club.zone)
      if (refused) return refuseBefore(ctx, refused)
    }
    const endTurn = crowd.takeTurn(slotIdx)
    if (endTurn instanceof Promise) await endTurn
    else return write(ctx, (tx) => hold(tx, me, wanted, rulebook)).finally(endTurn)
  }
}
