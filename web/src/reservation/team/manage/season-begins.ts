import { momentOf } from '@clubhouse/contract/format/wall-time'

/**
 * What a new season begins with: the first year after this one that has none, and the calendar of October and November
 * before it, in the club's time. Source: docs/rules.md, Groups.
 */
export function seasonBegins(seasons: readonly { year: number }[], today: string, zone: string) {
  const taken = new Set(seasons.map(({ year }) => year))
  let year = Number(today.slice(0, 4)) + 1
  while (taken.has(year)) year++
  const at = (day: string, time: string) => new Date(momentOf(zone, `${year - 1}-${day}`, time)).toISOString()
  return {
    year: String(year),
    openAt: at('10-01', '09:00'),
    closeAt: at('10-20', '17:00'),
    decideBy: at('11-30', '18:00'),
  }
}
