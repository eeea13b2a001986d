import * as z from 'zod'
import { anyone, manager } from './access.ts'
import { waitingKind } from './attention.ts'
import { call } from './call.ts'
import { listCall } from './list.ts'
import { drawShape } from './reservation/draw/draw.ts'
import { ledger } from './reservation/sheet/sheet.ts'
import { clubCode, date, idx, key } from './shape.ts'

export const increment = call('PUT /dashboard/increment/club/{club=clubCode}', {
  summary: 'Count a visit: once per browser and club day, at most 20 a day per network.',
  access: anyone,
  input: { clubCode },
  data: z.null(),
})

/** Today, this week, this month, last month, this year: the keys of code group Z96. */
export const PERIODS = [0, 1, 2, 3, 4] as const
export const TODAY = 0
export const THIS_MONTH = 2

const days = { from: date, to: date }

export const periods = call('GET /dashboard/periods', {
  summary: 'List the dashboard’s periods with their days. A current period ends today.',
  access: manager('900000', 'R'),
  input: {},
  data: z.array(z.object({ period: z.int(), key: key('Z96'), name: z.string(), ...days })),
})

/** In tee times; those that are blocked count in neither number. */
const fill = { taken: z.int(), total: z.int() }
const fillOfDay = z.object({ date, ...fill })
const fillOfPart = z.object({ part: key('218'), ...fill })

/** Counted by the day of the event: made and cancelled on it, played and missed on it. */
const bookings = {
  made: z.int(),
  /** Late ones included. */
  cancelled: z.int(),
  late: z.int(),
  noShow: z.int(),
  played: z.int(),
}

/** By the day of the event. */
const bookingsOfDay = z.object({ date, made: z.int(), cancelled: z.int(), noShow: z.int() })

/** The same numbers for other days; what the manager cannot read is left out. */
const figures = z.object({
  ...days,
  /**
   * The last day is counted up to the present time of day, as today is: accounts and bookings by when they were made or
   * ended, no-shows by tee time. Visits, rounds played and the fill rate are always of whole days.
   */
  isByHour: z.boolean(),
  views: z.int(),
  joined: z.int().nullish(),
  left: z.int().nullish(),
  bookings: z.object(bookings).nullish(),
  leadDays: z.number().nullish(),
  fill: z.object(fill).nullish(),
})
export type Figures = z.output<typeof figures>

export const read = call('GET /dashboard', {
  summary: 'Read the figures of a period. Blocks of menus that the manager cannot read are omitted.',
  access: manager('900000', 'R'),
  input: {
    period: z
      .int()
      .min(0)
      .max(PERIODS.length - 1)
      .default(0),
  },
  data: z.object({
    period: z.int(),
    ...days,
    views: z.object({ total: z.int(), byDay: z.array(z.object({ date, views: z.int() })) }),
    /** `joined` counts accounts that still exist, as the list of members does. */
    members: z
      .object({ active: z.int(), pending: z.int(), dormant: z.int(), joined: z.int(), left: z.int() })
      .nullish(),
    bookings: z.object({ ...bookings, byDay: z.array(bookingsOfDay) }).nullish(),
    /** Days between the making of a booking and its play, of the bookings made in the period. */
    leadTime: z
      .object({
        averageDays: z.number().nullable(),
        bands: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: z.int() })),
      })
      .nullish(),
    /** Each day with its parts, in their order. */
    occupancy: z.array(z.object({ date, ...fill, parts: z.array(fillOfPart).nullish() })).nullish(),
    /** Of the same days a year earlier. */
    occupancyYearBefore: z.array(fillOfDay).nullish(),
    byPart: z.array(fillOfPart).nullish(),
    byCourse: z.array(z.object({ courseIdx: idx, name: z.string(), ...fill })).nullish(),
    /** The 14 days after today. */
    ahead: z.array(fillOfDay).nullish(),
    ledger: ledger.nullish(),
    /** Standby entries that wait for a tee time, and those with an offer that is open; whatever the period. */
    waiting: z.int().nullish(),
    offers: z.int().nullish(),
    /** Of the draws that run; whatever the period. */
    drawDemand: z.object({ draws: z.int(), entries: z.int(), slots: z.int() }).nullish(),
    /** Under way, or about to open. */
    draws: z.array(drawShape).nullish(),
    /** Not answered, and of those the ones whose first answer or answer is overdue; whatever the period. */
    inquiries: z.object({ open: z.int(), firstOverdue: z.int(), overdue: z.int() }).nullish(),
    /** The days of the period, and those before it as far as needed for 30 days in all. */
    trend: z.object({
      ...days,
      bookings: z.array(bookingsOfDay).nullish(),
      fill: z.array(fillOfDay).nullish(),
    }),
    /** The period before, over as many days. */
    before: figures,
    /** The same days a year earlier. */
    yearBefore: figures,
    /** What GET /manage/attention counts, each with the page of its list. */
    todo: z.array(z.object({ code: waitingKind, count: z.int(), path: z.string() })),
  }),
})

const day = z.object({
  date,
  views: z.int(),
  joined: z.int().nullish(),
  made: z.int().nullish(),
  cancelled: z.int().nullish(),
  late: z.int().nullish(),
  noShow: z.int().nullish(),
  played: z.int().nullish(),
  taken: z.int().nullish(),
  total: z.int().nullish(),
  /** Taken of total, in percent. */
  fillRate: z.int().nullish(),
})
export type FiguresOfDay = z.output<typeof day>

export const byDay = listCall('GET /dashboard/days', {
  summary: 'List the dashboard’s figures by day; by default of the last 30 days.',
  access: manager('900000', 'R'),
  row: day,
  sorts: ['date'],
  sort: '-date',
  filters: {
    from: date.optional(),
    to: date.optional(),
    /** Filters the tee times only, like `course`. */
    part: key('218').optional(),
    courseIdx: idx.optional(),
  },
  also: { courses: z.array(z.object({ courseIdx: idx, name: z.string() })) },
  exported: {
    date: { heading: 'day-figures.DATE', as: 'day' },
    views: 'day-figures.VIEWS',
    joined: 'day-figures.JOINED',
    made: 'day-figures.MADE',
    cancelled: 'day-figures.CANCELLED',
    late: 'day-figures.LATE',
    noShow: 'day-figures.NO_SHOW',
    played: 'day-figures.PLAYED',
    taken: 'day-figures.TAKEN',
    total: 'day-figures.TOTAL',
    fillRate: 'day-figures.FILL_RATE',
  },
})
