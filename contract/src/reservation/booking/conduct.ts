import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { translated } from '../../record.ts'
import { date, idx, money, text, version } from '../../shape.ts'
import { OVERLAP, PAST_DEADLINE } from '../refusal.ts'
import { penalty, suspendedBookings, waivedFor } from '../rules/penalty.ts'
import { bookingShape } from './booking.ts'

/** In the club's own language, which the member reads where theirs is missing. */
const reason = { reason: text(500).min(1), translated: translated({ reason: text(500) }).in }

export const noShow = call('PUT /manage/bookings/{id=bookingIdx}/no-show', {
  summary:
    'Record a no-show, which suspends the booker, or undo it; both within the days that the club sets after the tee time.',
  access: manager('940400', 'U'),
  input: { bookingIdx: idx, version, isNoShow: z.boolean(), ...reason },
  data: bookingShape.extend({ penalty: penalty.nullish() }),
  fails: [WRONG_STATE, PAST_DEADLINE, CHANGED_MEANWHILE],
  idempotent: true,
})

/** What managers propose; the others follow from a cancellation or a no-show. */
export const proposable = z.enum(['W5', 'W6', 'W8'])

export const propose = call('POST /manage/penalties', {
  summary:
    'Propose a penalty: booker absent (W5), fewer players than the minimum (W6), name lent or tee time resold (W8).',
  access: manager('940900', 'C'),
  input: {
    memberIdx: idx,
    code: proposable,
    /** A booking of the member that was played; required for W5 and W6. */
    bookingIdx: idx.optional(),
    /** The first day of a suspension; today without it. */
    from: date.optional(),
    /** In place of what the rule says; W8 takes no fewer than the rule. */
    days: z.int().min(1).max(3660).optional(),
    /** Lifts the suspension. */
    money: money.min(1).optional(),
    ...reason,
  },
  data: penalty,
  fails: [OVERLAP, WRONG_STATE],
})

export const foresee = call('GET /manage/members/{id=memberIdx}/suspension', {
  summary:
    'Read which bookings of a member a suspension would cancel: of so many days, to a last day, or of a penalty. For managers who read bookings, penalties or members.',
  access: manager(),
  input: {
    memberIdx: idx,
    /** After the suspensions that run. */
    days: z.int().min(1).max(3660).optional(),
    /** From today. */
    until: date.optional(),
    /** A penalty of the member that is to come into force, to go on, or whose money is not paid. */
    penaltyIdx: idx.optional(),
    /** A booking that is over by then. */
    besides: idx.optional(),
  },
  data: suspendedBookings,
})

export const decide = call('PUT /manage/penalties/{id=penaltyIdx}', {
  summary: 'Activate a proposed penalty, waive a penalty, record its payment, or decide an appeal.',
  access: manager('940900', 'U'),
  input: {
    penaltyIdx: idx,
    version,
    action: z.enum(['ACTIVATE', 'WAIVE', 'CLEAR', 'REJECT_APPEAL', 'UPHOLD_APPEAL']),
    /** For CLEAR: all of the penalty's money. */
    paid: money.optional(),
    /** For WAIVE, where the member showed a document. */
    waivedFor: waivedFor.optional(),
    /** Of an appeal it is the answer, which the member reads. */
    reason: text(500).min(1),
  },
  data: penalty,
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})
