import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { keepOnHoliday as call } from '@clubhouse/contract/reservation/team/team-manage'
import { audit } from '../../../platform/audit.ts'
import { NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import * as dateSql from '../contract/rows.ts'
import { queueHolidays } from '../notice/holiday.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'

/** Leaves a date on its holiday, for which it no longer waits. @returns the date, or what refuses it */
export async function keepOnHoliday(tx: Transaction, { dateIdx, version }: ParsedInputOf<typeof call>) {
  const contractIdx = await dateSql.contractOfDate(tx.sql, dateIdx)
  if (contractIdx === undefined) return NOT_FOUND
  await rows.lockContract(tx.sql, contractIdx)
  const contract = (await rows.contract(tx.sql, contractIdx, tx.lang))!
  const before = (await dateSql.date(tx.sql, dateIdx, tx.lang))!
  if (contract.state !== 'ACTIVE' || !before.onHoliday) return WRONG_STATE({ state: before.state })
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  await sql.keepOnHoliday(tx.sql, dateIdx)
  await queueHolidays(tx)
  await audit(tx, { noun: 'team-date', recordIdx: dateIdx, after: { date: before.date, keptOnHoliday: true } })
  return (await dateSql.date(tx.sql, dateIdx, tx.lang))!
}
