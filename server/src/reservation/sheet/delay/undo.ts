import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import type { undo as call } from '@clubhouse/contract/reservation/sheet/delay'
import { audit } from '../../../platform/audit.ts'
import { NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { wake } from '../../standby/freed/release.ts'
import { noteDelay } from '../course-state/rows.ts'
import { changedDay, lockDay } from '../day/manage/rows.ts'
import * as templateRows from '../template/rows.ts'
import { auditBookings, lockAll } from './make.ts'
import { metBefore } from './rules.ts'
import * as sql from './sql.ts'

/** Moves the tee times of the last delay back. Nothing else has happened since, because messages and cancellations wait. */
export async function undo(tx: Transaction, { delayIdx }: ParsedInputOf<typeof call>) {
  const date = await sql.dateOf(tx.sql, delayIdx)
  if (!date) return NOT_FOUND
  await templateRows.lockSheets(tx.sql)
  const day = (await lockDay(tx.sql, date))!
  const delay = await sql.lockDelay(tx.sql, delayIdx)
  if (delay.undoneAt) return WRONG_STATE({ state: 'UNDONE' })
  if (!delay.isLast) return WRONG_STATE({ state: 'NOT_LAST' })
  if (delay.toldAt || Temporal.Instant.compare(tx.clock.now(), delay.undoUntil) > 0)
    return WRONG_STATE({ state: 'OVER' })
  await lockAll(tx, date)
  if (!(await sql.isUnchanged(tx.sql, delayIdx))) return CHANGED_MEANWHILE({ version: day.version })
  const all = await sql.movesOf(tx.sql, delayIdx)
  const inTheWay = await inTheWayOf(tx, { delayIdx, date }, all)
  if (inTheWay) return OVERLAP({ with: inTheWay })
  const back = all.flatMap(({ slotIdx, from, to }) => (to === null ? [] : [{ slotIdx, from: to, to: from }]))
  const bookings = await sql.bookingsAt(
    tx.sql,
    back.map(({ slotIdx }) => slotIdx),
  )
  await sql.moveTeeTimes(tx.sql, back, tx.club.zone)
  await sql.takeBack(
    tx.sql,
    all.flatMap(({ slotIdx, to }) => (to === null ? slotIdx : [])),
  )
  await wake(
    tx,
    all.map(({ slotIdx }) => slotIdx),
  )
  await sql.takeBookingsBack(tx.sql, delayIdx, back, bookings)
  await sql.noteUndone(tx.sql, delayIdx)
  await changedDay(tx.sql, date)
  await noteDelay(tx.sql)
  await audit(tx, { noun: 'delay', recordIdx: delayIdx, before: { isUndone: false }, after: { isUndone: true } })
  await auditBookings(tx, delayIdx, back, bookings)
  return { moved: back.length }
}

/** The time of a group that the tee times would meet where they were. */
async function inTheWayOf(
  tx: Transaction,
  { delayIdx, date }: { delayIdx: number; date: string },
  moves: Awaited<ReturnType<typeof sql.movesOf>>,
): Promise<string | undefined> {
  const [times, courses, since] = await Promise.all([
    sql.teeTimesOf(tx.sql, date, tx.lang, delayIdx),
    templateRows.courses(tx.sql),
    sql.touchedSince(tx.sql, delayIdx),
  ])
  const own = new Set(moves.map(({ slotIdx }) => slotIdx))
  const back = moves.map(({ from, to: _, ...one }) => ({
    ...one,
    time: from,
    isOut: false,
    isBlocked: false,
    isTaken: true,
    waits: [],
  }))
  const others = times.filter(({ slotIdx }) => !own.has(slotIdx))
  const loopMinutes = new Map(courses.map(({ courseIdx, loopMinutes }) => [courseIdx, loopMinutes]))
  return metBefore(back, others, new Set(since), { loopMinutes })
}
