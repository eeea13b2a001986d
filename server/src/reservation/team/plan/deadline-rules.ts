import { daysBefore } from '../../deadline.ts'
import type { Settings } from '../../rulebook.ts'

/** Until when the players of a date are named; what has none then may be freed by staff. Source: docs/rules.md, Groups. */
export const pairingDueAt = (date: string, { team }: Pick<Settings, 'team'>, zone: string): Temporal.Instant =>
  daysBefore(date, team.pairingDays, team.groupTime, zone)

/** The last moments of a date of a group. Source: docs/rules.md, Groups. */
export function deadlinesOf(date: string, startsAt: Temporal.Instant, settings: Pick<Settings, 'team'>, zone: string) {
  const { team } = settings
  const at = (days: number, time: string) => daysBefore(date, days, time, zone)
  return {
    skipUntil: at(team.skipDays, team.skipTime),
    reduceUntil: at(team.dropDays, team.groupTime),
    cancelUntil: at(team.cancelDays, team.groupTime),
    pairingDueAt: pairingDueAt(date, settings, zone),
    pairingUntil: startsAt.subtract({ minutes: team.pairingMinutes }),
  }
}

/** What giving up a tee time too late costs, as a share of the green fees of four players. Source: docs/rules.md, Groups. */
export function lateShareOf(date: string, now: Temporal.Instant, { team }: Pick<Settings, 'team'>, zone: string) {
  const daysAhead = now.toZonedDateTimeISO(zone).toPlainDate().until(date).days
  if (daysAhead >= team.earlyDays) return { code: 'W1' as const, percent: team.earlyPercent }
  if (daysAhead >= team.lateDays) return { code: 'W2' as const, percent: team.latePercent }
  return { code: 'W3' as const, percent: team.latestPercent }
}
