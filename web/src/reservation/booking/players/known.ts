import type { Booking } from '@clubhouse/contract/reservation/booking/booking'

export interface Known {
  memberIdx: number
  name: string
}

type Played = Pick<Booking, 'players'>

const membersIn = (me: number, { players }: Played): Known[] =>
  players.flatMap(({ memberIdx, name }) => (memberIdx && memberIdx !== me && name ? [{ memberIdx, name }] : []))

/** Buddies in their order, then the other members of these bookings by name. */
export function knownFrom(me: number, buddies: readonly Known[], bookings: readonly Played[]): Known[] {
  const others = new Map(bookings.flatMap((one) => membersIn(me, one)).map((one) => [one.memberIdx, one]))
  for (const { memberIdx } of buddies) others.delete(memberIdx)
  return [
    ...buddies.map(({ memberIdx, name }) => ({ memberIdx, name })),
    ...[...others.values()].sort((a, b) => a.name.localeCompare(b.name)),
  ]
}

/** The members of the last round with any, else of the next one. @param past the latest first */
export function lastTogether(me: number, past: readonly Played[], upcoming: readonly Played[]): Known[] {
  return [...past, ...upcoming].map((one) => membersIn(me, one)).find((members) => members.length > 0) ?? []
}
