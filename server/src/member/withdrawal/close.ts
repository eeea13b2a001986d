import { WITHDRAW_BLOCKED } from '@clubhouse/contract/member/refusal'
import type { Context } from '../../platform/context.ts'
import { giveBack } from '../../reservation/hold/hold.ts'
import { endCoupons } from '../../reservation/rules/coupon/settle.ts'
import { leaveGroups } from '../../reservation/team/leaving.ts'
import * as rows from './rows.ts'
import { bonds } from './rules.ts'
import * as sql from './sql.ts'

/** Decision 097. @returns the refusal to close an account whose member still has something at the club */
export async function boundBy(tx: Context, memberIdx: number) {
  const { blockers } = bonds(await rows.counts(tx.sql, memberIdx))
  return blockers.length > 0 ? WITHDRAW_BLOCKED({ blockers: blockers.map(({ code }) => code) }) : undefined
}

/**
 * Every account is closed here: by its member, by a manager for the member, and by rejecting an application. The caller
 * has locked the member, asked `boundBy`, and writes the audit entry and the email.
 */
export async function closeAccount(tx: Context, memberIdx: number, until: sql.Until): Promise<sql.Closed> {
  await giveBack(tx, memberIdx)
  await leaveGroups(tx, memberIdx)
  await endCoupons(tx, memberIdx)
  return sql.close(tx.sql, memberIdx, until)
}
