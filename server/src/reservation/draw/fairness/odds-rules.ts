import { fits, occupy, roomOf } from '@clubhouse/draw/assign'
import type { DrawSlot, Entry } from '@clubhouse/draw/bundle'
import { wishedSlots } from '@clubhouse/draw/wishes'

/** A settled draw: its tee times, and its entries without the member’s own. */
export interface Demand {
  slots: readonly DrawSlot[]
  entries: readonly Pick<Entry, 'pseudonym' | 'playDate' | 'wishes' | 'anyTime' | 'partySize' | 'tickets' | 'tier'>[]
}

/** How a member would enter, and with what. */
export type Mine = Pick<Entry, 'wishes' | 'anyTime' | 'partySize' | 'tickets' | 'tier'>

const RUNS_MOST = 200
/** Entries that are placed for one answer. */
const PLACED_MOST = 60_000

/**
 * The chance, in per cent, of an entry like the member’s in draws like these: each is drawn again with it, many times,
 * and always the same. Undefined without a draw that has tee times. Source: docs/rules.md, Draw.
 */
export function oddsOf(last: readonly Demand[], mine: Mine): number | undefined {
  const dates = last.flatMap(datesOf)
  const placed = dates.reduce((sum, { entries }) => sum + entries.length + 1, 0)
  if (dates.length === 0) return undefined
  const runs = Math.max(1, Math.min(RUNS_MOST, Math.floor(PLACED_MOST / placed)))
  const chance = chances(SEED)
  let won = 0
  for (const { date, slots, entries } of dates) {
    const field = [...entries, { ...mine, playDate: date }].map((entry) => ({
      ...entry,
      wished: wishedSlots(entry, slots),
    }))
    for (let run = 0; run < runs; run++) if (winsLast(field, slots, chance)) won += 1
  }
  return Math.round((100 * won) / (runs * dates.length))
}

const SEED = 20_261_125

function datesOf({ slots, entries }: Demand) {
  return [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDate]) => ({
    date,
    slots: ofDate,
    entries: entries.filter(({ playDate }) => playDate === date),
  }))
}

type Field = readonly (Pick<Entry, 'tickets' | 'tier' | 'partySize'> & { wished: ReturnType<typeof wishedSlots> })[]

/** One draw: by tier, then the least of as many random numbers as tickets, as in the draw itself. */
function winsLast(field: Field, slots: readonly DrawSlot[], chance: () => number): boolean {
  const mine = field.at(-1)!
  const order = field
    .map((entry) => ({ entry, key: 1 - chance() ** (1 / entry.tickets) }))
    .sort((a, b) => b.entry.tier - a.entry.tier || a.key - b.key)
  const room = roomOf(slots)
  for (const { entry } of order) {
    const won = entry.wished.find(({ slot }) => fits(room, slot, entry.partySize))
    if (won) occupy(room, won.slot, entry.partySize)
    if (entry === mine) return won !== undefined
  }
  return false
}

/** Numbers between 0 and 1 that look random and come again (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
