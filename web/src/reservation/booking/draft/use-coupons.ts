import type { DataOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { quote } from '@clubhouse/contract/reservation/booking/change'
import type { Price } from '@clubhouse/contract/reservation/price'
import { mine } from '@clubhouse/contract/reservation/rules/coupon'
import { useCall } from '../../../api/use-call'
import type { Values } from '../../../ui/form/draft'
import { useSettled } from '../../../ui/form/use-settled'
import { players, seatsFor } from './booking-values'
import type { Booker, Offer } from './offer'

export type CouponChoice = NonNullable<DataOf<typeof quote>['coupons']>[number]

export interface Coupons {
  choices: readonly CouponChoice[]
  /** The totals are those of what was chosen before. */
  isPending: boolean
  chosen(values: Values): CouponChoice | undefined
  /** The price with what is chosen: a coupon in place of the discounts, or as it is. */
  priceWith(price: Price, values: Values): Price
}

/** Nothing on the page would offer to read them again. */
const QUIET = { toasts: 'faults', _nop_: true } as const

/** The coupons that a booker can choose from at a tee time, as the server prices them. Most members have none. */
export function useCoupons(booker: Booker, { slot, rules }: Offer, values: Values): Coupons {
  const { slotIdx, holes } = slot
  const { memberIdx } = booker
  const [cart, caddie] = [values.cart === true, values.caddie === true]
  const owned = useCall(mine, { memberIdx, slotIdx, size: 1 }, QUIET)
  const typed = JSON.stringify(players(booker, values, seatsFor(values, rules)))
  const settled = useSettled(typed)
  const named: Player[] = JSON.parse(settled)
  const { data, isPlaceholderData } = useCall(
    quote,
    { slotIdx, holes, players: named, cart, caddie },
    { ...QUIET, enabled: (owned.data?.total ?? 0) > 0, placeholderData: (previous) => previous },
  )
  const choices = data?.coupons ?? []
  const chosen = ({ couponIdx }: Values) => choices.find((one) => String(one.couponIdx) === couponIdx)
  return {
    choices,
    isPending: isPlaceholderData || (choices.length > 0 && typed !== settled),
    chosen,
    priceWith: (price, now) => {
      const choice = chosen(now)
      if (choice?.total == null) return price
      const { couponIdx, name, amount, total } = choice
      return { ...price, discount: null, coupon: { couponIdx, name, amount }, total }
    },
  }
}
