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
  const isInTime = noShow != null && now <= Date.parse(noShow.undoUntil)
  const hasBegun = now >= due - LATE_MS
  /** Some hours after the tee time a booking counts as played. */
  const isOn = state === 'CF' || state === 'PL'
  const deeds: (Deed | false)[] = [
    ...(state === 'CF' && !hasBegun
      ? [may.change && ('CHANGE' as const), may.move && ('MOVE' as const), may.change && ('NOTE' as const)]
      : []),
    state === 'CF' && !hasBegun && may.cancel && 'CANCEL',
    isOn && now >= due && isInTime && may.noShow && 'NO_SHOW',
    state === 'NS' && isInTime && may.noShow && 'NO_SHOW_UNDO',
    isOn && hasBegun && booker.memberIdx != null && may.propose && 'PROPOSE',
  ]
  return deeds.filter((deed) => deed !== false)
}
