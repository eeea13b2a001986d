import { HOUSE_CAP } from '@clubhouse/contract/reservation/refusal'
import type { Context } from '../../../platform/context.ts'
import { countsOf } from '../../share-rules.ts'
import * as sql from './house-sql.ts'
import type { SlotRow } from './rows.ts'

type Part = Pick<SlotRow, 'date' | 'part'>

/** What the club takes of a part follows one another until the transaction ends. */
export const lockShare = ({ sql: db }: Context, { date, part }: Part) => sql.lockHouse(db, date, part)

/**
 * What the club uses has a share of each part of the day. Inside a transaction they follow one another there.
 * Source: docs/rules.md, Days.
 */
export async function overHouse({ sql: db }: Context, { date, part }: Part, wanted = 1) {
  await sql.lockHouse(db, date, part)
  const { used, total, shares } = await sql.houseUse(db, date, part)
  const max = countsOf(shares, total).house
  return used + wanted > max ? HOUSE_CAP({ used, max }) : undefined
}

/**
 * What the club takes comes out of its share: this tee time if the share keeps it, else one of those kept is free again.
 * @returns the tee time that the share gave; the caller takes its own and then wakes standby, which leaves that one out
 */
export const useShare = ({ sql: db }: Context, place: sql.Place): Promise<number[]> => sql.freeKept(db, place)

/** A tee time as the club may take it: what the share keeps is open to it. */
export const forHouse = (slot: SlotRow): SlotRow => ({
  ...slot,
  claims: slot.claims.filter(({ byShare, kind }) => !byShare || kind !== 'HOUSE'),
})
