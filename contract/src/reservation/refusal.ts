import * as z from 'zod'
import { fail } from '../fail.ts'
import { date, idx, instant, key, money, time } from '../shape.ts'

const used = { used: z.int(), max: z.int() }

export const NOT_OPEN = fail('reservation', 'NOT_OPEN', { opensAt: instant.nullable() })
export const HELD_BY_OTHER = fail('reservation', 'HELD_BY_OTHER', { freesAt: instant })
export const TAKEN = fail('reservation', 'TAKEN', {})
export const HOLD_EXPIRED = fail('reservation', 'HOLD_EXPIRED', {})
/** The tee time that the member holds already. */
export const HOLD_LIMIT = fail('reservation', 'HOLD_LIMIT', {
  slotIdx: idx,
  date: date.nullish(),
  time: time.nullish(),
  course: z.string().nullish(),
})
export const EXTEND_LIMIT = fail('reservation', 'EXTEND_LIMIT', { from: instant.nullish(), left: z.int() })
/** After a hold that ran out, or a cancellation. */
/** `why` the member cannot hold this tee time yet: a hold expired or was released, or a booking was cancelled or moved, or a group gave it up. */
export const COOLDOWN = fail('reservation', 'COOLDOWN', {
  until: instant,
  why: z.enum(['EXPIRED', 'RELEASED', 'CANCELLED', 'UNDONE']),
})
export const QUOTA_DAY = fail('reservation', 'QUOTA_DAY', used)
export const QUOTA_MONTH = fail('reservation', 'QUOTA_MONTH', { ...used, dayClass: z.enum(['WEEKDAY', 'WEEKEND']) })
export const SUSPENDED = fail('reservation', 'SUSPENDED', { until: date, why: key('501') })
export const TYPE_NOT_ALLOWED = fail('reservation', 'TYPE_NOT_ALLOWED', { memberType: key('702') })
export const MIN_PLAYERS = fail('reservation', 'MIN_PLAYERS', { min: z.int() })
/**
 * `which` is the player's number in the form, `name` as typed or the member's name. `draw`: of an entry in a draw, where
 * being in another entry for the day refuses as well. `time`, `course` and `bookedBy` describe the member's own round that is
 * in the way; `bookedBy` is missing when the member booked it.
 */
export const PLAYER_ALREADY_BOOKED = fail('reservation', 'PLAYER_ALREADY_BOOKED', {
  which: z.int(),
  name: z.string(),
  draw: z.boolean().nullish(),
  time: time.nullish(),
  course: z.string().nullish(),
  bookedBy: z.string().nullish(),
})
/** A member who is named is suspended, and the club lets none of them play. `which` and `name` as above. */
export const PLAYER_SUSPENDED = fail('reservation', 'PLAYER_SUSPENDED', { which: z.int(), name: z.string() })
/**
 * Too many guests on the day; or, with `which`, the guest with that number has played too often in the period; or, with
 * `before`, that morning has tee times for members only until then.
 */
export const GUEST_LIMIT = fail('reservation', 'GUEST_LIMIT', {
  max: z.int(),
  which: z.int().nullish(),
  period: z.enum(['MONTH', 'YEAR']).nullish(),
  before: time.nullish(),
})
/** The deadline that passed; for a cancellation also what it counts as. */
export const PAST_DEADLINE = fail('reservation', 'PAST_DEADLINE', {
  rule: z.string(),
  at: instant,
  code: key('501').nullish(),
  days: z.int().nullish(),
  money: money.nullish(),
  /** Of money: the days in which it is paid at the latest. */
  payDays: z.int().nullish(),
})
export const DRAW_ONLY = fail('reservation', 'DRAW_ONLY', { drawIdx: idx.nullable(), opensAt: instant.nullable() })
/** The tee time opens through a lobby that has not ended, and the member is not admitted; none without a place in it. */
export const LOBBY_ONLY = fail('reservation', 'LOBBY_ONLY', { lobbyIdx: idx, place: z.int().nullable() })
export const DAY_CLOSED = fail('reservation', 'DAY_CLOSED', { reason: z.string() })
/** `count` of the tee times that would change are taken, or were booked, offered or in a draw and would be removed; `with` names the first ones. */
export const DAY_HAS_CLAIMS = fail('reservation', 'DAY_HAS_CLAIMS', { count: z.int(), with: z.string() })
/** The club's own share of this part of the day is used up. */
export const HOUSE_CAP = fail('reservation', 'HOUSE_CAP', used)
/** Teams would collide; `with` names the loops. */
export const OVERLAP = fail('reservation', 'OVERLAP', { with: z.string() })
export const PRICE_CHANGED = fail('reservation', 'PRICE_CHANGED', { total: money })
/**
 * UNKNOWN: no coupon of the booker. STATE: used, in another booking, expired or revoked. DATE, DAY_CLASS and PART: not on
 * that day or at that time. NO_CART, NO_GUEST and NOTHING: it would take nothing off.
 */
export const COUPON_WHYS = [
  'UNKNOWN',
  'STATE',
  'DATE',
  'DAY_CLASS',
  'PART',
  'MIN_PLAYERS',
  'TEAM_PRICE',
  'NO_CART',
  'NO_GUEST',
  'NOTHING',
] as const
export type CouponWhy = (typeof COUPON_WHYS)[number]
export const COUPON_NOT_USABLE = fail('reservation', 'COUPON_NOT_USABLE', { why: z.enum(COUPON_WHYS) })
/** Entries on days to come, or on one day. */
export const STANDBY_LIMIT = fail('reservation', 'STANDBY_LIMIT', used)
/** People of a group, or players of a tee time. */
export const ROSTER_SIZE = fail('reservation', 'ROSTER_SIZE', { min: z.int(), max: z.int() })
/** An officer of another group of the season, or offices that changed hands too often: at most `max`. */
export const OFFICER_LIMIT = fail('reservation', 'OFFICER_LIMIT', { max: z.int() })
/** Dates of a group that were skipped; cancelling one more ends the contract. */
export const SKIP_LIMIT = fail('reservation', 'SKIP_LIMIT', used)
export const OFFER_EXPIRED = fail('reservation', 'OFFER_EXPIRED', {})
export const TERMS_REQUIRED = fail('member', 'TERMS_REQUIRED', { termsIdx: z.array(idx) })
