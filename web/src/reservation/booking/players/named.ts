import type { Values } from '../../../ui/form/draft'
import { companionsOf, fieldOf, NEW_BOOKING } from '../draft/booking-values'
import type { Known } from './known'

interface Rules {
  minPlayers: number
  maxPlayers: number
}

const place = (no: number, { memberIdx, name }: Known): Values => ({
  [fieldOf(no, 'kind')]: 'MEMBER',
  [fieldOf(no, 'memberIdx')]: String(memberIdx),
  [fieldOf(no, 'memberName')]: name,
})

const emptied = (no: number): Values =>
  Object.fromEntries(Object.entries(NEW_BOOKING).filter(([field]) => field.startsWith(fieldOf(no, ''))))

/** The changes after which these members are the companions, as far as there are places. */
export function withGroup(members: readonly Known[], seats: number, { minPlayers, maxPlayers }: Rules): Values {
  const named = members.slice(0, maxPlayers - 1)
  const needed = Math.min(Math.max(seats, minPlayers, named.length + 1), Math.max(maxPlayers, 1))
  const places = companionsOf(needed).map((no, i) =>
    named[i] ? { ...emptied(no), ...place(no, named[i]) } : emptied(no),
  )
  return Object.assign({ seats: String(needed) }, ...places)
}

/** The changes that name one more member, in the first place without a name; undefined when there is none. */
export function withOne(values: Values, member: Known, seats: number, { maxPlayers }: Rules): Values | undefined {
  const isOpen = (no: number) =>
    values[fieldOf(no, 'kind')] === 'TBD' ||
    (values[fieldOf(no, 'kind')] === 'MEMBER' && !values[fieldOf(no, 'memberIdx')])
  const open = companionsOf(seats).find(isOpen)
  if (open) return place(open, member)
  return seats < maxPlayers
    ? { seats: String(seats + 1), ...emptied(seats + 1), ...place(seats + 1, member) }
    : undefined
}

/** The members who are named, by number. */
export const namedIn = (values: Values, seats: number): number[] =>
  companionsOf(seats).flatMap((no) =>
    values[fieldOf(no, 'kind')] === 'MEMBER' ? Number(values[fieldOf(no, 'memberIdx')]) || [] : [],
  )
