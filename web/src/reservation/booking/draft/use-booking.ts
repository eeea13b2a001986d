import { book } from '@clubhouse/contract/reservation/booking/booking'
import type { Price } from '@clubhouse/contract/reservation/price'
import { useRef } from 'react'
import type { CallFail } from '../../../api/call-fail'
import { useForm } from '../../../form/use-form'
import type { Values } from '../../../ui/form/draft'
import { refusalSaid } from '../../hold/refusal-text'
import { priceForPlayers, priceOf } from './booking-price'
import {
  type BookingInput,
  companionChecks,
  guestsIn,
  NEW_BOOKING,
  players,
  refusedField,
  seatsFor,
} from './booking-values'
import type { Booker, Offer } from './offer'
import { type Coupons, useCoupons } from './use-coupons'

export interface BookingProps {
  booker: Booker
  offer: Offer
  /** No answer came to what was sent: only the same may be sent again. */
  isUnsure: boolean
  /** @returns why it is not booked */
  onConfirm: (input: BookingInput) => Promise<CallFail | undefined>
}

/** The form of a booking. What is typed outlives the hold and the page; the next member at this screen does not get it. */
export function useBooking({ booker, offer, isUnsure, onConfirm }: BookingProps) {
  const lastSent = useRef<BookingInput>(undefined)
  const form = useForm({
    call: book,
    initial: NEW_BOOKING,
    way: (field) => field.replace(/^players\.\d/, 'players'),
    kept: 'booking',
    checks: companionChecks(offer.rules),
    blames: (fail) => {
      const field = refusedField(form.values, { which: fail.msgVar.which, path: fail.msgDetail })
      return field ? { [field]: fail.isRefusal ? refusalSaid(fail) : 'form.WRONG' } : undefined
    },
    send: async (_, values) => {
      if (!isUnsure || !lastSent.current) lastSent.current = bookingOf(booker, offer, values, coupons)
      const fail = await onConfirm(lastSent.current)
      if (fail) throw fail
    },
  })
  const coupons = useCoupons(booker, offer, form.values)
  const without = chosenPrice(offer, form.values)
  const price = coupons.priceWith(without, form.values)
  return { form, seats: seatsFor(form.values, offer.rules), price, without, coupons }
}

/** What the server will ask for: shared seats are priced as they are held, otherwise every player counts. */
function chosenPrice({ slot, price, rules }: Offer, values: Values): Price {
  const seats = seatsFor(values, rules)
  const players = slot.mode === 'SHARED' ? 0 : seats
  return priceOf(priceForPlayers(price, players, guestsIn(values, seats)), values)
}

function bookingOf(booker: Booker, offer: Offer, values: Values, coupons: Coupons): BookingInput {
  const { slot, rules } = offer
  const { slotIdx, holes } = slot
  const [cart, caddie] = [values.cart === true, values.caddie === true]
  return {
    slotIdx,
    holes,
    cart,
    caddie,
    couponIdx: coupons.chosen(values)?.couponIdx,
    memo: String(values.memo),
    players: players(booker, values, seatsFor(values, rules)),
    total: coupons.priceWith(chosenPrice(offer, values), values).total,
    termsIdx: rules.termsIdx,
  }
}
