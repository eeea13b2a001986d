import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { historyCall } from '../../office/history.ts'
import { translated } from '../../record.ts'
import { date, idx, person, text, time, version } from '../../shape.ts'
import { OVERLAP, TAKEN } from '../refusal.ts'
import { contractShape, contractState, dateShape, type FormState, formShape, formState } from './team.ts'

const MENU = '940800'

const reasons = translated({ reason: text(300) })
const reason = { reason: text(300).min(1), translated: reasons.in }

const scoreShape = z.object({
  /** Rounds that the members of the roster played in the twelve months before the close. */
  rounds: z.int(),
  /** Their late cancellations and no-shows in that time. */
  lateCancels: z.int(),
  /** Per cent of the roster. */
  memberShare: z.int(),
  /** The contract that its officers last had in an earlier season, and the share of its dates that were played. */
  last: z
    .object({
      contractIdx: idx,
      teamName: z.string(),
      year: z.int(),
      /** Per cent of the dates that are played or missed; none before the first. */
      playedShare: z.int().nullable(),
    })
    .nullable(),
})
export type TeamScore = z.output<typeof scoreShape>

/** As managers read it. */
const ofManagers = { president: person, secretary: person, score: scoreShape }

const formRow = formShape.omit({ roster: true }).extend({
  ...ofManagers,
  rosterSize: z.int(),
  /** Other applications that want one of the same times. */
  conflicts: z.int(),
})
export type ManagedTeamForm = z.output<typeof formRow>

export const forms = listCall('GET /manage/team-forms', {
  summary: 'List the applications of groups, with what the decision is made by.',
  access: manager(MENU, 'R'),
  row: formRow,
  sorts: ['submittedAt', 'teamName', 'state'],
  sort: 'submittedAt',
  keyword: true,
  filters: {
    seasonIdx: idx.optional(),
    state: formState.optional(),
    /** Those that are not decided though the day of their season has come. */
    overdue: z.boolean().optional(),
  },
  exported: {
    year: 'team-manage.YEAR',
    teamName: 'team-manage.TEAM',
    state: { heading: 'team-manage.FORM_STATE', as: { texts: 'team-manage.FORM_' } },
    president: 'team-manage.PRESIDENT',
    secretary: 'team-manage.SECRETARY',
    cycle: { heading: 'team-manage.CYCLE', as: { code: '200' } },
    teams: 'team-manage.TEAMS',
    rosterSize: 'team-manage.ROSTER',
    conflicts: 'team-manage.CONFLICTS',
    submittedAt: { heading: 'team-manage.SUBMITTED', as: 'instant' },
  },
})

const conflictShape = z.object({
  formIdx: idx,
  teamName: z.string(),
  state: formState,
  /** Of this application, from 0. */
  wish: z.int(),
  teams: z.int(),
})

const formDetail = formShape.extend({
  ...ofManagers,
  translated: reasons.row,
  conflicts: z.array(conflictShape),
  /** Tee times that are left for each wish, in its order. */
  left: z.array(z.int()),
  /** Per cent of its dates that a group has to play in a season. */
  playedLeast: z.int(),
  /** What managers can decide now; before the draw of a season only that a form is reviewed or rejected. */
  decisions: z.array(z.enum(['UNDER_REVIEW', 'APPROVED', 'WAITLISTED', 'REJECTED'])),
})
export type ManagedTeamFormDetail = z.output<typeof formDetail>

export const form = call('GET /manage/team-forms/{id=formIdx}', {
  summary: 'Read the application of a group with its roster, score and conflicts.',
  access: manager(MENU, 'R'),
  input: { formIdx: idx },
  data: formDetail,
})

/** From which states each decision can follow. */
export const DECIDED_FROM = {
  APPROVED: ['SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED'],
  WAITLISTED: ['SUBMITTED', 'UNDER_REVIEW'],
  REJECTED: ['SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED'],
  UNDER_REVIEW: ['SUBMITTED'],
} as const satisfies Record<string, readonly FormState[]>

/** Whether an application in this state can be decided so. */
export const canBecome = (state: FormState, decision: keyof typeof DECIDED_FROM): boolean =>
  DECIDED_FROM[decision].some((from) => from === state)

