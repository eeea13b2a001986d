import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { quote as call } from '@clubhouse/contract/reservation/booking/change'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { choiceOf } from '../../hold/hold.ts'
import { memberFacts } from '../../member-facts.ts'
import { rulebookOf } from '../../rulebook.ts'
import { useOf } from '../../rules/coupon/booking-price.ts'
import * as rows from '../../rules/coupon/rows.ts'
import { couponChoices, couponPrice, ownCoupon } from '../../rules/coupon/usable.ts'
import { priceOf, withThreeRow } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { slotByIdx } from '../../sheet/slot/rows.ts'
import { hasHolesOf } from '../../sheet/slot/rules.ts'
import * as bookedRows from '../booked/rows.ts'
import { refusedGuests } from '../players/players.ts'
import { priceOfChange } from './price.ts'

/** What booking or changing would cost; a guest over a limit is refused here too, before anything is held. */
export async function quote(ctx: Context, me: number, input: ParsedInputOf<typeof call>) {
  const { players, bookingIdx } = input
  if (players[0]?.memberIdx !== me) return new Malformed('players[0].memberIdx')
  const [slot, rulebook, row] = await Promise.all([
    slotByIdx(ctx.sql, input.slotIdx),
    rulebookOf(ctx),
    bookingIdx === undefined ? undefined : bookedRows.booking(ctx.sql, bookingIdx, ctx.lang),
  ])
  if (!slot || (bookingIdx !== undefined && row?.booker.memberIdx !== me)) return NOT_FOUND
  if (!hasHolesOf(slot, input.holes)) return new Malformed('holes')
  const refused = await refusedGuests(ctx, me, players, slot, rulebook, row)
  if (refused?.code === 'GUEST_LIMIT') return refused
  const seats = players.map((_, i) => i + 1)
  const choice = choiceOf(slot, seats, { ...input, type: row?.type }, rulebook.settings)
  const couponIdx = input.couponIdx === undefined ? row?.couponIdx : input.couponIdx
  const found = couponIdx == null ? undefined : await rows.coupon(ctx.sql, couponIdx)
  const coupon = couponIdx == null ? undefined : ownCoupon(found, { memberIdx: me, bookingIdx })
  if (coupon && 'code' in coupon) return coupon
  const stays = row?.slotIdx === slot.slotIdx ? row : undefined
  const sale = await saleOf(ctx.sql, slot, await memberFacts(ctx.sql, me, slot), rulebook)
  const use = useOf(sale, row?.type ?? NORMAL, choice)
  const fresh = () => priceOf(rulebook, sale, choice, { currency: ctx.club.currency, lang: ctx.lang })
  const without = stays ? await priceOfChange(ctx, stays, slot, choice, undefined, rulebook) : fresh()
  if ('code' in without) return without
  const price = coupon
    ? stays
      ? await priceOfChange(ctx, stays, slot, choice, coupon, rulebook)
      : couponPrice(ctx, without, coupon, use, rulebook)
    : without
  if ('code' in price) return price
  const coupons = await couponChoices(ctx, without, { memberIdx: me, bookingIdx }, use, rulebook)
  const shown = stays ? price : withThreeRow(price, rulebook, { ...sale, dayClass: slot.dayClass }, choice, ctx.lang)
  return coupons.length > 0 ? { ...shown, coupons, totalWithout: without.total } : shown
}

/** Of code group BMD. */
const NORMAL = 'N'
