import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { BookingRow } from '../booked/rows.ts'

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

type Dated = Pick<BookingRow, 'namesDueAt' | 'freeCancelUntil' | 'createdAt'>

/** A booking that was made after the deadline for names has none. */
export const areNamesDue = ({ namesDueAt, createdAt }: Dated, now: Temporal.Instant): boolean =>
  isBefore(namesDueAt, now) && isBefore(createdAt, namesDueAt)

/** Moving would escape a late cancellation, so it ends with the free one. */
export const isMoveLate = ({ freeCancelUntil }: Dated, now: Temporal.Instant): boolean => isBefore(freeCancelUntil, now)

interface Places {
  players: Pick<Player, 'kind'>[]
  cart: boolean
  caddie: boolean
}

/** True where a name takes the place of a name and nothing else changes. Source: docs/rules.md, Bookings. */
export function changesOnlyNames(before: Places, after: Places): boolean {
  return (
    before.cart === after.cart &&
    before.caddie === after.caddie &&
    before.players.length === after.players.length &&
    before.players.every(({ kind }, i) => (kind === 'TBD') === (after.players[i]!.kind === 'TBD'))
  )
}

interface Facts extends Dated {
  state: string
  type: string
  startsAt: Temporal.Instant
  booker: { memberIdx: number | null }
  players: Pick<Player, 'kind' | 'memberIdx'>[]
}

/** What a member may do with a booking at a moment; those of a group are changed with its date. @param canHandOver the club's setting */
export function mayDo(booking: Facts, memberIdx: number, now: Temporal.Instant, canHandOver: boolean) {
  const isOwn = booking.booker.memberIdx === memberIdx && booking.type !== 'T'
  const isOpen = isOwn && booking.state === 'CF' && isBefore(now, booking.startsAt)
  const areDue = areNamesDue(booking, now)
  const hasHeir = booking.players.some((one) => one.kind === 'MEMBER' && one.memberIdx !== memberIdx)
  return {
    places: isOpen && !areDue,
    names: isOpen,
    move: isOpen && !isMoveLate(booking, now),
    transfer: isOpen && !areDue && canHandOver && hasHeir,
    cancel: isOpen,
  }
}
