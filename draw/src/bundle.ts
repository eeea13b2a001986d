/** What a draw is computed from, and what came of it: everything that its public bundle holds, without a name. */
export interface Bundle {
  drawId: string
  post: Post
  ruleset: Ruleset
  /** In ascending order of slotIdx. */
  slots: DrawSlot[]
  /** In ascending order of pseudonym. */
  entries: Entry[]
  /** Of the mode slow: 32 hex digits each, of members who did not enter, in ascending order. */
  nonces: string[]
  hashes: PartHashes
  /** The fingerprint: SHA-256 of the canonical hashes. */
  entriesRoot: string
  /** The first 66 bits of the fingerprint as six words. */
  words: string
  seed: Seed
  result: Result
}

/** What is fixed at the freeze, as one hash for each part: a part that was changed can be named. */
export interface PartHashes {
  post: string
  ruleset: string
  slots: string
  entries: string
  /** Of the mode slow. */
  nonces?: string
}

/** The post as it stood when the draw opened. Instants are UTC with seconds. */
export interface Post {
  playDates: string[]
  parts: string[]
  courseIdx: number[]
  openAt: string
  closeAt: string
  drawAt: string
  publishAt: string
  releaseUntil: string
  seed: { mode: SeedMode; name?: string; date?: string; round?: number; chain?: Chain; steps?: number }
}

export type SeedMode = 'beacon' | 'numbers' | 'slow'

/** A chain of drand. */
export interface Chain {
  hash: string
  publicKey: string
  /** Seconds since 1970. */
  genesis: number
  /** Seconds. */
  period: number
}

/** Settings of the club when the draw was planned. */
export interface Ruleset {
  version: string
  base: number
  perMiss: number
  perWin: number
  least: number
  max: number
  /** Length of a streak from which the tier counts. */
  tierFrom: number
}

/** A tee time of the draw. `date` is yyyy-MM-dd and `time` HH:mm, in the club's time. */
export interface DrawSlot {
  slotIdx: number
  date: string
  time: string
  courseIdx: number
  mode: 'EXCLUSIVE' | 'SHARED'
  /** Players, or seats that are free in shared mode. */
  capacity: number
  minPlayers: number
}

/** One line of an entry; without a course, any. Times are HH:mm. */
export interface Wish {
  courseIdx?: number
  ideal: string
  earliest: string
  latest: string
}

/** What a member enters, and what the hash of the receipt is over. */
export interface EntryText {
  drawId: string
  /** 32 lower-case hex digits, new for each entry. */
  pseudonym: string
  version: number
  playDate: string
  /** One to three, in order. */
  wishes: Wish[]
  anyTime: boolean
  partySize: number
  standbyIfLost: boolean
  /** Of the mode slow: 32 lower-case hex digits. */
  nonce?: string
}

/** An entry at the freeze. */
export interface Entry extends EntryText {
  entryHash: string
  tickets: number
  tier: number
}

export interface Seed {
  mode: SeedMode
  /** R: the hash of the beacon's signature, the numbers as the post names them, or the end of the slow function. */
  value: string
  /** Of the beacon, lower-case hex. */
  signature?: string
  /** SHA-256("draw-v2" | drawId | entriesRoot | R). */
  hash: string
}

/** Dates in order; entries of a date in their order. */
export interface Result {
  dates: { date: string; places: Place[] }[]
}

/** `place` counts from 1. An entry without a slot lost. */
export interface Place {
  place: number
  pseudonym: string
  slotIdx?: number
  /** The line whose wish it is, from 0; `wishes.length` for any other time. */
  wish?: number
  /** Minutes from the ideal of that line. */
  distance?: number
}
