import type { Seed } from '../src/bundle.ts'
import { numbersValue } from '../src/numbers.ts'
import { seedHash } from '../src/order.ts'
import { byPseudonym, hashOf, partHashes, rootOf, seasonEntryHash, wordsOf } from '../src/root.ts'
import { seasonPlaces } from '../src/season-assign.ts'
import { SEASON_RULES, type SeasonBundle, type SeasonEntry, type SeasonSlot } from '../src/season-bundle.ts'
import { randomOf } from './random-draw.ts'

const NAME = 'Lotto, Saturday'
const YEAR = Array.from({ length: 12 }, (_, i) => i + 1)
/** The last weekday of a month is the fourth or the fifth. */
const WEEKS = [[1], [2], [3], [4, 5], [2, 4], [1, 2, 3, 4, 5]]

/** A whole draw of a season of the mode numbers; the same for the same name. */
export function randomSeason(name: string, size?: number): SeasonBundle {
  const random = randomOf(name)
  const drawId = `pine-season-${1 + random(90)}`
  const slots = [1, 2, 3, 4, 5].flatMap((week) =>
    [6, 7].map((weekday, i) => hourOf(week * 2 + i, { week, weekday, capacity: 2 + random(6) })),
  )
  const entries = Array.from({ length: size ?? random(14) }, (_, i) =>
    groupOf(drawId, hashOf(`${name} group ${i}`).slice(0, 32), {
      version: 1 + random(4),
      teams: 1 + random(4),
      months: YEAR.filter(() => random(5) > 0),
      wishes: Array.from({ length: 1 + random(3) }, () => ({
        weeks: WEEKS[random(WEEKS.length)]!,
        weekday: 6 + random(2),
        hour: 7,
      })),
    }),
  )
  const post: SeasonBundle['post'] = {
    year: 2027,
    openAt: '2026-10-01T00:00:00Z',
    closeAt: '2026-10-20T08:00:00Z',
    drawAt: '2026-11-06T01:00:00Z',
    seed: { mode: 'numbers', name: NAME },
  }
  const value = numbersValue(NAME, '2026-11-07', [random(45), random(45)])
  return drawnSeason({ drawId, post, ruleset: { version: SEASON_RULES }, slots, entries }, { mode: 'numbers', value })
}

/** The bundle of what was frozen and a value of chance. */
export function drawnSeason(
  frozen: Pick<SeasonBundle, 'drawId' | 'post' | 'ruleset' | 'slots' | 'entries'>,
  seed: Omit<Seed, 'hash'>,
): SeasonBundle {
  const hashes = partHashes(frozen)
  const entriesRoot = rootOf(hashes)
  const hash = seedHash(frozen.drawId, entriesRoot, seed.value)
  const places = seasonPlaces(hash, frozen.slots, frozen.entries)
  const sorted = { ...frozen, entries: frozen.entries.toSorted(byPseudonym) }
  return { ...sorted, hashes, entriesRoot, words: wordsOf(entriesRoot), seed: { ...seed, hash }, result: { places } }
}

/** A group with its hash. */
export function groupOf(drawId: string, pseudonym: string, of: Partial<SeasonEntry> = {}): SeasonEntry {
  const wishes = [{ weeks: [1], weekday: 6, hour: 7 }]
  const months = of.months?.length === 0 ? [3] : (of.months ?? YEAR)
  const entry = { drawId, pseudonym, version: 1, teams: 3, wishes, tickets: 4, tier: 0, ...of, months }
  return { ...entry, entryHash: seasonEntryHash(entry) }
}

export function hourOf(slotIdx: number, of: Partial<SeasonSlot> = {}): SeasonSlot {
  return { slotIdx, week: 1, weekday: 6, hour: 7, capacity: 6, ...of }
}
