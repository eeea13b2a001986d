import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { changePlayers, quote, type read } from '@clubhouse/contract/reservation/booking/change'
import { detail } from '@clubhouse/contract/reservation/sheet/sheet'
import { useCall } from '../../../api/use-call'
import { useForm } from '../../../form/use-form'
import type { FormModel } from '../../../ui/form/use-form'
import { useSettled } from '../../../ui/form/use-settled'
import { refusalSaid } from '../../hold/refusal-text'
import { priceOf } from '../draft/booking-price'
import { companionChecks, players, refusedField, seatsFor } from '../draft/booking-values'
import type { Booker, Offer } from '../draft/offer'
import { unnamed, valuesOf } from './change-values'

export type ReadBooking = DataOf<typeof read>

/** The rules of the booked tee time; after the deadline the number of players stays as it is. */
export function useOwnOffer({ booker, date, slotIdx, may, players }: ReadBooking): Offer | undefined {
  const memberIdx = booker.memberIdx ?? 0
  const { data } = useCall(detail, { memberIdx, date, slotIdx }, { toasts: 'faults', waits: true, _nop_: true })
  if (!data || may.places) return data
  const fixed = { minPlayers: players.length, maxPlayers: players.length }
  return { ...data, rules: { ...data.rules, ...fixed } }
}

/** The form that changes a booking, with the price of what is chosen. */
export function useChange(booking: ReadBooking, offer: Offer, onChanged: () => void) {
  const { bookingIdx, version, slotIdx } = booking
  const booker: Booker = { memberIdx: booking.booker.memberIdx ?? 0, name: booking.booker.name }
  const form: FormModel = useForm({
    call: changePlayers,
    initial: { ...valuesOf(booking), keepsCoupon: true },
    way: (field) => field.replace(/^players\.\d/, 'players'),
    checks: companionChecks(offer.rules),
    blames: (fail) => {
      const field = refusedField(form.values, { which: fail.msgVar.which, path: fail.msgDetail })
      return field ? { [field]: fail.isRefusal ? refusalSaid(fail) : 'form.WRONG' } : undefined
    },
    given: { bookingIdx, version },
    input: (values): Partial<InputOf<typeof changePlayers>> => ({
      players: players(booker, values, seatsFor(values, offer.rules)),
      memo: String(values.memo),
      ...(booking.couponIdx != null && values.keepsCoupon !== true && { couponIdx: null }),
      total: price?.total,
      ...(booking.type === 'D' && { termsIdx: offer.rules.termsIdx }),
    }),
    toasts: 'faults',
    failed: ({ code }) => code === 'PRICE_CHANGED' && full.refetch(),
    answered: onChanged,
  })
  const seats = seatsFor(form.values, offer.rules)
  // With cart and caddie, so that both show what they cost before they are chosen.
  const hasCoupon = booking.couponIdx != null
  const settled: Player[] = JSON.parse(useSettled(JSON.stringify(players(booker, form.values, seats))))
  // A coupon and a fee for guests depend on who plays; everything else only on how many do.
  const isByName = hasCoupon || booking.price.guestUnit != null || offer.price.guestUnit != null
  const { cart, caddie, keepsCoupon } = form.values
  const full = useCall(
    quote,
    {
      ...{ slotIdx, bookingIdx, players: isByName ? settled : unnamed(booker.memberIdx, seats) },
      ...(hasCoupon
        ? { cart: cart === true, caddie: caddie === true, couponIdx: keepsCoupon === true ? booking.couponIdx : null }
        : { cart: true, caddie: true }),
    },
    { toasts: 'faults', waits: true, _nop_: true, placeholderData: (previous) => previous },
  )
  const price = full.error ? undefined : full.data && (hasCoupon ? full.data : priceOf(full.data, form.values))
  return { form, seats, booker, full: full.data, refused: full.error, price }
}
