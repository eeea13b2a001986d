import { admits, type Caller } from '@clubhouse/contract/access'
import { list } from '@clubhouse/contract/member/manage'
import { arrivals } from '@clubhouse/contract/reservation/desk/check-in'
import { one } from '@clubhouse/contract/reservation/desk/desk'

/** How much of a phone number may find its owner. */
export type Phones = 'whole' | 'tail' | 'none'

/** Whole where the manager reads phone numbers of members, the last four digits where those of bookings. Decision 138. */
export function phonesFor(who: Caller | null): Phones {
  if (admits(list.access, who) === 'yes') return 'whole'
  return [one, arrivals].some(({ access }) => admits(access, who) === 'yes') ? 'tail' : 'none'
}

/** For players of bookings, whose phone numbers everyone reads who may read bookings. */
export const phonesOfPlayers = (who: Caller | null): Phones =>
  [list, one].some(({ access }) => admits(access, who) === 'yes') ? 'whole' : phonesFor(who)
