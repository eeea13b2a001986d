import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type * as call from '@clubhouse/contract/reservation/sheet/day-manage'
import { SHARES_FIRST } from '@clubhouse/contract/reservation/sheet/template'
import { audit } from '../../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../../../platform/said-in.ts'
import type { Transaction } from '../../../../platform/write.ts'
import { notifyCancelled } from '../../../booking/booked/notify.ts'
import { cancelByClub } from '../../../booking/cancel/by-club.ts'
import { dropSeats } from '../../../booking/cancel/rows.ts'
import { loseTeeTimes } from '../../../draw/tee-time/rows.ts'
import type { Channels } from '../../../people/notice/write-notices.ts'
import { endOffersOn, wake } from '../../../standby/freed/release.ts'
import { keptAt, officersIn, tellOpen, tellShut } from '../../../team/notice/kept.ts'
import { auditDays } from '../../template/day-audit.ts'
import { lockSheets } from '../../template/rows.ts'
import { lockDay } from './rows.ts'
import * as daySql from './sql.ts'
import * as sql from './suspend-sql.ts'

export async function suspendCheck(ctx: Context, where: sql.Where) {
  const [day, bookings, holds, teeTimes, turning] = await Promise.all([
    daySql.dayOf(ctx.sql, where.date),
    sql.concerned(ctx.sql, ctx.lang, where),
    sql.holds(ctx.sql, where),
    sql.teeTimes(ctx.sql, where),
    sql.turning(ctx.sql, where),
  ])
  if (!day) return undefined
  const groups = await keptAt(ctx.sql, teeTimes)
  const notified = await notifiedOf(ctx, bookings, groups)
  return { version: day.version, bookings, holds, notified, turning, groups: groups.map(shown) }
}

/** What reopening leaves as it is, and how many tee times it frees. */
export async function reopenCheck(ctx: Context, where: sql.Where) {
  const [day, bookings, teeTimes] = await Promise.all([
    daySql.dayOf(ctx.sql, where.date),
    sql.standing(ctx.sql, ctx.lang, where),
    sql.opening(ctx.sql, where),
  ])
  if (!day) return undefined
  const groups = await keptAt(
    ctx.sql,
    teeTimes.map(({ slotIdx }) => slotIdx),
  )
  const free = teeTimes.filter(({ isFree }) => isFree).length
  return { version: day.version, bookings, groups: groups.map(shown), free }
}

const shown = ({ dateIdx, teamName, slotIdx }: Awaited<ReturnType<typeof keptAt>>[number]) => ({
  ...{ dateIdx, teamName },
  teeTimes: slotIdx.length,
})

/** How many members read of it: those who play, and the officers of groups that have named no players yet. */
async function notifiedOf(
  ctx: Context,
  bookings: readonly sql.Concerned[],
  groups: Awaited<ReturnType<typeof keptAt>>,
) {
  const officers = await officersIn(
    ctx.sql,
    groups.map(({ formIdx }) => formIdx),
  )
  return new Set([...(await sql.membersIn(ctx.sql, numbersOf(bookings))), ...officers]).size
}

/**
 * Shuts a day, a part of it or one course. Its tee times are shut first, so that a member who is taking one just now has it before the holds end
 * and the bookings are read. Bookings are cancelled for the club: no penalty, and none is restored. Decision 113, of one course decision 162.
 */
export async function suspend(tx: Transaction, input: ParsedInputOf<typeof call.suspend>, channels: Channels) {
  const { date, part, courseIdx, reason, message, cancelBookings } = input
  const where = { date, part, courseIdx }
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  const no = await refused(tx, input, 'PUBLISHED')
  if (no) return no
  const why = { reason, translated: saidWords(input.translated) }
  const shut = await sql.shutTeeTimes(tx.sql, where)
  if (courseIdx) await sql.shutCourse(tx.sql, where, why)
  else if (part) await sql.shutPart(tx.sql, { date, part }, why, SHARES_FIRST)
  else await sql.shutDay(tx.sql, { date }, why)
  const ended = await sql.endHolds(tx.sql, where)
  for (const slotIdx of ended) await audit(tx, { noun: 'hold', recordIdx: slotIdx, after: 'suspended', reason })
  await endOffersOn(tx, where)
  await loseTeeTimes(tx, shut)
  const { cancelled, notified } = cancelBookings
    ? await cancelAll(tx, where, { shut, message, ...why }, channels)
    : { cancelled: 0, notified: 0 }
  const after = { state: 'SUSPENDED', part, courseIdx, cancelled, holds: ended.length }
  await auditDays(tx, [{ date, before: { state: 'PUBLISHED' }, after }], reason)
  return { cancelled, notified }
}

