import type { Base } from './base-folder.ts'

/**
 * The copies that stay: with them and the log every minute of the last days can be restored, so the newest from before them
 * stays too. @param bases the oldest first
 */
export function kept<B extends Pick<Base, 'until'>>(
  bases: readonly B[],
  days: number,
  now: Temporal.Instant,
): { stay: B[]; go: B[] } {
  const begin = now.subtract({ hours: 24 * days })
  const before = bases.findLastIndex(({ until }) => Temporal.Instant.compare(Temporal.Instant.from(until), begin) <= 0)
  return { stay: bases.slice(Math.max(0, before)), go: bases.slice(0, Math.max(0, before)) }
}

/** The newest copy that can be restored to a moment; without one, the newest. @param bases the oldest first */
export const newestBefore = <B extends Pick<Base, 'until'>>(bases: readonly B[], to?: Temporal.Instant) =>
  bases.findLast(({ until }) => !to || Temporal.Instant.compare(Temporal.Instant.from(until), to) <= 0)
