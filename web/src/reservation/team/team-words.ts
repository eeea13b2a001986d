import type {
  DateState,
  FormState,
  TeamContract,
  TeamDate,
  TeamForm,
  TeamPattern,
} from '@clubhouse/contract/reservation/team/team'
import { otherWeek } from '@clubhouse/contract/reservation/team/weeks'
import type { Say } from '../../language/use-text'

type Tone = 'wait' | 'good' | 'bad' | 'off'

export const FORM_TONES: Readonly<Record<FormState, Tone>> = {
  DRAFT: 'off',
  SUBMITTED: 'wait',
  UNDER_REVIEW: 'wait',
  APPROVED: 'good',
  WAITLISTED: 'wait',
  REJECTED: 'bad',
  WITHDRAWN: 'off',
}

export const CONTRACT_TONES: Readonly<Record<TeamContract['state'], Tone>> = {
  ACTIVE: 'good',
  ENDED: 'off',
  TERMINATED: 'bad',
}

export const DATE_TONES: Readonly<Record<DateState, Tone>> = {
  SCHEDULED: 'wait',
  CONFIRMED: 'good',
  PLAYED: 'off',
  SKIPPED: 'off',
  REDUCED: 'wait',
  CANCELLED_LATE: 'bad',
  CLUB_CANCELLED: 'bad',
}

/** The officers may change or withdraw it. */
export const isOwn = ({ state }: Pick<TeamForm, 'state'>): boolean => state === 'DRAFT' || state === 'SUBMITTED'

/** The date is still to be played, and its tee times are the group’s. */
export const isOpen = ({ state }: Pick<TeamDate, 'state'>): boolean =>
  state === 'SCHEDULED' || state === 'CONFIRMED' || state === 'REDUCED'

/** Every week has no n-th week. */
export const EVERY_WEEK = 'W1'
export const SINGLE = 'S1'
const TWICE_A_MONTH = 'W2'
const LAST_WEEK = 'L'

interface Labels {
  week: (key: string) => string
  weekday: (key: string) => string
  hour: (key: string) => string
}

/** What a chosen week stands for: of a group that plays twice a month, for two. */
export function weekText(weekType: string, cycle: string, week: Labels['week'], t: Say): string {
  const chosen = week(weekType)
  if (cycle !== TWICE_A_MONTH) return chosen
  if (weekType === LAST_WEEK) return t('team.WEEKS_LAST', { week: chosen })
  return t('team.WEEKS', { week: chosen, other: week(String(otherWeek(Number(weekType)))).toLowerCase() })
}

/** When a group plays, such as “Second Saturday, from 07:00” or “First and third Saturday, from 07:00”. */
export function patternText({ weekType, weekday, hour }: TeamPattern, cycle: string, labels: Labels, t: Say): string {
  const said = { weekday: labels.weekday(weekday), hour: labels.hour(hour) }
  if (cycle === EVERY_WEEK) return t('team.PATTERN_WEEKLY', said)
  const isLater = cycle === TWICE_A_MONTH && Number(weekType) > 2
  const earlier = isLater ? String(otherWeek(Number(weekType))) : weekType
  return t('team.PATTERN', { ...said, week: weekText(earlier, cycle, labels.week, t) })
}

/** The steps of a date that its officers have now. @param now in milliseconds */
export function stepsOf(date: TeamDate, { teams }: Pick<TeamContract, 'teams'>, now: number) {
  const isBefore = (at: string) => now <= Date.parse(at)
  // What the club closed needs nothing of the group.
  const isShut = date.slots.length > 0 && date.slots.every((slot) => slot.isShut)
  const open = isOpen(date) && !isShut && isBefore(date.pairingUntil)
  const isMoved = open && date.isAccepted === false
  return {
    accept: isMoved,
    pair: open && date.slots.length > 0,
    skip: open && isBefore(isMoved ? date.pairingDueAt : date.skipUntil),
    /** Once for each date. */
    reduce: open && date.teams > 1 && date.teams === teams,
    cancel: open && !isMoved,
    isReducedFree: isBefore(date.reduceUntil),
    isCancelledFree: isBefore(date.cancelUntil),
  }
}

/** What a calendar marks: a moved date that waits for its officers, one that they accepted, and one that is off. */
export function markOf({ state, movedFrom, isAccepted }: Pick<TeamDate, 'state' | 'movedFrom' | 'isAccepted'>) {
  if (!movedFrom) return undefined
  if (state === 'SKIPPED' || state === 'CLUB_CANCELLED') return 'REFUSED'
  return isAccepted === false ? 'MOVED' : 'ACCEPTED'
}
