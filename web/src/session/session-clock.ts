/** Lead time before access-token expiry at which the session is renewed or ended. Specification 9.6. */
const LEAD_MS = 60_000
/** Lead time of the warning before that. */
const WARNING_MS = 60_000
/** Minimum duration of a late warning, as after sleep. Source: WCAG 2.2.1. */
const LEAST_WARNING_MS = 20_000
/** Remaining lifetime of the refresh token from which its end is watched. Specification 9.7. */
const REFRESH_TIMER_MS = 3_600_000

/** Decision 040. */
export interface SessionFacts {
  now: number
  accessUntil: number
  refreshUntil: number
  /** Click, scroll, mouse move or key since the tokens were renewed, in any tab. */
  active: boolean
  warnedAt?: number
}

export type SessionStep =
  /** Nothing to do before `until` without activity. */
  | { act: 'wait'; until: number }
  /** Ask whether the user is still there; otherwise the session ends at `endsAt`. */
  | { act: 'warn'; endsAt: number }
  | { act: 'refresh' }
  | { act: 'end' }

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

/** Opening a page near the decision counts as activity. */
export function countsAsActive({ now, accessUntil }: Pick<SessionFacts, 'now' | 'accessUntil'>): boolean {
  return now >= accessUntil - LEAD_MS - WARNING_MS
}
