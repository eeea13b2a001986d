import type { DeskBookingData } from './desk-booking-data'

export type Deed = 'CHANGE' | 'MOVE' | 'NOTE' | 'CANCEL' | 'NO_SHOW' | 'NO_SHOW_UNDO' | 'PROPOSE'

interface Rights {
  change: boolean
  move: boolean
  cancel: boolean
  noShow: boolean
  propose: boolean
}

type About = Pick<DeskBookingData, 'state' | 'noShow' | 'booker'> & { startsAt?: string }

/** A round is over for the desk a quarter of an hour after its tee time at the earliest. */
const LATE_MS = 15 * 60_000

/** What a manager may do with a booking, the likeliest first. @param now epoch milliseconds */
export function deedsFor({ state, noShow, booker }: About, may: Rights, now: number): Deed[] {
  const due = noShow ? Date.parse(noShow.dueAt) : Number.POSITIVE_INFINITY
  const isUndoable = noShow != null && now <= Date.parse(noShow.undoUntil)
  const hasBegun = now >= due - LATE_MS
  const deeds: (Deed | false)[] = [
    ...(state === 'CF' && !hasBegun
      ? [may.change && ('CHANGE' as const), may.move && ('MOVE' as const), may.change && ('NOTE' as const)]
      : []),
    state === 'CF' && !hasBegun && may.cancel && 'CANCEL',
    state === 'CF' && now >= due && may.noShow && 'NO_SHOW',
    state === 'NS' && isUndoable && may.noShow && 'NO_SHOW_UNDO',
    state === 'CF' && hasBegun && booker.memberIdx != null && may.propose && 'PROPOSE',
  ]
  return deeds.filter((deed) => deed !== false)
}
