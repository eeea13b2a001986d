import * as z from 'zod'
import { ownOrZero } from '../../access.ts'
import { call } from '../../call.ts'
import { clubCode, date, idx, instant, key, money, time } from '../../shape.ts'

const freeTime = z.object({
  slotIdx: idx,
  courseIdx: idx,
  courseName: z.string(),
  part: key('218'),
  time,
  /** Seats that are left. */
  places: z.int(),
  greenFee: money,
})
export type FreeTime = z.output<typeof freeTime>

const freeDay = z.object({
  date,
  dayType: key('HDE'),
  holidayName: z.string().nullish(),
  /** All that fit; `times` are the first of them. */
  count: z.int(),
  times: z.array(freeTime),
  /** Where nothing is open yet. */
  opensAt: instant.nullish(),
  myBooking: z.boolean(),
})
export type FreeDay = z.output<typeof freeDay>

/** The longest span of days in one call. */
export const FREE_DAYS = 31

export const find = call('GET /reservation/free-times/{id=memberIdx}', {
  summary: 'Find free tee times on several days that this member, or a visitor (0), can book now.',
  access: ownOrZero('memberIdx'),
  input: {
    memberIdx: z.int().min(0),
    clubCode,
    from: date,
    /** At most 31 days with `from`; later ones are left out. */
    to: date,
    /** ISO weekdays, such as 67 for weekends. */
    weekdays: z
      .string()
      .regex(/^[1-7]{1,7}$/)
      .optional(),
    part: key('218').optional(),
    courseIdx: idx.optional(),
    players: z.int().min(1).max(4).optional(),
    /** The highest green fee per person. */
    upTo: money.optional(),
    /** Times named for each day. */
    most: z.int().min(1).max(60).default(6),
  },
  data: z.object({
    serverTime: instant,
    /** The green fees of these days, the lowest first, whatever `upTo` says. */
    fees: z.array(money),
    /**
     * Where each tee time of these days is for one group alone: the players that a group has, without the least where tee
     * times differ in it. Not in the specification.
     */
    group: z.object({ min: z.int().nullish(), max: z.int() }).nullish(),
    days: z.array(freeDay),
  }),
})
