import type { Booking } from '@clubhouse/contract/reservation/booking/booking'

/** Who is notified of a cancellation: the booker, and the members who play along. */
export const toldOf = ({ booker, players }: Pick<Booking, 'booker' | 'players'>): string[] => [
  booker.name,
  ...players.flatMap(({ kind, memberIdx, name }) =>
    kind === 'MEMBER' && memberIdx !== booker.memberIdx && name ? name : [],
  ),
]
