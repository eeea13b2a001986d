import { daysBefore } from '../../deadline.ts'
import type { Settings } from '../../rulebook.ts'

/** The last moments of a date of a group. Source: docs/rules.md, Groups. */
export function deadlinesOf(date: string, startsAt: Temporal.Instant, { team }: Pick<Settings, 'team'>, zone: string) {
  const at = (days: number, time: string) => daysBefore(date, days, time, zone)
  return {
    skipUntil: at(team.skipDays, team.skipTime),
    reduceUntil: at(team.dropDays, team.groupTime),
    cancelUntil: at(team.cancelDays, team.groupTime),
    pairingDueAt: at(team.pairingDays, team.groupTime),
    pairingUntil: startsAt.subtract({ minutes: team.pairingMinutes }),
  }
}

/** What giving up a tee time too late costs: a share of the green fees of four players, or days for the officers. */
export const LATE_DAYS = 90
export const LATE_PERCENT = { W1: 10, W2: 20, W3: 30 } as const
const LATE = [
  { code: 'W3', daysAhead: 2, percent: LATE_PERCENT.W3 },
  { code: 'W2', daysAhead: 6, percent: LATE_PERCENT.W2 },
  { code: 'W1', daysAhead: Number.POSITIVE_INFINITY, percent: LATE_PERCENT.W1 },
] as const

export function lateShareOf(date: string, now: Temporal.Instant, zone: string) {
  const daysAhead = now.toZonedDateTimeISO(zone).toPlainDate().until(date).days
  return LATE.find((one) => daysAhead <= one.daysAhead)!
}
