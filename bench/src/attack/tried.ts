import type { Row, Target } from './row.ts'
import { rssMb, visitDuring } from './visitor.ts'

export interface Found {
  sent: number
  answered: number
  faults: string[]
  detail: string
  /** Replaces the visitor's time, where the attack measures its own. */
  worstMs?: number
}

const SHOWN_FAULTS = 3

export async function tried(target: Target, name: string, attack: () => Promise<Found>): Promise<Row> {
  const rssBeforeMb = rssMb(target)
  let found: Found | undefined
  const times = await visitDuring(target.url, async () => {
    found = await attack()
  })
  const { faults, detail, ...numbers } = found!
  const more = faults.length > SHOWN_FAULTS ? `; ${faults.length} in all` : ''
  return {
    name,
    worstMs: times.at(-1) ?? 0,
    ...numbers,
    rssBeforeMb,
    rssAfterMb: rssMb(target),
    verdict: faults.length === 0 ? 'holds' : 'fails',
    detail: faults.length === 0 ? detail : faults.slice(0, SHOWN_FAULTS).join('; ') + more,
  }
}
