/** The session is renewed or ended so long before the access token ends. Source: spec, section 9. */
const LEAD_MS = 60_000
/** Whoever is idle is warned so long before that. */
const WARNING_MS = 60_000
/** A warning that came late, because the device slept, still stands so long. Source: WCAG 2.2.1. */
const LEAST_WARNING_MS = 20_000
/** The end of the refresh token is watched when so little is left of it. Source: spec, section 9. */
const REFRESH_TIMER_MS = 3_600_000

/** What the clock of a session needs to know; times in milliseconds of the server's clock. */
export interface SessionFacts {
  now: number
  accessUntil: number
  refreshUntil: number
  /** Click, scroll, mouse move or key since the tokens were renewed, in any tab. */
  active: boolean
  /** When the warning of this end was given, if it was. */
  warnedAt?: number
}

export type SessionStep =
  /** Nothing to do before `until`, unless somebody becomes active. */
  | { act: 'wait'; until: number }
  /** Ask whether somebody is there; the session ends at `endsAt` otherwise. */
  | { act: 'warn'; endsAt: number }
  | { act: 'refresh' }
  | { act: 'end' }

/** What a session comes to next. */
export function nextStep({ now, accessUntil, refreshUntil, active, warnedAt }: SessionFacts): SessionStep {
  const decideAt = accessUntil - LEAD_MS
  if (now >= refreshUntil) return { act: 'end' }
  if (active) {
    if (now >= decideAt) return { act: 'refresh' }
    const isTimed = refreshUntil - now <= REFRESH_TIMER_MS
    return { act: 'wait', until: isTimed ? Math.min(decideAt, refreshUntil) : decideAt }
  }
  if (now < decideAt - WARNING_MS) return { act: 'wait', until: decideAt - WARNING_MS }
  const endsAt = Math.max(decideAt, (warnedAt ?? now) + LEAST_WARNING_MS)
  if (now >= endsAt || now >= accessUntil) return { act: 'end' }
  return warnedAt === undefined ? { act: 'warn', endsAt } : { act: 'wait', until: endsAt }
}

/** Whoever opens a page when the decision is near has just been active. */
export function countsAsActive({ now, accessUntil }: Pick<SessionFacts, 'now' | 'accessUntil'>): boolean {
  return now >= accessUntil - LEAD_MS - WARNING_MS
}