interface Shutting {
  shut: readonly number[]
  /** To the people whose bookings are cancelled, in place of the reason. */
  message?: string
  reason: string
  translated: ReturnType<typeof saidWords>
}

async function cancelAll(
  tx: Transaction,
  where: sql.Where,
  { shut, message, reason, translated }: Shutting,
  channels: Channels,
) {
  await sql.lockBookings(tx.sql, where)
  const bookings = await sql.concerned(tx.sql, tx.lang, where)
  const groups = await keptAt(tx.sql, shut)
  const notified = await notifiedOf(tx, bookings, groups)
  const at = tx.clock.now()
  for (const { bookingIdx } of bookings) {
    await cancelByClub(tx, bookingIdx, { at, text: message, why: reason })
    await dropSeats(tx.sql, bookingIdx)
  }
  const said = (lang: string) => message ?? translated[lang]?.reason ?? reason
  const told = await tellShut(tx, groups, numbersOf(bookings), said, channels)
  await notifyCancelled(
    tx,
    numbersOf(bookings).filter((one) => !told.includes(one)),
  )
  return { cancelled: bookings.length, notified }
}

/** Members who stand by come first for the tee times; then they are free for everyone. No booking is restored. */
export async function reopen(tx: Transaction, input: ParsedInputOf<typeof call.reopen>, channels: Channels) {
  const { date, part, courseIdx, reason } = input
  const where = { date, part, courseIdx }
  const no = await refused(tx, input, 'SUSPENDED')
  if (no) return no
  if (courseIdx) await sql.openCourse(tx.sql, where)
  else if (part) await sql.openPart(tx.sql, { date, part })
  else await sql.openDay(tx.sql, where)
  const open = await sql.openTeeTimes(tx.sql, where)
  await sql.dropFreed(tx.sql, open)
  await wake(tx, open)
  await tellOpen(tx, await keptAt(tx.sql, open), () => '', channels)
  const entry = (state: string) => ({ state, part, courseIdx })
  await auditDays(tx, [{ date, before: entry('SUSPENDED'), after: entry('PUBLISHED') }], reason)
  return { state: 'PUBLISHED' as const }
}

/** @param needed the state that the day, or the part or the course of a day that members see, has to be in */
async function refused(
  tx: Transaction,
  { date, part, courseIdx, version }: sql.Where & { version: number },
  needed: 'PUBLISHED' | 'SUSPENDED',
) {
  await lockSheets(tx.sql)
  const day = await lockDay(tx.sql, date)
  if (!day) return NOT_FOUND
  if (day.version !== version) return CHANGED_MEANWHILE({ version: day.version })
  if (!part && !courseIdx) return day.state === needed ? undefined : WRONG_STATE({ state: day.state })
  if (part && !isThere(await sql.partsIn(tx.sql, { date, part }))) return new Malformed('part')
  const found = await sql.partsIn(tx.sql, { date, part, courseIdx })
  if (!isThere(found)) return new Malformed('courseIdx')
  if (day.state !== 'PUBLISHED') return WRONG_STATE({ state: day.state })
  if (needed === 'PUBLISHED') return found.open > 0 ? undefined : WRONG_STATE({ state: 'SUSPENDED' })
  return found.shut > 0 ? undefined : WRONG_STATE({ state: 'PUBLISHED' })
}

const isThere = ({ open, shut }: Awaited<ReturnType<typeof sql.partsIn>>) => open + shut > 0

const numbersOf = (bookings: readonly sql.Concerned[]) => bookings.map(({ bookingIdx }) => bookingIdx)
