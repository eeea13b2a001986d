import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { walkIn as call } from '@clubhouse/contract/reservation/desk/check-in'
import { OVERRIDABLE, type Overridable } from '@clubhouse/contract/reservation/desk/desk'
import { wordsOf } from '../../../mail/words.ts'
import type { Transaction } from '../../../platform/write.ts'
import type { Rulebook } from '../../rulebook.ts'
import { make } from '../deed/make.ts'

/** Guests who came without a booking: as a booking by phone, with the limits of members set aside. */
export async function walkIn(tx: Transaction, input: ParsedInputOf<typeof call>, rulebook: Rulebook) {
  const { slotIdx, name, phoneNo, cart, caddie } = input
  const reason = input.reason ?? (await wordsOf(tx, tx.lang, 'frontdesk')).say('WALK_IN_REASON', {})
  const players = Array.from({ length: input.players }, (_, i) =>
    i === 0 ? { no: 1, kind: 'GUEST' as const, name, phoneNo } : { no: i + 1, kind: 'TBD' as const },
  )
  const guest = { slotIdx, type: 'P' as const, guest: { name, phoneNo }, players, cart, caddie, reason }
  const made = await make(tx, { ...guest, override: [...OVERRIDABLE] }, rulebook)
  // Rules that are set aside do not refuse, only the club's own bookings have a share, and guests have no coupons.
  return made as Exclude<typeof made, { code: Overridable | 'HOUSE_CAP' | 'COUPON_NOT_USABLE' }>
}
