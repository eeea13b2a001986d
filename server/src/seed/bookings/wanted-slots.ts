import { lookup } from '../../platform/lookup.ts'
import type { SlotRow } from '../../reservation/sheet/slot/rows.ts'
import type { Random } from '../random.ts'

const APPETITE = { '1': 1.6, '2': 1, '3': 0.6 }

/** Share of a day that is booked this many days before it. */
export function occupancy(daysAhead: number, dayClass: SlotRow['dayClass']): number {
  return Math.max(0.22, (dayClass === 'WEEKEND' ? 0.7 : 0.6) - 0.03 * daysAhead)
}

/** A share of the tee times of a day; mornings first. */
export function wantedSlots<T extends { part: string }>(slots: readonly T[], share: number, random: Random): T[] {
  return slots
    .map((slot) => ({ slot, key: random.next() ** (1 / (lookup(APPETITE, slot.part) ?? 1)) }))
    .sort((a, b) => b.key - a.key)
    .slice(0, Math.round(slots.length * share))
    .map(({ slot }) => slot)
}
