import type { Bundle, Entry, PartHashes, Post, Seed } from './bundle.ts'

/** Names the rules of a season in its ruleset, so that the fingerprint says by which rules a bundle is checked. */
export const SEASON_RULES = 'season-v1'

/** What the draw of a season for groups is computed from, and what came of it. docs/draw.md, Seasons of groups; decision 137. */
export interface SeasonBundle {
  drawId: string
  post: SeasonPost
  ruleset: { version: typeof SEASON_RULES }
  /** In ascending order of slotIdx. */
  slots: SeasonSlot[]
  /** In ascending order of pseudonym. */
  entries: SeasonEntry[]
  hashes: PartHashes
  entriesRoot: string
  words: string
  seed: Seed
  /** In the order of the draw. */
  result: { places: SeasonPlace[] }
}

/** Instants are UTC with seconds. */
export type SeasonPost = Pick<Post, 'openAt' | 'closeAt' | 'drawAt' | 'seed'> & { year: number }

/** One hour of the n-th occurrence of a weekday in each month, and how many tee times groups may have in it. */
export interface SeasonSlot {
  slotIdx: number
  /** 1 to 5. */
  week: number
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** 0 to 23. */
  hour: number
  /** Tee times of one month. */
  capacity: number
}

/** A group that may play on the fourth or the fifth weekday, the last one, takes the room of both. */
export interface SeasonWish {
  weeks: number[]
  weekday: number
  hour: number
}

/** An application at the freeze, without a name. */
export interface SeasonEntryText {
  drawId: string
  /** 32 lower-case hex digits. */
  pseudonym: string
  version: number
  /** Tee times on each date. */
  teams: number
  /** In which it plays, 1 to 12. */
  months: number[]
  /** One to three, in order. */
  wishes: SeasonWish[]
}

export type SeasonEntry = SeasonEntryText & Pick<Entry, 'entryHash' | 'tickets' | 'tier'>

/** `place` counts from 1. An entry without a wish waits. */
export interface SeasonPlace {
  place: number
  pseudonym: string
  /** The wish that it got, from 0. */
  wish?: number
}

/** A bundle of either kind. */
export type AnyBundle = Bundle | SeasonBundle

/** Whether something says of itself that it is the draw of a season. */
export function isOfSeason(bundle: unknown): bundle is SeasonBundle {
  const ruleset = (bundle as Partial<SeasonBundle> | null | undefined)?.ruleset
  return (ruleset as { version?: unknown } | null | undefined)?.version === SEASON_RULES
}
