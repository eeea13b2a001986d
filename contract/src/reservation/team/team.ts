import * as z from 'zod'
import { date, idx, instant, key, person, text, time, version } from '../../shape.ts'
import { player } from '../booking/booking.ts'

/** DRAFT and SUBMITTED are the officers'; the club sets the others, except WITHDRAWN. Source: docs/rules.md, Groups. */
export const FORM_STATES = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'APPROVED',
  'WAITLISTED',
  'REJECTED',
  'WITHDRAWN',
] as const
export const formState = z.enum(FORM_STATES)
export type FormState = z.output<typeof formState>

/** ENDED: by a rule, by an officer or with the season. TERMINATED: by the club. */
export const CONTRACT_STATES = ['ACTIVE', 'ENDED', 'TERMINATED'] as const
export const contractState = z.enum(CONTRACT_STATES)

export const DATE_STATES = [
  'SCHEDULED',
  'CONFIRMED',
  'PLAYED',
  'SKIPPED',
  'REDUCED',
  'CANCELLED_LATE',
  'CLUB_CANCELLED',
] as const
export const dateState = z.enum(DATE_STATES)
export type DateState = z.output<typeof dateState>

export const MOST_WISHES = 3

/** The n-th occurrence of a weekday in a month (`weekType`, L for the last), and the hour of the first tee time. */
export const patternShape = z.object({ weekType: key('363'), weekday: key('Z53'), hour: key('364') })
export type TeamPattern = z.output<typeof patternShape>

export const limitsShape = z.object({
  /** Tee times on each date. */
  teamsMin: z.int().min(1).max(20),
  teamsMax: z.int().min(1).max(20),
  /** Of a group that plays on one date only. */
  singleMin: z.int().min(1).max(40),
  singleMax: z.int().min(1).max(40),
  rosterMin: z.int().min(2).max(200),
  rosterMax: z.int().min(2).max(200),
  wishes: z.int().min(1).max(MOST_WISHES),
  /** Tee times that groups together may have in one hour of one weekday. */
  perHour: z.int().min(1).max(60),
})
export type TeamLimits = z.output<typeof limitsShape>

/** A member by number, anyone else by name. */
export const rosterIn = z
  .array(z.object({ memberIdx: idx.nullish(), name: text(60).nullish() }))
  .max(200)
  .superRefine((list, ctx) => {
    const seen = new Set<number>()
    list.forEach(({ memberIdx, name }, i) => {
      if (memberIdx == null && !name) ctx.addIssue({ code: 'custom', message: 'name', path: [i, 'name'] })
      if (memberIdx != null && seen.has(memberIdx))
        ctx.addIssue({ code: 'custom', message: 'memberIdx', path: [i, 'memberIdx'] })
      if (memberIdx != null) seen.add(memberIdx)
    })
  })

/** Where the draw of a season stands; NONE before its freeze, REVOKED until another one is frozen. */
export const DRAW_STEPS = ['NONE', 'REVOKED', 'FROZEN', 'DRAWN', 'PUBLISHED'] as const
export const drawStepShape = z.enum(DRAW_STEPS)
export const SEASON_SEED_MODES = ['beacon', 'numbers'] as const
export const seasonSeedMode = z.enum(SEASON_SEED_MODES)

/** A wish that a group did not get: from 0, and the places before it that have the tee times it lacked. */
export const missedShape = z.object({ wish: z.int(), byPlaces: z.array(z.int()) })

/** A draw of a season that was revoked before its result was published. */
export const revokedShape = z.object({
  revokedAt: instant,
  /** In the reader’s language. */
  reason: z.string(),
  /** Its fingerprint. */
  words: z.string(),
})

export const formShape = z.object({
  formIdx: idx,
  seasonIdx: idx,
  year: z.int(),
  state: formState,
  teamName: z.string(),
  presidentIdx: idx,
  secretaryIdx: idx,
  cycle: key('200'),
  /** The first is wanted most. */
  wishes: z.array(patternShape),
  /** Tee times on each date. */
  teams: z.int(),
  /** The president and the secretary first. */
  roster: z.array(person),
  /** 1 January to 12 December. */
  skipMonths: z.array(z.int().min(1).max(12)),
  memo: z.string().nullish(),
  /** Of the decision, in the reader’s language. */
  reason: z.string().nullish(),
  /** The wish that was approved, from 0. */
  approvedWish: z.int().nullish(),
  contractIdx: idx.nullish(),
  submittedAt: instant.nullish(),
  /** Its place in the draw of the season, once that is published. */
  place: z.int().nullish(),
  version,
})
export type TeamForm = z.output<typeof formShape>

export const dateShape = z.object({
  dateIdx: idx,
  contractIdx: idx,
  date,
  /** Planned; its tee times are the nearest to it. */
  time,
  state: dateState,
  slotIdx: z.array(idx),
  /** Of `slotIdx`, in its order. */
  slots: z.array(
    z.object({
      slotIdx: idx,
      time,
      courseIdx: idx,
      courseName: z.string(),
      minPlayers: z.int(),
      /** The club closed it: no players are named for it, and giving it up costs nothing. */
      isShut: z.boolean(),
      bookingIdx: idx.nullish(),
    }),
  ),
  teams: z.int(),
  /** Tee times that the day could not give. */
  missing: z.int(),
  movedFrom: date.nullish(),
  /** Of a moved date: whether an officer accepted it; it can be skipped free of charge until then. */
  isAccepted: z.boolean().nullish(),
  /** To come on a day that is a holiday, and neither accepted there nor with players: the club keeps, moves or cancels it. */
  onHoliday: z.boolean(),
  /** To come on a day that is a holiday, on which the club has said that it is played. */
  keptOnHoliday: z.boolean(),
  pairings: z.array(z.object({ slotIdx: idx, players: z.array(player) })),
  pairingDueAt: instant,
  /** Until when players can be named or changed. */
  pairingUntil: instant,
  skipUntil: instant,
  reduceUntil: instant,
  cancelUntil: instant,
  version,
})
export type TeamDate = z.output<typeof dateShape>

export const contractShape = z.object({
  contractIdx: idx,
  formIdx: idx,
  seasonIdx: idx,
  year: z.int(),
  teamName: z.string(),
  state: contractState,
  cycle: key('200'),
  pattern: patternShape,
  teams: z.int(),
  presidentIdx: idx,
  secretaryIdx: idx,
  /** Members on the roster who are asked to take over an office. */
  presidentOfferedTo: idx.nullish(),
  secretaryOfferedTo: idx.nullish(),
  roster: z.array(person),
  /** On each tee time that has any. */
  playersLeast: z.int(),
  skipsUsed: z.int(),
  skipsMax: z.int(),
  /** Per cent of the dates that are played or missed; none before the first. */
  playedShare: z.int().nullish(),
  /** Per cent of its dates that a group has to play in a season. */
  playedLeast: z.int(),
  /** Dates of the season that the group can still miss and play enough; below 0 it has missed too many. */
  missesLeft: z.int(),
  noShows: z.int(),
  noShowsMax: z.int(),
  officerChanges: z.int(),
  officerChangesMax: z.int(),
  /** Why it ended, in the reader’s language. */
  reason: z.string().nullish(),
  dates: z.array(dateShape),
  /** Days that the group would play; none of them, and no day of the two weeks after, was free at the approval. */
  lostDates: z.array(date),
  version,
})
export type TeamContract = z.output<typeof contractShape>
