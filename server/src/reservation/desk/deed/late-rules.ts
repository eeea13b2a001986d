import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import { lateUntil } from '../../booking/conduct/rules.ts'

export interface LateGroup {
  /** Of the booking (509). */
  state: string
  /** By the front desk; none for a group that it has not seen. */
  recorded: string | null
  startsAt: Temporal.Instant
  lateMovedAt: Temporal.Instant | null
}

/**
 * A group that missed its tee time only a little and has not teed off may move to a later one of the day, once.
 * Source: docs/rules.md, Arrivals.
 */
export const mayMoveLate = (
  { state, recorded, startsAt, lateMovedAt }: LateGroup,
  now: Temporal.Instant,
  numbers: Pick<PolicyValues['checkIn'], 'lateMoveMinutes'>,
): boolean =>
  lateMovedAt === null &&
  (state === 'CF' || state === 'CI') &&
  recorded !== 'TEED_OFF' &&
  recorded !== 'FINISHED' &&
  Temporal.Instant.compare(startsAt, now) <= 0 &&
  Temporal.Instant.compare(now, lateUntil(startsAt, numbers)) < 0
