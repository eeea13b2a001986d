import * as z from 'zod'
import { anyone, manager, member, own, ownOrZero } from '../../access.ts'
import { call } from '../../call.ts'
import { clubCode, date, idx, instant, key, money, month, time, version } from '../../shape.ts'
import { dayClass } from '../day.ts'
import { price } from '../price.ts'
import { coupon } from '../rules/coupon-shape.ts'
import { courseState } from './course-state.ts'

/** The state of a tee time for the viewer, derived from its claim and the rules. Source: docs/rules.md, Days. */
export const slotState = z.enum([
  'NOT_OPEN',
  'OPEN',
  'HELD',
  'MINE_HELD',
  'BOOKED',
  'PARTIAL',
  'DRAW',
  'TEAM',
  'HOUSE',
  'BLOCKED',
  'PAST',
  'NOT_FOR_YOU',
])
export type SlotState = z.output<typeof slotState>

export const slot = z.object({
  slotIdx: idx,
  courseIdx: idx,
  turnCourseIdx: idx.nullish(),
  part: key('218'),
  time,
  holes: key('504'),
  mode: z.enum(['EXCLUSIVE', 'SHARED']),
  capacity: z.int(),
  /** Seats in use; a taken exclusive tee time counts as full. */
  taken: z.int(),
  minPlayers: z.int(),
  state: slotState,
  reason: z.string().nullish(),
  opensAt: instant.nullish(),
  /** The draw that gives the tee time, once it is open. */
  drawIdx: idx.nullish(),
  heldUntil: instant.nullish(),
  bookingIdx: idx.nullish(),
  /** Of players who show their name, where the club's setting lets this viewer read it. */
  names: z.array(z.string()).nullish(),
  greenFee: money,
})
export type Slot = z.output<typeof slot>

const slotWithoutNames = slot.omit({ names: true, bookingIdx: true })

export const ledger = z.object({
  total: z.int(),
  member: z.int(),
  draw: z.int(),
  team: z.int(),
  house: z.int(),
  blocked: z.int(),
  nonMember: z.int(),
  open: z.int(),
})
export type Ledger = z.output<typeof ledger>

export const dayStateKept = z.enum(['DRAFT', 'PUBLISHED', 'SUSPENDED', 'CLOSED'])
export type DayStateKept = z.output<typeof dayStateKept>

const sheet = z.object({
  clubCode,
  date,
  dayType: key('HDE'),
  dayClass,
  state: dayStateKept,
  reason: z.string().nullish(),
  /** Of today, or of another day that is delayed. */
  course: courseState.nullish(),
  serverTime: instant,
  eventId: z.string(),
  courses: z.array(z.object({ courseIdx: idx, code: key('517'), name: z.string() })),
  parts: z.array(z.object({ part: key('218'), firstTime: time, lastTime: time })),
  slots: z.array(slot),
  ledger,
})
export type Sheet = z.output<typeof sheet>

const filter = { courseIdx: idx.optional(), part: key('218').optional(), holes: key('504').optional() }

export const dayState = z.enum([
  'PAST',
  'CLUB_CLOSED',
  'SUSPENDED_MEMBER',
  'DRAW_OPEN',
  'DRAW_CLOSED',
  'DRAW_RESULT',
  'NOT_OPEN',
  'OPEN',
  'FULL_STANDBY',
  'FULL',
])
export type DayState = z.output<typeof dayState>

const calendarDay = z.object({
  date,
  state: dayState,
  dayType: key('HDE'),
  holidayName: z.string().nullish(),
  free: z.array(z.object({ part: key('218'), count: z.int() })),
  /**
   * Of a day that is open: the places of its tee times to come, and how many of them are taken, without tee times that are
   * suspended and those that the club keeps.
   */
  places: z.object({ taken: z.int(), total: z.int() }).nullish(),
  opensAt: instant.nullish(),
  drawIdx: idx.nullish(),
  waiting: z.int().nullish(),
  /** When the member is reminded of the opening. */
  remindAt: instant.nullish(),
  myBooking: z.boolean(),
  myStandby: z.boolean(),
  myDraw: z.boolean(),
  /** A published event of that day, named in the reader's language where it is written in it. */
  eventIdx: idx.nullish(),
  eventTitle: z.string().nullish(),
  /** As the forecast says; none for days that it does not reach. */
  weather: key('791').nullish(),
})
export type CalendarDay = z.output<typeof calendarDay>

export const calendar = call('GET /reservation/calendar/{id=memberIdx}', {
  summary: 'List the days of a month, or all published days from today, each with one state; 0 means a visitor.',
  access: ownOrZero('memberIdx'),
  input: { memberIdx: z.int().min(0), clubCode, month: month.optional() },
  data: z.object({ serverTime: instant, days: z.array(calendarDay) }),
})

/** The opening of the day through a lobby that is to come or has not ended. */
const lobby = z.object({
  opensAt: instant,
  joinsAt: instant,
  drawsAt: instant,
  /** Where the member has a place in it. */
  lobbyIdx: idx.nullish(),
})
export type SheetLobby = z.output<typeof lobby>

export const forMember = call('GET /reservation/sheets/{member=memberIdx}/{date}', {
  summary: 'Read a day’s tee sheet as this member may see and book it.',
  access: own('memberIdx'),
  input: { memberIdx: idx, date, ...filter },
  data: sheet.extend({ lobby: lobby.nullish() }),
})

export const forVisitor = call('GET /reservation/sheets/non-member/{club}/{date}', {
  summary: 'Read a day’s tee sheet without names.',
  access: anyone,
  input: { club: clubCode, date, ...filter },
  data: sheet.extend({ slots: z.array(slotWithoutNames) }),
})

