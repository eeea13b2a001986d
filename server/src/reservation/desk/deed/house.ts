import { HOUSE_CAP } from '@clubhouse/contract/reservation/refusal'
import type { Context } from '../../../platform/context.ts'
import { countsOf } from '../../share-rules.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import * as sql from './sql.ts'

/**
 * The club's own bookings have a share of each part of the day. Inside a transaction they follow one another there.
 * Source: docs/rules.md, Days.
 */
export async function overHouse({ sql: db }: Context, { date, part }: Pick<SlotRow, 'date' | 'part'>) {
  await sql.lockHouse(db, date, part)
  const { used, total, shares } = await sql.houseUse(db, date, part)
  const max = countsOf(shares, total).house
  return used >= max ? HOUSE_CAP({ used, max }) : undefined
}
