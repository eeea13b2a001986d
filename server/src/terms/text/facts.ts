import type { Section } from './sections.ts'

/** The languages in which the product has starter terms. */
export const STARTER_LANGS = ['en', 'ko'] as const
export type StarterLang = (typeof STARTER_LANGS)[number]

/** What starter terms say of the club, so that it need not be filled in. */
export interface ClubFacts {
  clubName: string
  /** Empty without one. */
  email: string
  /** Months without a login until an account becomes dormant; null: never. */
  dormantMonths: number | null
  /** Days in which a closed account can be restored. */
  undoDays: number
  /** Months for which a suspension is kept after its end. */
  penaltyMonths: number
  /** Months after the day of play for which a booking keeps the names of guests. */
  guestMonths: number
  /** Days between the announcement of new terms and their first day, and for those that are worse. */
  noticeDays: number
  noticeDaysWorse: number
}

/** The booking rules as the club has set them, in sentences. */
export interface RuleSentences {
  /** For member types with the same rules; empty before there are any. */
  opening: readonly string[]
  players: string
  cancelling: readonly string[]
  standby: string
  /** Empty without draws. */
  draws: readonly string[]
  /** Empty without a season for groups. */
  groups: readonly string[]
}

export interface StarterText {
  title: string
  sections: readonly Section[]
}

/** A place that only the club can fill; see `placesIn`. */
export const place = (what: string): string => `[[${what}]]`
