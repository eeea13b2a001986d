import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { quote as call } from '@clubhouse/contract/reservation/booking/change'
import { COUPON_NOT_USABLE } from '@clubhouse/contract/reservation/refusal'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { payers } from '../../hold/hold.ts'
import { memberFacts } from '../../member-facts.ts'
import { rulebookOf } from '../../rulebook.ts'
import { priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { slotByIdx } from '../../sheet/slot/rows.ts'
import { hasHolesOf } from '../../sheet/slot/rules.ts'
import * as bookedRows from '../booked/rows.ts'
import { refusedGuests } from '../players/players.ts'
import { priceOfChange } from './price.ts'

/** What booking or changing would cost; a guest over a limit is refused here too, before anything is held. */
export async function quote(ctx: Context, me: number, input: ParsedInputOf<typeof call>) {
  const { players, cart, caddie, couponIdx, bookingIdx } = input
  if (players[0]?.memberIdx !== me) return new Malformed('players[0].memberIdx')
  if (couponIdx != null) return COUPON_NOT_USABLE({ why: 'UNKNOWN' })
  const [slot, rulebook, row] = await Promise.all([
    slotByIdx(ctx.sql, input.slotIdx),
    rulebookOf(ctx),
    bookingIdx === undefined ? undefined : bookedRows.booking(ctx.sql, bookingIdx, ctx.lang),
  ])
  if (!slot || (bookingIdx !== undefined && row?.booker.memberIdx !== me)) return NOT_FOUND
  if (!hasHolesOf(slot, input.holes)) return new Malformed('holes')
  const refused = await refusedGuests(ctx, me, players, slot, rulebook, bookingIdx)
  if (refused?.code === 'GUEST_LIMIT') return refused
  const choice = {
    players: payers(
      slot,
      players.map((_, i) => i + 1),
      players.length,
    ),
    cart,
    caddie,
  }
  if (row?.slotIdx === slot.slotIdx) return priceOfChange(ctx, row, choice, rulebook)
  const sale = await saleOf(ctx.sql, slot, await memberFacts(ctx.sql, me, slot), rulebook)
  return priceOf(rulebook, sale, choice, { currency: ctx.club.currency, lang: ctx.lang })
}
