import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type * as call from '@clubhouse/contract/reservation/sheet/day-manage'
import { SHARES_FIRST } from '@clubhouse/contract/reservation/sheet/template'
import { audit } from '../../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../../../platform/said-in.ts'
import type { Transaction } from '../../../../platform/write.ts'
import { notifyCancelled } from '../../../booking/booked/notify.ts'
import { cancelBooking, dropSeats } from '../../../booking/cancel/rows.ts'
import { loseTeeTimes } from '../../../draw/tee-time/rows.ts'
import { settleCoupon } from '../../../rules/coupon/settle.ts'
import { endOffersOn, wake } from '../../../standby/freed/release.ts'
import { auditDays } from '../../template/day-audit.ts'
import { lockSheets } from '../../template/rows.ts'
import { lockDay } from './rows.ts'
import * as daySql from './sql.ts'
import * as sql from './suspend-sql.ts'

/** Of code group Z82: the club had a reason, which its words say. */
const REASON = 'other'

export async function suspendCheck(ctx: Context, where: sql.Where) {
  const [day, bookings, holds] = await Promise.all([
    daySql.dayOf(ctx.sql, where.date),
    sql.concerned(ctx.sql, ctx.lang, where),
    sql.holds(ctx.sql, where),
  ])
  if (!day) return undefined
  const notified = await sql.membersIn(ctx.sql, numbersOf(bookings))
  return { version: day.version, bookings, holds, notified }
}

/**
 * Shuts a day or part of it. Its tee times are shut first, so that a member who is taking one just now has it before the holds end
 * and the bookings are read. Bookings are cancelled for the club: no penalty, and none is restored. Decision 113.
 */
export async function suspend(tx: Transaction, input: ParsedInputOf<typeof call.suspend>) {
  const { date, part, reason, message, cancelBookings } = input
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  const no = await refused(tx, input, 'PUBLISHED')
  if (no) return no
  const why = { reason, translated: saidWords(input.translated) }
  const shut = await sql.shutTeeTimes(tx.sql, { date, part })
  if (part) await sql.shutPart(tx.sql, { date, part }, why, SHARES_FIRST)
  else await sql.shutDay(tx.sql, { date }, why)
  const ended = await sql.endHolds(tx.sql, { date, part })
  for (const slotIdx of ended) await audit(tx, { noun: 'hold', recordIdx: slotIdx, after: 'suspended', reason })
  await endOffersOn(tx, { date, part })
  await loseTeeTimes(tx, shut)
  const { cancelled, notified } = cancelBookings
    ? await cancelAll(tx, { date, part }, message ?? null, reason)
    : { cancelled: 0, notified: 0 }
  const after = { state: 'SUSPENDED', part, cancelled, holds: ended.length }
  await auditDays(tx, [{ date, before: { state: 'PUBLISHED' }, after }], reason)
  return { cancelled, notified }
}

async function cancelAll(tx: Transaction, where: sql.Where, text: string | null, why: string) {
  await sql.lockBookings(tx.sql, where)
  const bookings = await sql.concerned(tx.sql, tx.lang, where)
  const notified = await sql.membersIn(tx.sql, numbersOf(bookings))
  const cancellation = { at: tx.clock.now(), state: 'CC', code: null, reason: REASON, text } as const
  for (const { bookingIdx } of bookings) {
    await cancelBooking(tx.sql, bookingIdx, cancellation)
    await settleCoupon(tx, bookingIdx, cancellation.state)
    await dropSeats(tx.sql, bookingIdx)
    await audit(tx, {
      noun: 'booking',
      recordIdx: bookingIdx,
      before: { state: 'CF' },
      after: { state: 'CC', reason: REASON },
      reason: why,
    })
  }
  await notifyCancelled(tx, numbersOf(bookings))
  return { cancelled: bookings.length, notified }
}

/** Members who stand by come first for the tee times; then they are free for everyone. No booking is restored. */
export async function reopen(tx: Transaction, input: ParsedInputOf<typeof call.reopen>) {
  const { date, part, reason } = input
  const no = await refused(tx, input, 'SUSPENDED')
  if (no) return no
  const open = await (part ? sql.openPart(tx.sql, { date, part }) : sql.openDay(tx.sql, { date }))
  await sql.dropFreed(tx.sql, open)
  await wake(tx, open)
  await auditDays(tx, [{ date, before: { state: 'SUSPENDED', part }, after: { state: 'PUBLISHED', part } }], reason)
  return { state: 'PUBLISHED' as const }
}

/** @param needed the state that the day, or the part of a day that members see, has to be in */
async function refused(
  tx: Transaction,
  { date, part, version }: sql.Where & { version: number },
  needed: 'PUBLISHED' | 'SUSPENDED',
) {
  await lockSheets(tx.sql)
  const day = await lockDay(tx.sql, date)
  if (!day) return NOT_FOUND
  if (day.version !== version) return CHANGED_MEANWHILE({ version: day.version })
  if (!part) return day.state === needed ? undefined : WRONG_STATE({ state: day.state })
  const found = await sql.partOf(tx.sql, { date, part })
  if (!found.exists) return new Malformed('part')
  const state = day.state === 'PUBLISHED' && found.isShut ? 'SUSPENDED' : day.state
  const isPart = day.state === 'PUBLISHED' && state === needed
  return isPart ? undefined : WRONG_STATE({ state })
}

const numbersOf = (bookings: readonly sql.Concerned[]) => bookings.map(({ bookingIdx }) => bookingIdx)
