import type { Hold } from '@clubhouse/contract/reservation/sheet/sheet'

export interface HoldClock {
  /** `ending` is the last minute, in which the hold can be extended. */
  phase: 'running' | 'ending' | 'over'
  secondsLeft: number
  part: number
  canExtend: boolean
}

/** The remaining time of a hold. `grantedAt` is when it was given or last extended, so that the ring starts full. */
export function holdClock(
  hold: Pick<Hold, 'expiresAt' | 'extendFrom' | 'extendsLeft'>,
  grantedAt: number,
  now: number,
): HoldClock {
  const end = Date.parse(hold.expiresAt)
  const left = Math.max(0, end - now)
  const ending = now >= Date.parse(hold.extendFrom)
  return {
    phase: left === 0 ? 'over' : ending ? 'ending' : 'running',
    // A slow device clock must not show more time than was given.
    secondsLeft: Math.ceil(Math.min(left, Math.max(1, end - grantedAt)) / 1000),
    part: Math.min(1, left / Math.max(1, end - grantedAt)),
    canExtend: left > 0 && ending && hold.extendsLeft > 0,
  }
}

/** 4:07 */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** When a screen reader announces the time: at a few moments only. */
export const isSpoken = (seconds: number) => [120, 60, 30, 10].includes(seconds)
