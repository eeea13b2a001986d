import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { nearest } from './place-rules.ts'
import * as sql from './rows.ts'

/**
 * Keeps the tee times of the groups that play on days that exist: the free ones nearest to their hour. What a day cannot give
 * is noted with the date, and managers see it. Source: docs/rules.md, Groups. Decision 131.
 * @param dates whose tee times no other transaction claims until this one ends
 */
export async function placeGroups(tx: Context, dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return
  const wanted = await sql.wantedOn(tx.sql, dates)
  if (wanted.length === 0) return
  const free = Map.groupBy(await sql.freeOn(tx.sql, dates), ({ date }) => date)
  for (const one of wanted) {
    const ofDay = free.get(one.date) ?? []
    const chosen = nearest(ofDay, one.time, one.teams - one.placed)
    const kept = await sql.keepSlots(
      tx.sql,
      one.dateIdx,
      chosen.map(({ slotIdx }) => slotIdx),
    )
    free.set(
      one.date,
      ofDay.filter((slot) => !chosen.includes(slot)),
    )
    const missing = one.teams - one.placed - kept
    if (missing !== one.missing) await sql.noteMissing(tx.sql, one.dateIdx, missing)
    if (kept > 0 || missing !== one.missing)
      await audit(tx, { noun: 'team-date', recordIdx: one.dateIdx, after: { placed: kept, missing } })
  }
}
