import { chain, date, hex, instant, seedShape, text, whole } from './bundle-shape.ts'
import { SEASON_RULES } from './season-bundle.ts'
import type { Shape } from './shape.ts'

const mode: Shape = { text: /^(beacon|numbers)$/, is: 'beacon or numbers' }
/** So that no file can keep a verifier busy for hours. */
const MOST_TEAMS = 1000
const TICKETS = 4

const weekday: Shape = { from: 1, to: 7 }
const hour: Shape = { from: 0, to: 23 }
const week: Shape = { from: 1, to: 5 }

const entry: Shape = {
  fields: {
    drawId: text,
    pseudonym: hex(32),
    version: whole,
    teams: { from: 1, to: MOST_TEAMS },
    months: { list: { from: 1, to: 12 }, from: 1, to: 12 },
    wishes: { list: { fields: { weeks: { list: week, from: 1, to: 5 }, weekday, hour } }, from: 1, to: 3 },
    entryHash: hex(64),
    tickets: { from: TICKETS, to: TICKETS },
    tier: { from: 0, to: 0 },
  },
}

/** What is fixed at the freeze of a season. Every entry has four tickets and the tier 0. */
export const SEASON_FROZEN: Shape = {
  fields: {
    drawId: text,
    post: {
      fields: {
        year: whole,
        openAt: instant,
        closeAt: instant,
        drawAt: instant,
        seed: { fields: { mode, 'name?': text, 'date?': date, 'round?': whole, 'chain?': chain } },
      },
      isOpen: true,
    },
    ruleset: { fields: { version: { text: new RegExp(`^${SEASON_RULES}$`), is: SEASON_RULES } } },
    slots: { list: { fields: { slotIdx: whole, week, weekday, hour, capacity: { from: 0, to: MOST_TEAMS } } } },
    entries: { list: entry },
    hashes: { fields: { post: hex(64), ruleset: hex(64), slots: hex(64), entries: hex(64) } },
    entriesRoot: hex(64),
    words: text,
  },
  isOpen: true,
}

/** What comes with the draw of a season. */
export const SEASON_DRAWN: Shape = {
  fields: {
    seed: seedShape(mode),
    result: {
      fields: { places: { list: { fields: { place: whole, pseudonym: hex(32), 'wish?': { from: 0, to: 2 } } } } },
    },
  },
  isOpen: true,
}
