import type { contract } from '@clubhouse/contract'
import { phonesFor } from '../../../person/phones.ts'
import { Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import { couponsAt } from '../../rules/coupon/rows.ts'
import { cancelRules } from '../../rules/penalty/impose.ts'
import { cancel } from './cancel.ts'
import { change } from './change.ts'
import { make, quote, type Wanted } from './make.ts'
import { move, quoteMove } from './move.ts'
import { read } from './read.ts'
import * as sql from './sql.ts'

/** Decision 076. */
export const bookingManage: Services<typeof contract.bookingManage> = {
  one: async ({ bookingIdx }, ctx) => (await read(ctx, bookingIdx)) ?? NOT_FOUND,

  members: async (wanted, ctx) => {
    if (!wanted.keyword && !wanted.memberIdx) return new Malformed('keyword')
    return sql.findMembers(ctx.sql, ctx.lang, wanted, phonesFor(ctx.who))
  },

  coupons: ({ memberIdx, slotIdx }, ctx) => couponsAt(ctx, memberIdx, slotIdx),

  quote: async (input, ctx) => {
    const wanted = withBooker(input)
    return wanted instanceof Malformed ? wanted : quote(ctx, wanted, await rulebookOf(ctx))
  },

  make: async (input, ctx) => {
    const wanted = withBooker(input)
    if (wanted instanceof Malformed) return wanted
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => make(tx, wanted, rulebook))
  },

  change: async (input, ctx) => {
    const { players, cart, caddie, holes, couponIdx, reason } = input
    if (!reason && [players, holes, cart, caddie, couponIdx].some((one) => one !== undefined))
      return new Malformed('reason')
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => change(tx, input, rulebook))
  },

  moveQuote: async (input, ctx) => quoteMove(ctx, input, await rulebookOf(ctx)),

  move: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => move(tx, input, rulebook))
  },

  cancel: async (input, ctx) => {
    const rules = await cancelRules(ctx)
    return write(ctx, (tx) => cancel(tx, input, rules))
  },
}

/** The booker is the first player: the member by number, or the guest as named beside the players. */
function withBooker<W extends Pick<Wanted, 'memberIdx' | 'guest' | 'players'>>(input: W): W | Malformed {
  const { memberIdx, guest, players } = input
  const [first, ...others] = players
  if (!guest)
    return first?.kind === 'MEMBER' && first.memberIdx === memberIdx ? input : new Malformed('players[0].memberIdx')
  if (memberIdx !== undefined) return new Malformed('guest')
  if (first?.kind !== 'GUEST') return new Malformed('players[0].kind')
  return { ...input, players: [{ ...first, ...guest }, ...others] }
}
