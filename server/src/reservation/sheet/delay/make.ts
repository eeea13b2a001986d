import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { type make as call, UNDO_SECONDS } from '@clubhouse/contract/reservation/sheet/delay'
import { enqueue } from '../../../job/enqueue.ts'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import type { Transaction } from '../../../platform/write.ts'
import { wake } from '../../standby/freed/release.ts'
import { noteDelay } from '../course-state/rows.ts'
import { changedDay, lockDay } from '../day/manage/rows.ts'
import { lockSheets } from '../template/rows.ts'
import { membersAt, planned } from './plan.ts'
import { metBy, settledOf } from './rules.ts'
import * as sql from './sql.ts'
import { TELL_DELAY } from './tell.ts'

/**
 * Moves the tee times of a day with everyone in them, in one transaction. Messages and cancellations wait until the delay
 * can no longer be undone. Decision 111.
 */
export async function make(tx: Transaction, input: ParsedInputOf<typeof call>) {
  const { date, minutes, from, until, courseIdx, reason, message } = input
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  await lockSheets(tx.sql)
  const day = await lockDay(tx.sql, date)
  if (!day) return NOT_FOUND
  const now = tx.clock.now()
  const isOver = date < dateIn(now, tx.club.zone)
  if (day.state !== 'PUBLISHED' || isOver) return WRONG_STATE({ state: isOver ? 'CLOSED' : day.state })
  if (input.version !== undefined && input.version !== day.version) return CHANGED_MEANWHILE({ version: day.version })
  await lockAll(tx, date)
  const plan = await planned(tx, input)
  if (plan.moved.length + plan.cannot.length === 0) return new Malformed('from')
  const settled = settledOf(plan, input.cannot)
  if (!settled) return CHANGED_MEANWHILE({ version: day.version })
  const early = input.cannot.findIndex(
    ({ to }) => to !== undefined && plan.ground.now !== undefined && to <= plan.ground.now,
  )
  if (early >= 0) return new Malformed(`cannot[${early}].to`)
  const met = metBy(plan.times, settled, input.cannot, plan.wanted, plan.ground)
  if (met) return OVERLAP({ with: `${nameOf(plan.times, met.courseIdx)} ${met.time}` })
  const dropped = settled.dropped.map(({ slotIdx }) => slotIdx)
  // A group that is here plays, or its check-in is undone first.
  if (await sql.isCheckedIn(tx.sql, dropped)) return WRONG_STATE({ state: 'CI' })
  const moves = settled.moved.filter((one) => one.to !== one.from)
  const undoUntil = now.add({ seconds: UNDO_SECONDS })
  const delayIdx = await sql.add(tx.sql, {
    ...{ date, minutes, until, reason, undoUntil, fromTime: from },
    ...{ courseIdx: courseIdx ?? null, message: message || null },
    translated: saidWords(input.translated),
  })
  await sql.noteMoves(tx.sql, delayIdx, [...moves, ...settled.dropped.map((one) => ({ ...one, to: null }))])
  await sql.dropTeeTimes(tx.sql, dropped)
  await sql.moveTeeTimes(tx.sql, moves, tx.club.zone)
  await wake(
    tx,
    moves.map(({ slotIdx }) => slotIdx),
  )
  const bookings = await sql.bookingsAt(
    tx.sql,
    moves.map(({ slotIdx }) => slotIdx),
  )
  await sql.moveBookings(tx.sql, delayIdx, moves, bookings)
  await changedDay(tx.sql, date)
  await noteDelay(tx.sql)
  const moved = { moved: moves.length, dropped: settled.dropped.length }
  const after = { date, minutes, from, until, courseIdx, cause: reason, ...moved }
  await audit(tx, { noun: 'delay', recordIdx: delayIdx, after, reason: message })
  await auditBookings(tx, delayIdx, moves, bookings)
  await enqueue(tx, TELL_DELAY, { date }, undoUntil)
  const toNotify = membersAt(plan, [...moves, ...settled.dropped]).size
  return { delayIdx, moved: moves.length, toNotify, undoUntil }
}

/**
 * Tee times first: who takes one just now has it before it moves, and who comes later takes it at its new time. Bookings
 * before holds, as a move of a booking locks them; then those that were made of holds in between.
 */
export async function lockAll(tx: Transaction, date: string): Promise<void> {
  await sql.lockTeeTimes(tx.sql, date)
  await sql.lockBookings(tx.sql, date)
  await sql.awaitConfirming(tx.sql, date)
  await sql.lockBookings(tx.sql, date)
}

export async function auditBookings(
  tx: Transaction,
  delayIdx: number,
  moves: readonly { slotIdx: number; from: string; to: string }[],
  bookings: readonly sql.MovedBooking[],
): Promise<void> {
  const bySlot = new Map(moves.map((one) => [one.slotIdx, one]))
  for (const { bookingIdx, slotIdx } of bookings) {
    const { from, to } = bySlot.get(slotIdx)!
    const [before, after] = [{ time: from }, { time: to, delayIdx }]
    await audit(tx, { noun: 'booking', recordIdx: bookingIdx, before, after })
  }
}

const nameOf = (times: readonly sql.TeeTimeRow[], courseIdx: number) =>
  times.find((one) => one.courseIdx === courseIdx)?.courseName ?? ''
