import { resultOf } from '../src/assign.ts'
import type { Bundle, DrawSlot, Entry, Seed, Wish } from '../src/bundle.ts'
import { numbersValue } from '../src/numbers.ts'
import { seedHash } from '../src/order.ts'
import { byPseudonym, entryHash, hashOf, partHashes, rootOf, wordsOf } from '../src/root.ts'

/** Numbers that look random and are the same for the same name, from 0 to below a bound. */
export function randomOf(name: string): (below: number) => number {
  let count = 0
  return (below) => Number.parseInt(hashOf(`${name} ${count++}`).slice(0, 12), 16) % below
}

export interface Size {
  entries: number
  slots: number
}

/** A whole draw of the mode numbers; the same for the same name. */
export function randomDraw(name: string, size?: Size): Bundle {
  const random = randomOf(name)
  const drawId = `pine-${1 + random(900)}`
  const playDates = ['2026-10-24', '2026-10-25', '2027-03-28'].slice(0, 1 + random(3))
  const all = Array.from({ length: size?.slots ?? random(8) }, (_, i) => randomSlot(i, playDates, random))
  const starts = all.map(({ date, time, courseIdx }) => [date, time, courseIdx].join())
  const slots = all.filter((_, i) => starts.indexOf(starts[i]!) === i)
  const entries = Array.from({ length: size?.entries ?? random(12) }, (_, i) =>
    randomEntry(drawId, hashOf(`${name} entry ${i}`).slice(0, 32), playDates, random),
  )
  const post: Bundle['post'] = {
    playDates,
    parts: ['P1'],
    courseIdx: [1, 2],
    openAt: '2026-10-05T00:00:00Z',
    closeAt: '2026-10-07T08:00:00Z',
    drawAt: '2026-10-08T01:00:00Z',
    publishAt: '2026-10-08T01:05:00Z',
    releaseUntil: '2026-10-09T03:00:00Z',
    seed: { mode: 'numbers', name: 'Lotto, Saturday', date: '2026-10-10' },
  }
  const ruleset = { version: 'draw-v2', base: 4, perMiss: 2, perWin: 1, least: 1, max: 12, tierFrom: 3 }
  return drawn(
    { drawId, post, ruleset, slots, entries, nonces: [] },
    { mode: 'numbers', value: numbersValue('Lotto, Saturday', '2026-10-10', [random(45), random(45)]) },
  )
}

/** The bundle of what was frozen and a value of chance. */
export function drawn(
  frozen: Pick<Bundle, 'drawId' | 'post' | 'ruleset' | 'slots' | 'entries' | 'nonces'>,
  seed: Omit<Seed, 'hash'>,
): Bundle {
  const hashes = partHashes(frozen)
  const entriesRoot = rootOf(hashes)
  const hash = seedHash(frozen.drawId, entriesRoot, seed.value)
  const result = resultOf(hash, frozen.slots, frozen.entries)
  const sorted = {
    ...frozen,
    slots: frozen.slots.toSorted((a, b) => a.slotIdx - b.slotIdx),
    entries: frozen.entries.toSorted(byPseudonym),
  }
  return { ...sorted, hashes, entriesRoot, words: wordsOf(entriesRoot), seed: { ...seed, hash }, result }
}

/** An entry with its hash. */
export function entryOf(drawId: string, pseudonym: string, of: Partial<Entry> = {}): Entry {
  const entry = {
    drawId,
    pseudonym,
    version: 1,
    playDate: '2026-10-24',
    wishes: [{ ideal: '08:00', earliest: '07:00', latest: '09:00' }],
    anyTime: false,
    partySize: 4,
    standbyIfLost: true,
    tickets: 4,
    tier: 0,
    ...of,
  }
  return { ...entry, entryHash: entryHash(entry) }
}

export function slotOf(slotIdx: number, time: string, of: Partial<DrawSlot> = {}): DrawSlot {
  return { slotIdx, date: '2026-10-24', time, courseIdx: 1, mode: 'EXCLUSIVE', capacity: 4, minPlayers: 2, ...of }
}

function randomSlot(i: number, dates: readonly string[], random: (below: number) => number): DrawSlot {
  const isShared = random(3) === 0
  return slotOf(100 + i, timeOf(360 + 8 * random(20)), {
    date: dates[random(dates.length)] as string,
    courseIdx: 1 + random(2),
    mode: isShared ? 'SHARED' : 'EXCLUSIVE',
    capacity: isShared ? 1 + random(4) : 4,
    minPlayers: isShared ? 1 : 2 + random(2),
  })
}

function randomEntry(
  drawId: string,
  pseudonym: string,
  dates: readonly string[],
  random: (below: number) => number,
): Entry {
  const wishes = Array.from({ length: 1 + random(3) }, (): Wish => {
    const ideal = 360 + random(160)
    const line = { ideal: timeOf(ideal), earliest: timeOf(ideal - random(90)), latest: timeOf(ideal + random(90)) }
    return random(2) ? line : { courseIdx: 1 + random(2), ...line }
  })
  return entryOf(drawId, pseudonym, {
    version: 1 + random(3),
    playDate: dates[random(dates.length)] as string,
    wishes,
    anyTime: random(4) === 0,
    partySize: 1 + random(4),
    standbyIfLost: random(2) === 0,
    tickets: 1 + random(12),
    tier: random(5) < 3 ? 0 : random(5),
  })
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
