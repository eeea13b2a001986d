import { type Job, onTask, schedule } from '../../../job/job.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { write } from '../../../platform/write.ts'
import { type BookingChange, type BookingTask, NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { rulebookOf } from '../../rulebook.ts'
import { fateOf } from '../../rules/coupon/rows.ts'
import { isTimeToRemind, type Notice, type NoticeFacts, noticesOf } from './rules.ts'
import * as sql from './sql.ts'
import { tellCancelled } from './tell-cancelled.ts'
import { tellWaived } from './tell-waived.ts'
import { aboutDue, aboutPenalty, type Channels, writeNotices } from './write-notices.ts'

/**
 * Tells of changes of bookings as they happen, and reminds of missing names, of tomorrow's tee times and of money due.
 * Decision 084.
 */
export const bookingJobs = (channels: Channels): Job[] => [
  onTask<BookingTask>(NOTIFY_BOOKING, (ctx, task) => write(ctx, (tx) => notifyOfChange(tx, task, channels))),
  // Later runs of a day find bookings that an earlier run, or a stopped server, left out.
  schedule('remind-names', '0 10-20 * * *', (ctx) => remind(ctx, 'NAMES_MISSING', sql.unnamed, channels)),
  schedule('remind-players', '0 15-20 * * *', (ctx) => remind(ctx, 'PLAYING_TOMORROW', sql.playingTomorrow, channels)),
  schedule('remind-payments', '30 10-20 * * *', async (ctx) => {
    const { remindDays } = (await rulebookOf(ctx)).settings.penaltyDays
    await remind(ctx, 'PENALTY', paymentsDue(remindDays), channels)
  }),
]

const paymentsDue =
  (days: number) =>
  async (db: Context['sql']): Promise<(sql.DueReminder & { about: string })[]> =>
    (await sql.dueSoon(db, days)).map((one) => ({ ...one, about: aboutDue(one) }))

/** What concerns nobody but the booker. */
const OF_BOOKER: readonly BookingChange[] = ['CONDUCT', 'LIFTED', 'COUPON']
const OF_PENALTIES: readonly BookingChange[] = ['CANCELLED', 'CONDUCT', 'LIFTED']

async function notifyOfChange(
  tx: Context,
  { bookingIdx, change, by, giver, also = [], suspendedUntil }: BookingTask,
  channels: Channels,
): Promise<void> {
  if (change === 'WAIVED') {
    await tellWaived(tx, [bookingIdx, ...also], channels)
    return
  }
  if (also.length > 0) {
    await tellCancelled(tx, [bookingIdx, ...also], [], channels, { suspendedUntil })
    return
  }
  const facts = await sql.lockFacts(tx.sql, bookingIdx)
  if (!facts) return
  const penalties = OF_PENALTIES.includes(change) ? await sql.penaltiesOf(tx.sql, bookingIdx) : []
  const isLifted = change === 'LIFTED'
  const notices: Notice[] = [
    ...(OF_BOOKER.includes(change) ? [] : noticesOf(facts, { change, by, giver, suspendedUntil })),
    ...(change === 'COUPON' ? await aboutCoupon(tx, bookingIdx, facts) : []),
    // Nobody is told that a penalty is lifted of which they never heard.
    ...penalties
      .filter(({ state, wasTold }) => (state === 'ACTIVE' ? !isLifted : isLifted && wasTold))
      .map((one): Notice => ({ memberIdx: one.memberIdx, kind: 'PENALTY', about: aboutPenalty(one) })),
  ]
  await writeNotices(tx, bookingIdx, { version: facts.version, notices, changedBy: by }, channels)
}

async function aboutCoupon(tx: Context, bookingIdx: number, { booker, version }: NoticeFacts): Promise<Notice[]> {
  const found = booker === null ? undefined : await fateOf(tx.sql, bookingIdx, tx.club.lang)
  return found
    ? [{ memberIdx: booker!, kind: 'BOOKING_COUPON', about: `v${version} ${found.fate}`, variant: found.fate }]
    : []
}

/** One transaction a booking, so that a failure leaves the others told. */
async function remind(
  ctx: Context,
  kind: 'NAMES_MISSING' | 'PLAYING_TOMORROW' | 'PENALTY',
  due: (db: Context['sql']) => Promise<(sql.DueReminder & { about?: string })[]>,
  channels: Channels,
): Promise<void> {
  const now = ctx.clock.now()
  if (!isTimeToRemind(now, ctx.club.zone)) return
  const today = dateIn(now, ctx.club.zone)
  for (const { bookingIdx, version, memberIdx, about = today } of await due(ctx.sql))
    await write(ctx, async (tx) => {
      const facts = await sql.lockFacts(tx.sql, bookingIdx)
      // A booking that was changed or cancelled just now is left for the next run.
      if (facts?.version === version)
        await writeNotices(tx, bookingIdx, { version, notices: [{ memberIdx, kind, about }] }, channels)
    })
}
