import type { Price } from '@clubhouse/contract/reservation/price'
import type { Held } from '../../hold/hold-steps'
import type { AnySlot } from '../../hold/slot-view'

/** The tee time that is held or booked, with what a form needs of it. */
export interface Offer {
  slot: Pick<AnySlot, 'slotIdx' | 'holes' | 'mode'>
  price: Price
  freeCancelUntil: string
  namesDueAt: string
  rules: { minPlayers: number; maxPlayers: number; termsIdx: number }
}

export const offerOf = ({ slot, hold }: Pick<Held, 'slot' | 'hold'>): Offer => ({ ...hold, slot, rules: hold })

export type Booker = { memberIdx: number; name: string }
