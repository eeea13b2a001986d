import type { DeskBookingData } from './desk-booking-data'

export type Deed = 'HERE' | 'CHANGE' | 'MOVE' | 'NOTE' | 'CANCEL' | 'NO_SHOW' | 'NO_SHOW_UNDO' | 'PROPOSE'

export interface Rights {
  here: boolean
  change: boolean
  move: boolean
  cancel: boolean
  noShow: boolean
  propose: boolean
}

type About = Pick<DeskBookingData, 'state' | 'noShow' | 'booker' | 'recorded' | 'mayMoveLate'>

export interface Deeds {
  /** As buttons, the likeliest first. */
  open: Deed[]
  /** In a menu. */
  more: Deed[]
}

const beginOf = ({ noShow }: Pick<About, 'noShow'>) => (noShow ? Date.parse(noShow.startsAt) : Number.POSITIVE_INFINITY)

/** Whether the tee time has begun. @param now epoch milliseconds */
export const hasBegun = (booking: Pick<About, 'noShow'>, now: number) => now >= beginOf(booking)

/** What a manager may do with a booking. @param now epoch milliseconds */
export function deedsFor({ state, noShow, booker, recorded, mayMoveLate }: About, may: Rights, now: number): Deeds {
  const due = noShow ? Date.parse(noShow.dueAt) : Number.POSITIVE_INFINITY
  const begins = beginOf({ noShow })
  const isInTime = noShow != null && now <= Date.parse(noShow.undoUntil)
  if (state === 'CF' && now < begins) {
    const deeds = all(may.change && 'CHANGE', may.move && 'MOVE', may.change && 'NOTE', may.cancel && 'CANCEL')
    return { open: deeds.slice(0, 1), more: deeds.slice(1) }
  }
  const isLate = state === 'CF' && noShow != null && now < Date.parse(noShow.lateUntil)
  const isExpected = recorded == null || recorded === 'EXPECTED'
  /** Some hours after the tee time a booking counts as played. */
  const isOn = (state === 'CF' || state === 'PL') && now >= begins
  return {
    open: all(
      // Taken until the round counts as played, however late a group may still move.
      state === 'CF' && isInTime && isExpected && may.here && 'HERE',
      isLate && mayMoveLate && may.move && 'MOVE',
      isLate && may.change && 'NOTE',
      state === 'NS' && isInTime && may.noShow && 'NO_SHOW_UNDO',
    ),
    more: all(
      isOn && booker.memberIdx != null && may.propose && 'PROPOSE',
      isOn && now >= due && isInTime && may.noShow && 'NO_SHOW',
    ),
  }
}

const all = (...deeds: (Deed | false)[]): Deed[] => deeds.filter((deed) => deed !== false)
