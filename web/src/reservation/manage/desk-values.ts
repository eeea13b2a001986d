import type { Player } from '@clubhouse/contract/reservation/booking'
import type { Values } from '../../ui/form/draft'

export const guestField = (no: number) => `guest${no}`

export const NEW_DESK_BOOKING: Values = {
  seats: '4',
  [guestField(2)]: '',
  [guestField(3)]: '',
  [guestField(4)]: '',
  cart: true,
  caddie: true,
  type: 'P',
  memo: '',
  reason: '',
}

/** The member, then guests by name; a place without a name is to be named later. */
export function deskPlayers(memberIdx: number, values: Values): Player[] {
  const others = [2, 3, 4].filter((no) => no <= Number(values.seats))
  return [
    { no: 1, kind: 'MEMBER', memberIdx },
    ...others.map((no): Player => {
      const name = String(values[guestField(no)] ?? '').trim()
      return name ? { no, kind: 'GUEST', name } : { no, kind: 'TBD' }
    }),
  ]
}
