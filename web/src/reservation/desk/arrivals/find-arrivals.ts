import { isMeant, squeeze } from '@clubhouse/contract/person-words'
import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { openSaid } from '@clubhouse/contract/reservation/payment'

export type Shown = 'coming' | 'playing' | 'unpaid' | 'all'

/** Which groups a view shows; a search looks at all of them. */
const STATES: Readonly<Record<Exclude<Shown, 'all' | 'unpaid'>, ReadonlySet<string>>> = {
  coming: new Set(['EXPECTED', 'ARRIVED', 'CHECKED_IN']),
  playing: new Set(['TEED_OFF']),
}
const CODE = /^CI\.[A-Z0-9]{5}\./

/** Whether a scanner has typed a member’s code. */
export const isCode = (typed: string): boolean => CODE.test(typed.trim())

/** How many groups are yet to be checked in and tee off from one minute to another, both as 2027-03-04 07:00. */
export const dueBetween = (groups: readonly Arrival[], from: string, to: string): number =>
  groups.filter(({ state, date, time }) => {
    const at = `${date} ${time}`
    return (state === 'EXPECTED' || state === 'ARRIVED') && from <= at && at <= to
  }).length

/** What a group still has to pay; below 0, what it gets back. */
export const openOfGroup = ({
  state,
  price,
  payment,
  marksPayments,
}: Pick<Arrival, 'state' | 'price' | 'payment' | 'marksPayments'>): number =>
  openSaid(price, payment, { isOwed: state !== 'NO_SHOW', marksPayments })

function isShown(group: Arrival, shown: Shown, unpriced: ReadonlySet<number>): boolean {
  if (shown === 'all') return true
  return shown === 'unpaid' ? unpriced.has(group.bookingIdx) || openOfGroup(group) > 0 : STATES[shown].has(group.state)
}

/**
 * Groups by a player, the end of the booker’s phone number, or a part of the booking number.
 * @param unpriced those of which it is not known yet what they pay
 */
export function findArrivals(
  groups: readonly Arrival[],
  typed: string,
  shown: Shown,
  unpriced: ReadonlySet<number> = new Set(),
): Arrival[] {
  const number = squeeze(typed)
  if (number === '') return groups.filter((group) => isShown(group, shown, unpriced))
  return groups.filter(({ players, phoneTail, bookingNo }) => {
    const phones = phoneTail ? [phoneTail] : []
    return (
      players.some(({ words }, i) => isMeant(typed, { names: [words], phones: i === 0 ? phones : [] })) ||
      squeeze(bookingNo).includes(number)
    )
  })
}
