import type { Shape } from './shape.ts'

const ANY = Number.MAX_SAFE_INTEGER
export const text: Shape = { text: /^/, is: 'a text' }
export const whole: Shape = { from: 0, to: ANY }
export const hex = (digits: number): Shape => ({
  text: new RegExp(`^[0-9a-f]{${digits}}$`),
  is: `${digits} lower-case hexadecimal digits`,
})
export const date: Shape = { text: /^\d{4}-\d\d-\d\d$/, is: 'a date as yyyy-MM-dd' }
const time: Shape = { text: /^([01]\d|2[0-3]):[0-5]\d$/, is: 'a time as HH:mm' }
export const instant: Shape = {
  text: /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/,
  is: 'an instant as yyyy-MM-ddTHH:mm:ssZ',
}
const mode: Shape = { text: /^(beacon|numbers|slow)$/, is: 'beacon, numbers or slow' }
/** So that no file can keep a verifier busy for hours. */
const [MOST_STEPS, MOST_TICKETS, MOST_PLAYERS] = [10_000_000, 1000, 1000]
export const chain: Shape = {
  fields: { hash: hex(64), publicKey: hex(192), genesis: whole, period: { from: 1, to: ANY } },
}

const post: Shape = {
  fields: {
    playDates: { list: date },
    parts: { list: text },
    courseIdx: { list: whole },
    openAt: instant,
    closeAt: instant,
    drawAt: instant,
    publishAt: instant,
    releaseUntil: instant,
    seed: {
      fields: {
        mode,
        'name?': text,
        'date?': date,
        'round?': whole,
        'chain?': chain,
        'steps?': { from: 1, to: MOST_STEPS },
      },
    },
  },
  isOpen: true,
}

const slot: Shape = {
  fields: {
    slotIdx: whole,
    date,
    time,
    courseIdx: whole,
    mode: { text: /^(EXCLUSIVE|SHARED)$/, is: 'EXCLUSIVE or SHARED' },
    capacity: { from: 0, to: MOST_PLAYERS },
    minPlayers: { from: 0, to: MOST_PLAYERS },
  },
}

const entry: Shape = {
  fields: {
    drawId: text,
    pseudonym: hex(32),
    version: whole,
    playDate: date,
    wishes: {
      list: { fields: { 'courseIdx?': whole, ideal: time, earliest: time, latest: time } },
      from: 1,
      to: 3,
    },
    anyTime: 'boolean',
    partySize: { from: 1, to: MOST_PLAYERS },
    standbyIfLost: 'boolean',
    'nonce?': hex(32),
    entryHash: hex(64),
    tickets: { from: 1, to: MOST_TICKETS },
    tier: whole,
  },
}

const place: Shape = {
  fields: { place: whole, pseudonym: hex(32), 'slotIdx?': whole, 'wish?': whole, 'distance?': whole },
}

/** What a bundle of either kind ends with. */
export const seedShape = (mode: Shape): Shape => ({
  fields: { mode, value: text, 'signature?': hex(96), hash: hex(64) },
})

/** What is fixed at the close. */
export const FROZEN: Shape = {
  fields: {
    drawId: text,
    post,
    ruleset: { fields: {}, isOpen: true },
    slots: { list: slot },
    entries: { list: entry },
    nonces: { list: hex(32) },
    hashes: { fields: { post: hex(64), ruleset: hex(64), slots: hex(64), entries: hex(64), 'nonces?': hex(64) } },
    entriesRoot: hex(64),
    words: text,
  },
  isOpen: true,
}

/** What comes with the draw. */
export const DRAWN: Shape = {
  fields: {
    seed: seedShape(mode),
    result: { fields: { dates: { list: { fields: { date, places: { list: place } } } } } },
  },
  isOpen: true,
}
