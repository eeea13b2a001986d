import { orderOf } from './order.ts'
import type { SeasonEntry, SeasonEntryText, SeasonPlace, SeasonSlot, SeasonWish } from './season-bundle.ts'

type Wishing = Pick<SeasonEntryText, 'pseudonym' | 'teams' | 'months' | 'wishes'>
type Playing = Pick<SeasonEntryText, 'teams' | 'months'>

/** Tee times that are left, by slot and month. */
type Room = Map<string, number>

const hourOf = ({ weekday, hour }: Pick<SeasonWish, 'weekday' | 'hour'>, week: number) => `${week} ${weekday} ${hour}`

/** The rooms that a wish takes: its hour of each of its weeks in each of the months. */
function roomsOf({ months }: Pick<Playing, 'months'>, wish: SeasonWish): string[] {
  return [...new Set(wish.weeks)].flatMap((week) =>
    [...new Set(months)].map((month) => `${hourOf(wish, week)} ${month}`),
  )
}

function roomOf(slots: readonly SeasonSlot[]): Room {
  const months = Array.from({ length: 12 }, (_, i) => i + 1)
  return new Map(
    slots.flatMap((slot) => months.map((month) => [`${hourOf(slot, slot.week)} ${month}`, slot.capacity] as const)),
  )
}

const lacking = (room: Room, entry: Playing, wish: SeasonWish) =>
  roomsOf(entry, wish).filter((one) => (room.get(one) ?? 0) < entry.teams)

function occupy(room: Room, entry: Playing, wish: SeasonWish): void {
  for (const one of roomsOf(entry, wish)) room.set(one, (room.get(one) ?? 0) - entry.teams)
}

/** The result of a season: in the order of the entries each gets the first of its wishes in which all its teams fit. */
export function seasonPlaces(
  seed: string,
  slots: readonly SeasonSlot[],
  entries: readonly SeasonEntry[],
): SeasonPlace[] {
  return seasonAssigned(orderOf(seed, entries), slots)
}

/** The places of entries that come in their order. */
export function seasonAssigned(order: readonly Wishing[], slots: readonly SeasonSlot[]): SeasonPlace[] {
  const room = roomOf(slots)
  return order.map((entry, i) => {
    const wish = entry.wishes.findIndex((one) => lacking(room, entry, one).length === 0)
    if (wish >= 0) occupy(room, entry, entry.wishes[wish]!)
    return { place: i + 1, pseudonym: entry.pseudonym, ...(wish >= 0 && { wish }) }
  })
}

/** A wish that an entry did not get. */
export interface SeasonMissed {
  wish: number
  /** The places before it that have the tee times it lacked; none where the hour never had as many. */
  byPlaces: number[]
}

/** The wishes of an entry in its order, up to the one it got, and which places took each. */
export function seasonMissed(
  pseudonym: string,
  places: readonly SeasonPlace[],
  entries: readonly Wishing[],
  slots: readonly SeasonSlot[],
): SeasonMissed[] {
  const known = new Map(entries.map((entry) => [entry.pseudonym, entry]))
  const own = places.find((place) => place.pseudonym === pseudonym)
  const entry = known.get(pseudonym)
  if (!own || !entry) return []
  const before = holdersOf(places, known).filter(({ place }) => place < own.place)
  const room = leftBy(before, slots)
  return entry.wishes.slice(0, own.wish ?? entry.wishes.length).map((wish, i) => {
    const lacked = new Set(lacking(room, entry, wish))
    const byPlaces = before.filter((holder) => holder.rooms.some((one) => lacked.has(one))).map(({ place }) => place)
    return { wish: i, byPlaces }
  })
}

interface Holder {
  place: number
  entry: Wishing
  wish: SeasonWish
  rooms: string[]
}

/** Places that got one of their wishes, in order. */
function holdersOf(places: readonly SeasonPlace[], known: ReadonlyMap<string, Wishing>): Holder[] {
  return places.flatMap(({ place, pseudonym, wish: nth }) => {
    const entry = known.get(pseudonym)
    const wish = nth === undefined ? undefined : entry?.wishes[nth]
    return entry && wish ? { place, entry, wish, rooms: roomsOf(entry, wish) } : []
  })
}

function leftBy(holders: readonly Holder[], slots: readonly SeasonSlot[]): Room {
  const room = roomOf(slots)
  for (const { entry, wish } of holders) occupy(room, entry, wish)
  return room
}

export interface SeasonUnfair {
  place: number
  wish: number
  behind: number
}

/**
 * What breaks the sentence: nobody behind a group has tee times of an hour that it wished for more and in which all its
 * teams still fitted at its turn. It looks at who has what, and repeats no assignment.
 */
export function seasonUnfair(
  places: readonly SeasonPlace[],
  entries: readonly Wishing[],
  slots: readonly SeasonSlot[],
): SeasonUnfair[] {
  const known = new Map(entries.map((entry) => [entry.pseudonym, entry]))
  const holders = holdersOf(places, known)
  return places.flatMap(({ place, pseudonym, wish: own }) => {
    const entry = known.get(pseudonym)
    if (!entry) return []
    const room = leftBy(
      holders.filter((holder) => holder.place < place),
      slots,
    )
    return entry.wishes.slice(0, own ?? entry.wishes.length).flatMap((wish, i) => {
      if (lacking(room, entry, wish).length > 0) return []
      const rooms = new Set(roomsOf(entry, wish))
      const behind = holders.find((holder) => holder.place > place && holder.rooms.some((one) => rooms.has(one)))
      return behind ? { place, wish: i, behind: behind.place } : []
    })
  })
}
