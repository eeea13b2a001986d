import type { DrawSlot, Entry, Place, Result } from './bundle.ts'
import { orderOf } from './order.ts'
import { type WishedSlot, wishedSlots } from './wishes.ts'

/** What of an entry decides which tee time it takes at its turn. */
export type Wishing = Pick<Entry, 'pseudonym' | 'playDate' | 'wishes' | 'anyTime' | 'partySize'>

/** Free players of each tee time; an exclusive one is free for one party only. */
export type Room = Map<number, number>

export function roomOf(slots: readonly DrawSlot[]): Room {
  return new Map(slots.map(({ slotIdx, capacity }) => [slotIdx, capacity]))
}

/** Whether a whole party still fits. */
export function fits(room: Room, slot: DrawSlot, partySize: number): boolean {
  return partySize >= slot.minPlayers && partySize <= (room.get(slot.slotIdx) ?? 0)
}

export function occupy(room: Room, slot: DrawSlot, partySize: number): void {
  room.set(slot.slotIdx, slot.mode === 'EXCLUSIVE' ? 0 : (room.get(slot.slotIdx) ?? 0) - partySize)
}

/**
 * The result of a draw. Each date is assigned by itself, in order of date and from one seed: in the order of the
 * entries each takes the best tee time of its wishes in which its party still fits.
 */
export function resultOf(
  seed: string,
  slots: readonly DrawSlot[],
  entries: readonly (Wishing & Pick<Entry, 'tickets' | 'tier'>)[],
): Result {
  const dates = [...new Set(entries.map(({ playDate }) => playDate))].sort()
  return {
    dates: dates.map((date) => ({
      date,
      places: assigned(
        orderOf(
          seed,
          entries.filter(({ playDate }) => playDate === date),
        ),
        slots,
      ),
    })),
  }
}

/** The places of entries of one date that come in their order. */
export function assigned(order: readonly Wishing[], slots: readonly DrawSlot[]): Place[] {
  const room = roomOf(slots)
  return order.map((entry, i) => {
    const won = wishedSlots(entry, slots).find(({ slot }) => fits(room, slot, entry.partySize))
    if (won) occupy(room, won.slot, entry.partySize)
    return { place: i + 1, pseudonym: entry.pseudonym, ...(won && wonAt(won)) }
  })
}

function wonAt({ slot, wish, distance }: WishedSlot): Pick<Place, 'slotIdx' | 'wish' | 'distance'> {
  return { slotIdx: slot.slotIdx, wish, distance }
}