export const decide = call('PUT /manage/team-forms/{id=formIdx}/decision', {
  summary:
    'Decide an application; its officers get an email. Approving it makes the contract and the dates of the season.',
  access: manager(MENU, 'U'),
  input: {
    formIdx: idx,
    version,
    state: z.enum(['UNDER_REVIEW', 'APPROVED', 'WAITLISTED', 'REJECTED']),
    /** The wish that is approved, from 0. */
    wish: z.int().min(0).max(2).default(0),
    ...reason,
  },
  data: formDetail.extend({
    dates: z.array(dateShape).nullish(),
    /** Dates that a holiday or a closure moved. */
    moved: z.int(),
  }),
  fails: [WRONG_STATE, OVERLAP, CHANGED_MEANWHILE],
  idempotent: true,
})

export const formHistory = historyCall('team-form', MENU, {
  state: { heading: 'team-manage.FORM_STATE', as: { texts: 'team-manage.FORM_' } },
  teamName: 'team-manage.TEAM',
  cycle: { heading: 'team-manage.CYCLE', as: { code: '200' } },
  teams: 'team-manage.TEAMS',
  rosterSize: 'team-manage.ROSTER',
})

const contractRow = contractShape.omit({ roster: true, dates: true }).extend({
  president: person,
  secretary: person,
  rosterSize: z.int(),
  dates: z.int(),
})
export type ManagedTeamContract = z.output<typeof contractRow>

export const contracts = listCall('GET /manage/team-contracts', {
  summary: 'List the contracts of groups.',
  access: manager(MENU, 'R'),
  row: contractRow,
  sorts: ['teamName', 'state', 'year'],
  sort: '-year',
  keyword: true,
  filters: {
    seasonIdx: idx.optional(),
    state: contractState.optional(),
    /** Running, with a date on a day that is a holiday. */
    onHoliday: z.boolean().optional(),
  },
})

export const contract = call('GET /manage/team-contracts/{id=contractIdx}', {
  summary: 'Read the contract of a group with its roster and dates.',
  access: manager(MENU, 'R'),
  input: { contractIdx: idx },
  data: contractShape.extend({ translated: reasons.row }),
})

export const dates = call('GET /manage/team-dates', {
  summary: 'Read the dates of all groups of a season, by day.',
  access: manager(MENU, 'R'),
  input: { seasonIdx: idx },
  data: z.array(dateShape.extend({ teamName: z.string() })),
})

export const contractHistory = historyCall('team-contract', MENU, {
  state: { heading: 'team-manage.CONTRACT_STATE', as: { texts: 'team-manage.CONTRACT_' } },
  rosterSize: 'team-manage.ROSTER',
})

export const end = call('PUT /manage/team-contracts/{id=contractIdx}', {
  summary: 'End the contract of a group: its dates to come are cancelled and their tee times released.',
  access: manager(MENU, 'U'),
  input: { contractIdx: idx, version, state: z.enum(['ENDED', 'TERMINATED']), ...reason },
  data: z.object({
    /** Tee times. */
    released: z.int(),
  }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const teeTimes = call('GET /manage/team-dates/{id=dateIdx}/tee-times', {
  summary: 'List the tee times that a date of a group can have: its own, and those of its day that no one has.',
  access: manager(MENU, 'R'),
  input: { dateIdx: idx },
  data: z.array(z.object({ slotIdx: idx, time, courseName: z.string(), isOwn: z.boolean() })),
})

export const changeDate = call('PUT /manage/team-dates/{id=dateIdx}', {
  summary: 'Move a date of a group to another day, give it other tee times, or cancel it for the club.',
  access: manager(MENU, 'U'),
  input: {
    dateIdx: idx,
    version,
    date: date.optional(),
    /** In place of its own; of its day. */
    slotIdx: z
      .array(idx)
      .min(1)
      .max(40)
      .refine((list) => new Set(list).size === list.length)
      .optional(),
    state: z.enum(['CLUB_CANCELLED', 'SKIPPED']).optional(),
    ...reason,
  },
  data: dateShape,
  fails: [TAKEN, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const keepOnHoliday = call('PUT /manage/team-dates/{id=dateIdx}/holiday', {
  summary: 'Say that a date of a group is played although its day is a holiday; it no longer waits for a decision.',
  access: manager(MENU, 'U'),
  input: { dateIdx: idx, version },
  data: dateShape,
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
})
