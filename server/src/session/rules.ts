/** An access token lives 15 minutes. Source: docs/rules.md, Accounts. */
export const accessExpiry = (now: Temporal.Instant) => now.add({ minutes: 15 })

/** A refresh token lives 14 days when kept, else 12 hours. Source: docs/rules.md, Accounts. */
export const refreshExpiry = (now: Temporal.Instant, keep: boolean) => now.add({ hours: keep ? 14 * 24 : 12 })

/**
 * Within this time a used refresh token returns its unused successor again, for lost answers and concurrent tabs.
 * Decision 025.
 */
export const REUSE_GRACE_SECONDS = 10

/** Wrong passwords without a lock. Source: docs/rules.md, Accounts. */
export const FAILURES_FREE = 5

/** Minutes of lock by number of failures: 10 at the fifth, then growing, at most a day. */
export function lockMinutes(failures: number): number {
  return failures < FAILURES_FREE ? 0 : Math.min(10 * 2 ** (failures - FAILURES_FREE), 1440)
}

/** Failures of one address over all accounts; many people may share an address. */
const ADDRESS_FREE = 30

/** Minutes of lock of an address: 1 at the thirtieth failure, then growing, at most an hour. */
export function addressLockMinutes(failures: number): number {
  return failures < ADDRESS_FREE ? 0 : Math.min(2 ** (failures - ADDRESS_FREE), 60)
}

/** A rule as a list of values for 1, 2, 3 …, up to where it stops growing. */
export function untilRepeats(rule: (failures: number) => number): number[] {
  const values = [rule(1)]
  for (let n = 2; n < 100 && (rule(n) === 0 || rule(n) !== values.at(-1)); n++) values.push(rule(n))
  return values
}

/** The address, for IPv6 the /64 network of a household. */
export function addressOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = ip.includes('::') ? tail.split(':').filter(Boolean) : []
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

/** When a password expires; null at a club without a limit. A postponed change is due at the postponed time. */
export function passwordUntil(
  {
    passwordChangedAt,
    passwordAskAt,
  }: { passwordChangedAt: Temporal.Instant | null; passwordAskAt: Temporal.Instant | null },
  { passwordDays }: { passwordDays: number | null },
): Temporal.Instant | null {
  if (passwordDays === null || passwordChangedAt === null) return null
  const old = passwordChangedAt.add({ hours: 24 * passwordDays })
  return passwordAskAt && Temporal.Instant.compare(passwordAskAt, old) > 0 ? passwordAskAt : old
}
