import { fits, occupy, roomOf } from './assign.ts'
import type { DrawSlot, Entry, Place } from './bundle.ts'
import { wishedSlots } from './wishes.ts'

/** A wished tee time that an entry did not get. */
export interface Missed {
  slotIdx: number
  /** The place that took it, or took the seats that the party would have needed; undefined when no such party fits. */
  byPlace?: number
}

/** The wished tee times of an entry in its order, up to the one it got, and which place before it took each. */
export function missedOf(
  entry: Pick<Entry, 'pseudonym' | 'playDate' | 'wishes' | 'anyTime' | 'partySize'>,
  places: readonly Place[],
  entries: ReadonlyMap<string, Pick<Entry, 'partySize'>>,
  slots: readonly DrawSlot[],
): Missed[] {
  const own = places.find(({ pseudonym }) => pseudonym === entry.pseudonym)
  if (!own) return []
  const before = places.filter(({ place }) => place < own.place)
  const missed: Missed[] = []
  for (const { slot } of wishedSlots(entry, slots)) {
    if (slot.slotIdx === own.slotIdx) break
    missed.push({ slotIdx: slot.slotIdx, byPlace: takenBy(slot, entry.partySize, before, entries) })
  }
  return missed
}

/** The first place after which a party of this size no longer fits. */
function takenBy(
  slot: DrawSlot,
  partySize: number,
  before: readonly Place[],
  entries: ReadonlyMap<string, Pick<Entry, 'partySize'>>,
): number | undefined {
  const room = roomOf([slot])
  if (!fits(room, slot, partySize)) return undefined
  const taking = before
    .filter(({ slotIdx }) => slotIdx === slot.slotIdx)
    .find(({ pseudonym }) => {
      occupy(room, slot, entries.get(pseudonym)?.partySize ?? 0)
      return !fits(room, slot, partySize)
    })
  return taking?.place
}

/** A place that somebody behind it stepped in front of. */
export interface Unfair {
  place: number
  slotIdx: number
  behind: number
}

/**
 * What breaks the sentence: at publishing, nobody behind you has a time that you wished for more and in which your
 * whole party still fitted at your turn. It looks at who has what, and repeats no assignment.
 */
export function unfair(
  places: readonly Place[],
  entries: ReadonlyMap<string, Entry>,
  slots: readonly DrawSlot[],
): Unfair[] {
  // Not by `Map.groupBy`, which older browsers lack. Decision 183.
  const holders = new Map<number | undefined, Place[]>()
  for (const place of places) holders.set(place.slotIdx, [...(holders.get(place.slotIdx) ?? []), place])
  const playersBefore = (slotIdx: number, place: number) =>
    (holders.get(slotIdx) ?? [])
      .filter((holder) => holder.place < place)
      .map(({ pseudonym }) => entries.get(pseudonym)?.partySize ?? 0)
  const found: Unfair[] = []
  for (const { place, pseudonym, slotIdx: ownIdx } of places) {
    const entry = entries.get(pseudonym)
    if (!entry) continue
    for (const { slot } of wishedSlots(entry, slots)) {
      const { slotIdx, mode, capacity, minPlayers } = slot
      if (slotIdx === ownIdx) break
      const behind = holders.get(slotIdx)?.find((holder) => holder.place > place)
      if (!behind || entry.partySize < minPlayers) continue
      const taken = playersBefore(slotIdx, place)
      const isFree = mode === 'SHARED' || taken.length === 0
      const players = taken.reduce((sum, size) => sum + size, entry.partySize)
      if (isFree && players <= capacity) found.push({ place, slotIdx, behind: behind.place })
    }
  }
  return found
}
