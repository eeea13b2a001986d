import type { TeamLimits } from '@clubhouse/contract/reservation/team/team'
import { dateIn } from '../../../platform/date-in.ts'

interface Season {
  openAt: string
  closeAt: string
  decideBy: string
  mode: 'MANUAL' | 'DRAW'
  drawAt?: string | null
  seedMode?: 'beacon' | 'numbers' | null
  seedName?: string | null
  limits?: TeamLimits
}

/** The name of a field that does not fit the others. A public draw is on a later day of the club than the close. */
export function wrongSeason({ openAt, closeAt, decideBy, limits, ...draw }: Season, zone: string): string | undefined {
  const isAfter = (a: string, b: string) =>
    Temporal.Instant.compare(Temporal.Instant.from(a), Temporal.Instant.from(b)) > 0
  if (!isAfter(closeAt, openAt)) return 'closeAt'
  if (!isAfter(decideBy, closeAt)) return 'decideBy'
  if (draw.mode === 'DRAW') {
    if (!draw.drawAt || !isAfter(draw.drawAt, closeAt) || isAfter(draw.drawAt, decideBy)) return 'drawAt'
    if (!draw.seedMode) return 'seedMode'
    const dayOf = (at: string) => dateIn(Temporal.Instant.from(at), zone)
    if (draw.seedMode === 'numbers' && dayOf(draw.drawAt) <= dayOf(closeAt)) return 'drawAt'
    if ((draw.seedMode === 'numbers') !== Boolean(draw.seedName)) return 'seedName'
  }
  if (!limits) return undefined
  if (limits.teamsMin > limits.teamsMax) return 'limits.teamsMax'
  if (limits.singleMin > limits.singleMax) return 'limits.singleMax'
  if (limits.rosterMin > limits.rosterMax) return 'limits.rosterMax'
  return undefined
}
