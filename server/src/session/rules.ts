/** An access token lives 15 minutes. Source: quality, section 4. */
export const accessExpiry = (now: Temporal.Instant) => now.add({ minutes: 15 })

/** A refresh token lives 14 days when kept, else 12 hours. Source: calls, section 1.7. */
export const refreshExpiry = (now: Temporal.Instant, keep: boolean) => now.add({ hours: keep ? 14 * 24 : 12 })

/** The previous refresh token answers its successor again for so long: a lost answer, two tabs. */
export const REUSE_GRACE_SECONDS = 10

/** Wrong passwords without a lock. Source: domain, section 14. */
export const FAILURES_FREE = 5

/** Minutes of lock after so many failures: 10 at the fifth, growing with each one after it, at most a day. */
export function lockMinutes(failures: number): number {
  return failures < FAILURES_FREE ? 0 : Math.min(10 * 2 ** (failures - FAILURES_FREE), 1440)
}
