import { WRONG_STATE } from '@clubhouse/contract/fail'
import { DAY_HAS_CLAIMS } from '@clubhouse/contract/reservation/refusal'
import { NOT_FOUND } from '../../../../platform/context.ts'
import type { Transaction } from '../../../../platform/write.ts'
import { isOpenedByHand } from '../../../opening-rules.ts'
import { rulebookOf } from '../../../rulebook.ts'
import { dayWithPlaces } from '../../slot/rows.ts'
import { auditDays } from '../../template/day-audit.ts'
import { lockDay } from './rows.ts'
import * as sql from './sql.ts'

/** Opens a published day to members now, where a rule leaves that to staff; one that is open stays as it is. Decision 181. */
export async function open(tx: Transaction, date: string) {
  const [day, { openingRules }] = await Promise.all([lockDay(tx.sql, date), rulebookOf(tx)])
  if (!day) return NOT_FOUND
  if (day.openedAt) return { openedAt: day.openedAt }
  const { dayClass, places } = (await dayWithPlaces(tx.sql, date))!
  if (day.state !== 'PUBLISHED' || !isOpenedByHand(openingRules, { date, dayClass, places }, tx.club.zone))
    return WRONG_STATE({ state: day.state })
  const openedAt = await sql.open(tx.sql, date)
  await auditDays(tx, [{ date, before: { openedAt: null }, after: { openedAt } }])
  return { openedAt }
}

/** Undoes it while no member holds or has booked one of its tee times since. */
export async function undoOpen(tx: Transaction, date: string) {
  const day = await lockDay(tx.sql, date)
  if (!day) return NOT_FOUND
  if (!day.openedAt) return null
  // A member who presses at this moment waits, and may keep what was open when it was pressed.
  await sql.lockTeeTimes(tx.sql, date)
  const names = await sql.takenSince(tx.sql, tx.lang, date, day.openedAt)
  if (names.length > 0) return DAY_HAS_CLAIMS(sql.named(names))
  await sql.undoOpen(tx.sql, date)
  await auditDays(tx, [{ date, before: { openedAt: day.openedAt }, after: { openedAt: null } }])
  return null
}
