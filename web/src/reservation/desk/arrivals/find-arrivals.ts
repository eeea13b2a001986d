import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'

export type Shown = 'coming' | 'playing' | 'all'

/** Which groups a view shows; a search looks at all of them. */
const STATES: Readonly<Record<Exclude<Shown, 'all'>, ReadonlySet<string>>> = {
  coming: new Set(['EXPECTED', 'ARRIVED', 'CHECKED_IN']),
  playing: new Set(['TEED_OFF']),
}
const CODE = /^CI\.[A-Z0-9]{5}\./

/** Whether a scanner has typed a member’s code. */
export const isCode = (typed: string): boolean => CODE.test(typed.trim())

/** Groups by every word of a name in either form, the end of a phone number, or the booking number. */
export function findArrivals(groups: readonly Arrival[], typed: string, shown: Shown): Arrival[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups.filter(({ state }) => shown === 'all' || STATES[shown].has(state))
  return groups.filter(({ players, phoneTail, bookingNo }) => {
    const names = players.map((player) => player.words.toLowerCase())
    const isNamed = names.some((name) => words.every((word) => name.includes(word)))
    return isNamed || phoneTail === words.join('') || bookingNo.toLowerCase().includes(words.join(' '))
  })
}
