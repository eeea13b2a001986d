import { SHARES, type Shares } from '@clubhouse/contract/reservation/sheet/template'

/**
 * How many tee times of a part each share comes to, by largest remainder, so that together they are all of them. Of equal
 * remainders the earlier share has the tee time. Source: docs/rules.md, Days. Decision 099.
 */
export function countsOf(shares: Shares, teeTimes: number): Shares {
  const exact = SHARES.map((share) => ({ share, hundredths: shares[share] * teeTimes }))
  const counts = new Map(exact.map(({ share, hundredths }) => [share, Math.floor(hundredths / 100)]))
  const left = teeTimes - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const byRemainder = exact.toSorted((one, other) => (other.hundredths % 100) - (one.hundredths % 100))
  for (const { share } of byRemainder.slice(0, left)) counts.set(share, counts.get(share)! + 1)
  return Object.fromEntries(counts) as Shares
}
