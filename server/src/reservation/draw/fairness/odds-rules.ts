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
/** Entries that are placed for one answer, which others wait for. */
const PLACED_MOST = 20_000
/** Entries whose wishes are read for one answer: of large draws, the last ones only. */
const READ_MOST = 1000

/**
 * The chance, in per cent, of an entry like the member’s in draws like these: each is drawn again with it, many times,
 * and always the same. Undefined without a draw that has tee times. Source: docs/rules.md, Draw.
 * @param last the last first
 */
export function oddsOf(last: readonly Demand[], mine: Mine): number | undefined {
  const dates = latestOf(last.flatMap(datesOf))
  if (dates.length === 0) return undefined
  const placed = dates.reduce((sum, { entries }) => sum + entries.length + 1, 0)
  const runs = Math.max(1, Math.min(RUNS_MOST, Math.floor(PLACED_MOST / placed)))
  const chance = chances(SEED)
  let won = 0
  for (const { date, slots, entries } of dates) {
    const others = entries.map((entry) => rivalOf(entry, slots))
    const own = rivalOf({ ...mine, playDate: date }, slots)
    for (let run = 0; run < runs; run++) if (wins(own, others, slots, chance)) won += 1
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

function latestOf<D extends Pick<Demand, 'entries'>>(dates: readonly D[]): D[] {
  let read = 0
  return dates.filter(({ entries }, i) => {
    read += entries.length
    return i === 0 || read <= READ_MOST
  })
}

/** An entry with the tee times that it wishes for and that take its party. */
type Rival = ReturnType<typeof rivalOf>

function rivalOf(entry: Omit<Demand['entries'][number], 'pseudonym'>, slots: readonly DrawSlot[]) {
  const { tickets, tier, partySize } = entry
  const room = roomOf(slots)
  const wished = wishedSlots(entry, slots).flatMap(({ slot }) => (fits(room, slot, partySize) ? slot : []))
  return { tickets, tier, partySize, wished }
}

/**
 * One draw: by tier, then by the least of as many random numbers as tickets, as in the draw itself. Who comes after the
 * entry does not matter to it.
 */
function wins(own: Rival, others: readonly Rival[], slots: readonly DrawSlot[], chance: () => number): boolean {
  const keyOf = ({ tickets }: Rival) => 1 - chance() ** (1 / tickets)
  const ownKey = keyOf(own)
  const before = others
    .map((rival) => ({ rival, key: keyOf(rival) }))
    .filter(({ rival, key }) => rival.tier > own.tier || (rival.tier === own.tier && key < ownKey))
    .sort((a, b) => b.rival.tier - a.rival.tier || a.key - b.key)
  const room = roomOf(slots)
  let taken = 0
  for (const { rival } of before) {
    const slot = rival.wished.find((one) => fits(room, one, rival.partySize))
    if (!slot) continue
    occupy(room, slot, rival.partySize)
    if (room.get(slot.slotIdx) === 0) taken += 1
    if (taken === slots.length) return false
  }
  return own.wished.some((slot) => fits(room, slot, own.partySize))
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
