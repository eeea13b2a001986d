import { type Job, onTask } from '../../../job/job.ts'
import { audit } from '../../../platform/audit.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { notifyCancelled } from '../../booking/booked/notify.ts'
import { cancelByClub } from '../../booking/cancel/by-club.ts'
import { dropSeats } from '../../booking/cancel/rows.ts'
import { loseTeeTimes } from '../../draw/tee-time/rows.ts'
import type { Notice } from '../../people/notice/rules.ts'
import { type Channels, writeNotices } from '../../people/notice/write-notices.ts'
import { endOffersAt } from '../../standby/freed/release.ts'
import { keptAt, loseKept, tellChanged } from '../../team/notice/kept.ts'
import * as sql from './sql.ts'

export const TELL_DELAY = 'tell-delay'

/** When a delay can no longer be undone: cancels the bookings for which that was decided, and tells everyone who was moved. */
export const tellDelay = (channels: Channels): Job =>
  onTask<{ date: string }>(TELL_DELAY, (ctx, { date }) => write(ctx, (tx) => tell(tx, date, channels)))

/** Delays of a day that follow one another make one message; the task of the last one writes it. */
async function tell(tx: Transaction, date: string, channels: Channels): Promise<void> {
  const delays = await sql.lockUntold(tx.sql, date)
  const now = tx.clock.now()
  const canBeUndone = ({ undoneAt, undoUntil }: sql.Untold) =>
    undoneAt === null && Temporal.Instant.compare(now, undoUntil) < 0
  if (delays.length === 0 || delays.some(canBeUndone)) return
  const all = delays.map(({ delayIdx }) => delayIdx)
  const kept = delays.filter(({ undoneAt }) => undoneAt === null)
  await sql.lockBookings(tx.sql, date)
  const lost = await cancelDropped(tx, kept)
  const last = kept.at(-1)
  const told = await tellMoved(tx, all, last, channels)
  const groups = { moved: await keptAt(tx.sql, await sql.movedSlots(tx.sql, all)), lost }
  const said = (lang: string) => last?.translated[lang]?.message ?? last?.message ?? ''
  await tellChanged(tx, groups, said, told, channels)
  await sql.noteTold(tx.sql, all)
}

/**
 * Their bookings are cancelled for the club: no penalty, and the coupon is returned. @returns groups that had some of the tee
 * times without players
 */
async function cancelDropped(tx: Transaction, delays: readonly sql.Untold[]) {
  const cancelled: number[] = []
  const lost = []
  for (const { delayIdx, message } of delays) {
    const dropped = await sql.droppedBy(tx.sql, [delayIdx])
    for (const slotIdx of await sql.endHolds(tx.sql, dropped))
      await audit(tx, { noun: 'hold', recordIdx: slotIdx, after: 'delayed' })
    await endOffersAt(tx, dropped)
    await loseTeeTimes(tx, dropped)
    lost.push(...(await loseKept(tx, dropped)))
    for (const { slotIdx, kind } of await sql.endClaims(tx.sql, dropped))
      await audit(tx, { noun: 'slot', recordIdx: slotIdx, before: { kind }, after: { kind: null, delayIdx } })
    const at = tx.clock.now()
    for (const bookingIdx of await sql.bookedAt(tx.sql, dropped)) {
      await cancelByClub(tx, bookingIdx, { at, cause: { delayIdx }, why: message ?? undefined })
      await dropSeats(tx.sql, bookingIdx)
      cancelled.push(bookingIdx)
    }
  }
  await notifyCancelled(tx, cancelled)
  return lost
}

/** One message for each person: of the first tee time, which names the others. @returns who got one */
async function tellMoved(
  tx: Transaction,
  all: readonly number[],
  last: sql.Untold | undefined,
  channels: Channels,
): Promise<Set<number>> {
  const moved = await sql.movedBy(tx.sql, all)
  const told = new Set<number>()
  for (const { bookingIdx, version, delayIdx, from, memberIdx } of moved) {
    const said = last && { message: last.message, translated: last.translated }
    const notices = memberIdx
      .filter((one) => !told.has(one))
      .map((one): Notice => {
        const also = moved.filter((other) => other.bookingIdx !== bookingIdx && other.memberIdx.includes(one))
        return {
          memberIdx: one,
          kind: 'BOOKING_DELAYED',
          about: `d${delayIdx}`,
          variant: last?.reason ?? 'UNDONE',
          delayed: { from, said, also },
          also: also.map((other) => other.bookingIdx),
        }
      })
    for (const one of memberIdx) told.add(one)
    await writeNotices(tx, bookingIdx, { version, notices }, channels)
  }
  return told
}
