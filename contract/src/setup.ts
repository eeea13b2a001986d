import * as z from 'zod'
import { manager } from './access.ts'
import { deleted } from './board/post.ts'
import { call } from './call.ts'
import { WRONG_STATE } from './fail.ts'
import { POLICIES } from './reservation/rules/policies.ts'
import { money, time } from './shape.ts'

/** In the order in which a new club does them. */
export const STEPS = [
  'IDENTITY',
  'COURSES',
  'TEMPLATES',
  'FEES',
  'OPENING',
  'DAYS',
  'TERMS',
  'CONTENT',
  'EMAIL',
  'MEMBERS',
  'MANAGERS',
  'BOOKING',
  'OPEN',
] as const

/** What the steps consist of. */
export const ITEMS = [
  'CONTACT',
  'ADDRESS',
  'NAMES',
  'LOGO',
  'COURSE',
  'HOLES',
  'TEMPLATE',
  'FEES',
  'OPENING',
  'DAYS',
  'TERMS_SERVICE',
  'TERMS_PRIVACY',
  'TERMS_BOOKING',
  'CLUB_PAGE',
  'QUESTIONS',
  'MAIL_SERVER',
  'MEMBER',
  'MANAGERS',
  'BOOKING',
  'OPENED',
] as const

const item = z.object({
  code: z.enum(ITEMS),
  isDone: z.boolean(),
  /** The site cannot serve visitors without it. */
  isNeeded: z.boolean(),
})

const step = z.object({
  step: z.enum(STEPS),
  /** The manager menu where it is done. */
  menu: z.string(),
  items: z.array(item),
})
export type SetupStep = z.output<typeof step>

export const read = call('GET /manage/setup', {
  summary: 'Read which setup steps a new club has not done, and how many accounts have the demo’s password.',
  access: manager('910200', 'R'),
  input: {},
  data: z.object({
    /** Everything needed is done. */
    isReady: z.boolean(),
    steps: z.array(step),
    /** Starter terms of types that have no version yet, and drafts with the places in them that the club must fill. */
    starter: z.object({ lacking: z.int(), drafts: z.int(), places: z.int() }),
    /** Boards without any post, to which samples would be added, and samples that were neither saved nor published since. */
    samples: z.object({ lacking: z.int(), drafts: z.int() }),
    /** Accounts with the demo's password while the site is reachable from outside; null without any. */
    knownPasswords: z.object({ managers: z.int(), members: z.int() }).nullable(),
  }),
})

export const missing = call('GET /manage/setup/missing', {
  summary: 'List what a club still lacks before it opens its site: steps with the items that are missing.',
  // A manager who may open the site reads it, also without access to the site information.
  access: manager('910300', 'R'),
  input: {},
  data: z.object({
    steps: z.array(step),
    /** Accounts can be created: terms of service and terms on personal data are in force. */
    mayJoin: z.boolean(),
    /** A mail server is set, so that the codes of new accounts are sent. */
    sendsMail: z.boolean(),
  }),
})

/** NINE: one loop of nine holes. EIGHTEEN: two loops, played in order. TWENTY_SEVEN: three loops that start together. */
export const LAYOUTS = ['NINE', 'EIGHTEEN', 'TWENTY_SEVEN'] as const

export const begin = call('POST /manage/setup/sheet', {
  summary: 'Create the courses, a template, fees and opening rules of a new club, and publish its first days.',
  access: manager('940100', 'C'),
  input: {
    layout: z.enum(LAYOUTS),
    firstTime: time,
    lastTime: time,
    /** Minutes between two tee times. */
    interval: z.int().min(6).max(15),
    /** Green fees per person. */
    weekdayFee: money.min(0).max(1_000_000_000),
    weekendFee: money.min(0).max(1_000_000_000),
    /** Each day opens for booking this many days before, at a time; at most as long before as a new club publishes it. */
    openDays: z.int().min(1).max(POLICIES.sheet.publishDays.first),
    openTime: time,
  },
  data: z.object({ courses: z.int(), published: z.int() }),
  fails: [WRONG_STATE],
})

export const startTerms = call('POST /manage/setup/terms', {
  summary: 'Create drafts of starter terms, in the languages of the club, for types that have no version yet.',
  access: manager('910800', 'C'),
  input: {},
  data: z.object({ drafts: z.int() }),
  fails: [WRONG_STATE],
})

export const addSamples = call('POST /manage/setup/samples', {
  summary: 'Add drafts of sample content, in each language of the club, to boards without any post.',
  access: manager('930900', 'C'),
  input: {},
  data: z.object({ drafts: z.int() }),
  fails: [WRONG_STATE],
})

export const removeSamples = call('DELETE /manage/setup/samples', {
  summary: 'Archive the sample content that was neither saved nor published since it was added.',
  access: manager('930900', 'D'),
  idempotent: true,
  input: {},
  data: deleted,
})

export const publish = call('PUT /manage/setup/days', {
  summary: 'Create and publish the days of the booking period now.',
  access: manager('940200', 'U'),
  input: {},
  data: z.object({ published: z.int() }),
})
