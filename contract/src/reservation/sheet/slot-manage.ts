import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { translated } from '../../record.ts'
import { date, idx, instant, key, text, time, version } from '../../shape.ts'
import { DAY_CLOSED, DAY_HAS_CLAIMS, HELD_BY_OTHER, HOUSE_CAP, OVERLAP, TAKEN } from '../refusal.ts'
import { slot } from './sheet.ts'

/** As many as the largest day has. */
const slots = z.array(idx).min(1).max(400)
const reason = text(200).min(1)

/** What a manager keeps a tee time for: nothing at all, the club, a group. */
export const KEPT_FOR = ['BLOCK', 'HOUSE', 'TEAM'] as const

export const block = call('POST /manage/slots/block', {
  summary: 'Block tee times, or keep them for the club or a group, all or none. With `until` they free themselves.',
  access: manager('940200', 'U'),
  input: {
    slotIdx: slots,
    kind: z.enum(KEPT_FOR),
    /** Members read it on the sheet. */
    reason,
    translated: translated({ reason: text(200) }).in,
    until: instant.optional(),
  },
  data: z.object({ claimed: z.int() }),
  fails: [TAKEN, HELD_BY_OTHER, HOUSE_CAP, DAY_CLOSED],
})

export const unblock = call('DELETE /manage/slots/block', {
  summary: 'Free tee times that were blocked or kept, all or none.',
  access: manager('940200', 'U'),
  input: {
    slotIdx: slots,
    reason,
    /** STANDBY: members who stand by are asked first. OPEN: free for everyone at once. */
    release: z.enum(['STANDBY', 'OPEN']).default('STANDBY'),
  },
  /** Tee times that are free, and those of them for which members who stand by are asked first. */
  data: z.object({ freed: z.int(), offered: z.int() }),
  fails: [WRONG_STATE],
  idempotent: true,
})

/** First come, or by staff only. */
export const WAYS_OF_SLOTS = ['F', 'S'] as const

const what = {
  holes: z.enum(['9', '18', '27']),
  mode: z.enum(['EXCLUSIVE', 'SHARED']),
  minPlayers: z.int().min(1).max(4),
  capacity: z.int().min(1).max(4),
  w05: z.enum(WAYS_OF_SLOTS),
}

/** A tee time as it is kept, with its new version. */
const saved = slot
  .pick({ slotIdx: true, courseIdx: true, turnCourseIdx: true, part: true, time: true, holes: true, mode: true })
  .extend({ capacity: z.int(), minPlayers: z.int(), w05: key('W05'), version })

export const change = call('PUT /manage/slots/{id=slotIdx}', {
  summary: 'Change a tee time of which nothing is taken. It lasts until its day is created again from its template.',
  access: manager('940200', 'U'),
  input: {
    slotIdx: idx,
    version,
    mode: what.mode.optional(),
    minPlayers: what.minPlayers.optional(),
    capacity: what.capacity.optional(),
    w05: what.w05.optional(),
    holes: what.holes.optional(),
    /** Where 18 holes turn; null for none. */
    turnCourseIdx: idx.nullish(),
    reason,
  },
  data: saved,
  fails: [DAY_HAS_CLAIMS, OVERLAP, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const insert = call('POST /manage/slots', {
  summary: 'Insert a tee time into a day, where no group meets another.',
  access: manager('940200', 'C'),
  input: {
    date,
    courseIdx: idx,
    /** Left out: as the others of its course and part turn. */
    turnCourseIdx: idx.nullish(),
    time,
    holes: what.holes,
    mode: what.mode,
    capacity: what.capacity,
    reason,
  },
  data: saved,
  fails: [OVERLAP, WRONG_STATE],
})