const hold = z.object({
  slotIdx: idx,
  /** 0 for an exclusive tee time, else 1 to 4. */
  seats: z.array(z.int()),
  expiresAt: instant,
  serverTime: instant,
  extendFrom: instant,
  extendsLeft: z.int(),
  /** What one extension adds. */
  extendSeconds: z.int(),
  price,
  termsIdx: idx,
  minPlayers: z.int(),
  maxPlayers: z.int(),
  freeCancelUntil: instant,
  namesDueAt: instant,
  /** The booking that is to move here; none for a new one. */
  bookingIdx: idx.nullish(),
})
export type Hold = z.output<typeof hold>
export const holdShape = hold

export const detail = call('GET /reservation/sheets/{a=memberIdx}/{b=date}/{c=slotIdx}', {
  summary: 'Read one tee time as the member would book it; `blocks` are the refusals a hold would get now.',
  access: own('memberIdx'),
  input: {
    memberIdx: idx,
    date,
    slotIdx: idx,
    /** The member's booking that is to move here; it does not count against the member's limits. */
    bookingIdx: idx.optional(),
  },
  data: z.object({
    slot,
    hold: hold.nullish(),
    price,
    /** Those of the member that can be used there. */
    coupons: z.array(coupon),
    discounts: z.array(z.object({ key: key('367'), name: z.string(), amount: money })),
    freeCancelUntil: instant,
    namesDueAt: instant,
    rules: z.object({ minPlayers: z.int(), maxPlayers: z.int(), guestsLeft: z.int(), termsIdx: idx }),
    blocks: z.array(z.object({ code: z.string(), vars: z.record(z.string(), z.unknown()) })),
  }),
})

/** Chosen by a page when it is loaded. */
export const tabId = z.string().regex(/^[\w-]{8,40}$/)

export const heldHere = call('PUT /reservation/sheet/hold/{tab}', {
  summary:
    'Report a tab of the member as open, or as closed for good, and read the current hold. After the last tab is closed, a hold ends within 30 seconds; another tab restores its time.',
  access: member,
  input: { tab: tabId, isOpen: z.boolean().default(true) },
  data: z.object({ date, courseName: z.string(), slot, hold }).nullable(),
})

const limit = z.object({ used: z.int(), max: z.int().nullable() })

export const count = call('GET /reservation/{a=memberIdx}/{b=date}/cnt', {
  summary: 'Read how much of the member’s limits is used, for a day and its month; `max` null means no limit.',
  access: own('memberIdx'),
  input: { memberIdx: idx, date },
  data: z.object({
    date,
    day: limit,
    month: z.object({ weekday: limit, weekend: limit }),
    waiting: limit,
    draw: limit,
    hold: limit,
    guest: limit,
    suspendedUntil: date.nullish(),
  }),
})

/** hello { serverTime, eventId }, slot Slot, day { date, state, reason }, ledger Ledger, reset, bye { reason } */
export const stream = call('GET /reservation/sheets/stream', {
  summary: 'Stream a day’s changes as server-sent events; resumes by the header Last-Event-ID for 10 minutes.',
  access: anyone,
  input: { date, courseIdx: idx.optional(), lastEventId: z.int().min(0).optional() },
  headers: { 'last-event-id': 'lastEventId' },
  data: z.union([
    z.object({ serverTime: instant, eventId: z.string() }),
    slot,
    z.object({ date, state: z.string(), reason: z.string().nullish() }),
    ledger,
    z.object({ reason: z.string() }),
  ]),
  kind: 'stream',
})

export const claimKind = z.enum(['HOLD', 'BOOKING', 'DRAW', 'TEAM', 'HOUSE', 'BLOCK'])

/** Of a booking what the sheet and the starter's sheet on paper say; its players are in its claims. */
const bookingOnSheet = z.object({
  bookingIdx: idx,
  bookingNo: z.string(),
  cart: z.boolean(),
  caddie: z.boolean(),
  memo: z.string(),
  /** Of the booker. */
  phoneNo: z.string(),
  /** What the front desk gave the group, and its note; empty without. */
  cartNo: z.string(),
  caddieNo: z.string(),
  note: z.string(),
  /** The membership numbers and login IDs of its players, by which it is found too. */
  playerNos: z.array(z.string()),
})
export type BookingOnSheet = z.output<typeof bookingOnSheet>

export const claimRow = z.object({
  slotIdx: idx,
  seat: z.int(),
  kind: claimKind,
  bookingIdx: idx.nullish(),
  /** Players who are guests. */
  guests: z.array(z.string()),
  who: z.string(),
  searchText: z.string(),
  reason: z.string().nullish(),
  /** Of a hold its end; else when it frees itself. */
  expiresAt: instant.nullish(),
  /** Kept by the club’s share, when the day was made. */
  byShare: z.boolean().optional(),
})

export const forManager = call('GET /manage/days/{date}', {
  summary: 'Read a day’s tee sheet, also of a draft, with its claims and the people behind them.',
  access: manager('940200', 'R'),
  input: { date },
  data: sheet.extend({
    claims: z.array(claimRow),
    /** Only for managers who may read bookings. */
    bookings: z.array(bookingOnSheet),
    version,
    /** Where an opening rule leaves the day to staff; with the instant at which a manager opened it. */
    byHand: z.object({ openedAt: instant.nullish() }).nullish(),
    templateIdx: idx.nullish(),
    /** The club’s share of each part, and why a part is suspended. */
    shares: z.array(z.object({ part: key('218'), used: z.int(), max: z.int(), suspended: z.string().nullish() })),
    /** Courses that are suspended separately, by part, and why. */
    shutCourses: z.array(z.object({ courseIdx: idx, part: key('218'), reason: z.string() })),
    /** What only managers see of a tee time. */
    teeTimes: z.array(z.object({ slotIdx: idx, version, w05: key('W05') })),
  }),
})
