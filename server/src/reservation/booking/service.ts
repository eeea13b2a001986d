import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from '@clubhouse/contract/fail'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../platform/audit.ts'
import { Malformed, memberOf, NOT_FOUND, type Services } from '../../platform/context.ts'
import { refuseBefore, write } from '../../platform/write.ts'
import { extend, giveBack, hold, viewerOf } from '../hold/hold.ts'
import { refusedBySlot } from '../hold/rules.ts'
import { takeTurn } from '../hold/turns.ts'
import { lockMember } from '../member-facts.ts'
import { priceIn } from '../price/rules.ts'
import { rulebookOf } from '../rulebook.ts'
import { slotMap } from '../slot/sql.ts'
import { confirm, shown } from './confirm.ts'
import { lateCode } from './deadline.ts'
import { notifyBooking } from './notify.ts'
import * as sql from './sql.ts'

export const booking: Services<typeof contract.booking> = {
  lock: async ({ slotIdx, ...wanted }, ctx) => {
    const me = memberOf(ctx)
    const now = ctx.clock.now()
    const waitMs = await ctx.limits.spend('hold', `m${me}`)
    if (waitMs > 0) return RATE_LIMIT({ retryAt: now.add({ milliseconds: Math.round(waitMs) }) })
    const rulebook = await rulebookOf(ctx)
    for (;;) {
      // At an opening most requests are refused by public facts, without a transaction or a lock.
      const slot = await ctx.cache.gather('slot', slotIdx, (asked) => slotMap(ctx.sql, asked))
      if (!slot) return NOT_FOUND
      const refused = refusedBySlot(slot, viewerOf(ctx), ctx.clock.now(), rulebook, ctx.club.zone)
      if (refused) return refuseBefore(ctx, refused)
      const endTurn = takeTurn(ctx.cache, slotIdx)
      if (endTurn instanceof Promise) await endTurn
      else return write(ctx, (tx) => hold(tx, me, { slotIdx, ...wanted }, rulebook)).finally(endTurn)
    }
  },

  relock: async ({ slotIdx, x }, ctx) => {
    const me = memberOf(ctx)
    const rulebook = await rulebookOf(ctx)
    return write(ctx, async (tx) => {
      await lockMember(tx.sql, me)
      return x === 'N' ? giveBack(tx, me, slotIdx) : extend(tx, me, slotIdx, rulebook)
    })
  },

  book: async (input, ctx) => {
    const me = memberOf(ctx)
    const [booker] = input.players
    if (booker?.kind !== 'MEMBER' || booker.memberIdx !== me) return new Malformed('players[0].memberIdx')
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => confirm(tx, me, input, rulebook))
  },

  cancel: async ({ bookingIdx, version, reason, reasonText, accept }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      if (!(await sql.lockOwnBooking(tx.sql, bookingIdx, me))) return NOT_FOUND
      const before = (await sql.booking(tx.sql, bookingIdx, tx.lang))!
      const now = tx.clock.now()
      if (before.state !== 'CF' || Temporal.Instant.compare(before.startsAt, now) <= 0)
        return WRONG_STATE({ state: before.state })
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const code = lateCode(before.date, before.freeCancelUntil, now, tx.club.zone)
      if (code && !accept) return PAST_DEADLINE({ rule: 'cancel', at: before.freeCancelUntil, code })
      const state = code ? 'CL' : 'CX'
      await sql.cancelBooking(tx.sql, bookingIdx, { state, code: code ?? null, reason, text: reasonText ?? null })
      await Promise.all([
        audit(tx, {
          noun: 'booking',
          recordIdx: bookingIdx,
          before: { state: 'CF' },
          after: { state, code },
          reason,
        }),
        notifyBooking(tx, bookingIdx, 'CANCELLED'),
      ])
      return { bookingIdx, state, couponReturned: false } as const
    })
  },

  mine: async (filter, ctx) => {
    const [page, { fees }] = await Promise.all([sql.bookingsOf(ctx.sql, filter, ctx.lang), rulebookOf(ctx)])
    const list = page.list.map((row) => ({ ...row, price: priceIn(ctx.lang, row.price, fees) }))
    return { ...page, list: list.map((row) => shown(row, ctx, filter.memberIdx)) }
  },
}
