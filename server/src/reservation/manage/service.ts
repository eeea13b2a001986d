import type { contract } from '@clubhouse/contract'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { cancelRules } from '../penalty/impose.ts'
import { rulebookOf } from '../rulebook.ts'
import { cancel } from './cancel.ts'
import { change } from './change.ts'
import { make } from './make.ts'
import { read } from './read.ts'
import * as sql from './sql.ts'

export const bookingManage: Services<typeof contract.bookingManage> = {
  one: async ({ bookingIdx }, ctx) => (await read(ctx, bookingIdx)) ?? NOT_FOUND,

  members: async (wanted, ctx) => {
    if (!wanted.keyword && !wanted.memberIdx) return new Malformed('keyword')
    return sql.findMembers(ctx.sql, ctx.lang, wanted)
  },

  make: async (input, ctx) => {
    const [booker] = input.players
    if (booker?.kind !== 'MEMBER' || booker.memberIdx !== input.memberIdx) return new Malformed('players[0].memberIdx')
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => make(tx, input, rulebook))
  },

  change: async (input, ctx) => {
    const { players, cart, caddie, reason } = input
    if (!reason && (players || cart !== undefined || caddie !== undefined)) return new Malformed('reason')
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => change(tx, input, rulebook))
  },

  cancel: async (input, ctx) => {
    const rules = await cancelRules(ctx)
    return write(ctx, (tx) => cancel(tx, input, rules))
  },
}
