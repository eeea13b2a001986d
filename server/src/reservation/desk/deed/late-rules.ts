import { LATE_MINUTES } from '@clubhouse/contract/reservation/desk/desk'

export interface LateGroup {
  /** Of the booking (509). */
  state: string
  /** By the front desk; none for a group that it has not seen. */
  recorded: string | null
  startsAt: Temporal.Instant
  lateMovedAt: Temporal.Instant | null
}

/**
 * A group that missed its tee time by at most LATE_MINUTES and has not teed off may move to a later one of the day, once.
 * Source: docs/rules.md, Arrivals.
 */
export const mayMoveLate = ({ state, recorded, startsAt, lateMovedAt }: LateGroup, now: Temporal.Instant): boolean =>
  lateMovedAt === null &&
  (state === 'CF' || state === 'CI') &&
  recorded !== 'TEED_OFF' &&
  recorded !== 'FINISHED' &&
  Temporal.Instant.compare(startsAt, now) <= 0 &&
  Temporal.Instant.compare(now, startsAt.add({ minutes: LATE_MINUTES })) < 0
