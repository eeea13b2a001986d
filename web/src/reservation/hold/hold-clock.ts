import type { Hold } from '@clubhouse/contract/reservation/sheet'

export interface HoldClock {
  /** `ending` is the last minute, in which more time may be asked for. */
  phase: 'running' | 'ending' | 'over'
  secondsLeft: number
  /** From 1 down to 0. */
  part: number
  canExtend: boolean
}

/** Where a hold stands. `grantedAt` is when it was given or last extended, so that the ring starts full. */
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
    // A clock that lags a little does not show more than was given.
    secondsLeft: Math.ceil(Math.min(left, Math.max(1, end - grantedAt)) / 1000),
    part: Math.min(1, left / Math.max(1, end - grantedAt)),
    canExtend: left > 0 && ending && hold.extendsLeft > 0,
  }
}

/** 4:07 */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** When a screen reader hears the time: not every second, only at moments that matter. */
export const isSpoken = (seconds: number) => [120, 60, 30, 10].includes(seconds)
