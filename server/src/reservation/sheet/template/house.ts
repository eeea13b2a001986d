import type { Sql } from '../../../platform/database.ts'
import { countsOf } from '../../share-rules.ts'
import { keptOf } from './house-rules.ts'
import * as sql from './house-sql.ts'

/**
 * Keeps the club's share of each part of days that were made just now. What the club uses there already counts. The draw and
 * the groups have no share of their own yet: their tee times are first come. Source: docs/rules.md, Days. Decision 113.
 */
export async function keepForHouse(db: Sql, dates: string[]): Promise<void> {
  if (dates.length === 0) return
  const teeTimes = await sql.teeTimes(db, dates)
  const parts = Map.groupBy(teeTimes, ({ date, part }) => `${date} ${part}`)
  const kept = [...parts.values()].flatMap((ofPart) => {
    const used = ofPart.filter(({ isHouse }) => isHouse).length
    const { house } = countsOf(ofPart[0]!.shares, ofPart.length)
    return keptOf(ofPart, house - used).map(({ slotIdx }) => slotIdx)
  })
  await sql.keep(db, kept)
}
