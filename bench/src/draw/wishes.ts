import { assigned } from '../../../draw/src/assign.ts'
import type { DrawSlot, EntryText, Wish } from '../../../draw/src/bundle.ts'
import { wishedSlots } from '../../../draw/src/wishes.ts'
import { below, randomOf, shuffled } from './random.ts'
import { DATE } from './season.ts'

type Entered = Pick<EntryText, 'pseudonym' | 'playDate' | 'wishes' | 'anyTime' | 'partySize'>

const HALF_HOURS = ['06:30', '07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00']

function slotsOf(random: () => number): DrawSlot[] {
  const shared = random() < 0.4
  return Array.from({ length: 1 + below(random, 6) }, (_, i) => ({
    slotIdx: i + 1,
    date: DATE,
    time: HALF_HOURS[below(random, HALF_HOURS.length)]!,
    courseIdx: 1 + below(random, 2),
    mode: shared ? 'SHARED' : 'EXCLUSIVE',
    capacity: shared ? 1 + below(random, 4) : 4,
    minPlayers: shared ? 1 : 2 + below(random, 3),
  }))
}

function lineOf(random: () => number): Wish {
  const [from, to] = [below(random, HALF_HOURS.length), below(random, HALF_HOURS.length)].sort((a, b) => a - b)
  const course = below(random, 3)
  return {
    ...(course > 0 && { courseIdx: course }),
    ideal: HALF_HOURS[from! + below(random, to! - from! + 1)]!,
    earliest: HALF_HOURS[from!]!,
    latest: HALF_HOURS[to!]!,
  }
}

const wishesOf = (random: () => number) => ({
  wishes: Array.from({ length: 1 + below(random, 3) }, () => lineOf(random)),
  anyTime: random() < 0.3,
})

/** Other wishes than the true ones: anything, or the true lines in another order, or fewer of them. */
function lieOf(truth: Entered, random: () => number): Pick<Entered, 'wishes' | 'anyTime'> {
  const kind = below(random, 4)
  if (kind === 0) return { wishes: shuffled(truth.wishes, random), anyTime: !truth.anyTime }
  if (kind === 1) return { wishes: truth.wishes.slice(0, 1), anyTime: false }
  return wishesOf(random)
}

export interface Lies {
  entries: number
  /** Won a tee time that the entry truly wants more than what the truth would have won. */
  gained: number
  same: number
  /** Won one that it wants less, or none, or one that it does not want at all. */
  lost: number
}

/** Random small draws in which one entry states other wishes than its true ones, at the same place of the order. */
export function tellLies(entries: number, seed: number): Lies {
  const random = randomOf(seed)
  const lies: Lies = { entries: 0, gained: 0, same: 0, lost: 0 }
  while (lies.entries < entries) {
    const slots = slotsOf(random)
    const order = Array.from({ length: 1 + below(random, 8) }, (_, i) => ({
      pseudonym: i.toString(16).padStart(32, '0'),
      playDate: DATE,
      partySize: 1 + below(random, 4),
      ...wishesOf(random),
    }))
    const at = below(random, order.length)
    const truth = order[at]!
    const wanted = wishedSlots(truth, slots).map(({ slot }) => slot.slotIdx)
    const rank = (slotIdx: number | undefined) => {
      const found = slotIdx === undefined ? -1 : wanted.indexOf(slotIdx)
      return found < 0 ? wanted.length : found
    }
    const honest = assigned(order, slots)[at]!.slotIdx
    for (let i = 0; i < 8 && lies.entries < entries; i++) {
      const lie = { ...truth, ...lieOf(truth, random) }
      const got = assigned(order.with(at, lie), slots)[at]!.slotIdx
      const difference = rank(got) - rank(honest)
      lies.entries += 1
      if (difference < 0) lies.gained += 1
      else if (difference === 0 && got === honest) lies.same += 1
      else lies.lost += 1
    }
  }
  return lies
}

export function wishesTable(entries: number): string[][] {
  const { gained, same, lost } = tellLies(entries, 1)
  return [
    ['dishonest entries', 'won what they want more', 'same', 'won less'],
    [entries, gained, same, lost].map((count) => count.toLocaleString('en')),
  ]
}
