import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { changePlayers, quote, type read } from '@clubhouse/contract/reservation/booking/change'
import { detail } from '@clubhouse/contract/reservation/sheet/sheet'
import { useCall } from '../../../api/use-call'
import { useForm } from '../../../form/use-form'
import { refusalSaid } from '../../hold/refusal-text'
import { priceOf } from '../draft/booking-price'
import { companionChecks, players, refusedField, seatsFor } from '../draft/booking-values'
import type { Booker, Offer } from '../draft/use-booking'
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
  const form = useForm({
    call: changePlayers,
    initial: valuesOf(booking),
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
      total: price?.total,
    }),
    toasts: 'faults',
    failed: ({ code }) => code === 'PRICE_CHANGED' && full.refetch(),
    answered: onChanged,
  })
  const seats = seatsFor(form.values, offer.rules)
  // With cart and caddie, so that both show what they cost before they are chosen.
  const full = useCall(
    quote,
    { slotIdx, bookingIdx, players: unnamed(booker.memberIdx, seats), cart: true, caddie: true },
    { toasts: 'faults', waits: true, _nop_: true, placeholderData: (previous) => previous },
  )
  const price = full.data && priceOf(full.data, form.values)
  return { form, seats, booker, full: full.data, price }
}
