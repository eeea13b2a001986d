import { enqueue } from '../../job/enqueue.ts'
import { onTask, schedule } from '../../job/job.ts'
import { notNeeded } from '../../mail/not-needed.ts'
import { quietBegins, waitsUntil } from '../../mail/rules.ts'
import { queue } from '../../mail/send.ts'
import type { Context } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { SEND_ALERT } from '../inbox/rows.ts'
import type { Channel, Delivery, Way } from './channel.ts'
import { nextTry } from './rules.ts'
import * as sql from './sql.ts'

interface Task {
  alertIdx: number
  /** The devices that are tried again. */
  to?: number[]
}

/** Most of the time of an alert is that of a push service, which answers after a tenth of a second or two. */
export const ALERTS_AT_ONCE = 50

type Channels = Readonly<Record<Way, Channel>>

/** Delivers an alert, waiting as its email would, and then decides what its email does. Decision 136. */
export const sendAlert = (channels: Channels) =>
  onTask<Task>(
    SEND_ALERT,
    async (ctx, task) => {
      const alert = await sql.find(ctx.sql, task.alertIdx)
      // Where one device was reached, the others are still tried again.
      if (!alert || (alert.state !== 'WAITING' && !(task.to && alert.state === 'REACHED'))) return
      if (alert.usefulSeconds <= 0) return end(ctx, alert, 'FAILED', 'TOO_LATE')
      if (alert.ways.length === 0) return end(ctx, alert, 'CANCELLED', null)
      const until = waitsUntil(alert, ctx.clock.now(), ctx.club.zone)
      if (until) return enqueue(ctx, SEND_ALERT, task, until)
      const delivery = await deliver(channels, ctx, { ...alert, usefulSeconds: secondsToKeep(ctx, alert) }, task.to)
      await write(ctx, (tx) => note(tx, alert, delivery))
    },
    { atOnce: ALERTS_AT_ONCE, claims: 200 },
  )

/** Queues what no task will end any more, and deletes what ended as long ago as emails are kept. */
export const tidyAlerts = schedule('tidy-alerts', '13 * * * *', async (ctx) => {
  for (const alertIdx of await sql.left(ctx.sql, SEND_ALERT)) await enqueue(ctx, SEND_ALERT, { alertIdx })
  await sql.tidy(ctx.sql)
})

/** How long a push service may keep it for a device that is off: not into the night or the member’s quiet hours. */
function secondsToKeep({ clock, club }: Context, alert: sql.AlertRow): number {
  const begins = quietBegins(alert, clock.now(), club.zone)
  if (!begins) return alert.usefulSeconds
  return Math.min(alert.usefulSeconds, Math.floor(clock.now().until(begins).total('seconds')))
}

type Delivered = Delivery & { way?: Way }

/** One message over the first channel that accepts it. A text message is sent only if no device is reached now. */
async function deliver(
  channels: Channels,
  ctx: Context,
  alert: sql.AlertRow,
  to?: readonly number[],
): Promise<Delivered> {
  const failed: Delivery[] = []
  for (const way of alert.ways) {
    if (way === 'text' && alert.state === 'REACHED') break
    const delivery = await channels[way](ctx, alert, to)
    if (delivery.isAccepted) return { ...delivery, way }
    failed.push(delivery)
  }
  return {
    isAccepted: false,
    again: failed.flatMap(({ again }) => again),
    isLater: failed.some(({ isLater }) => isLater),
    wait: Math.max(0, ...failed.map(({ wait = 0 }) => wait)),
    error: failed.at(-1)?.error,
  }
}

async function note(
  tx: Context,
  alert: sql.AlertRow,
  { isAccepted, again, isLater, wait, error, way }: Delivered,
): Promise<void> {
  const { alertIdx, mailIdx, usefulSeconds } = alert
  await sql.tried(tx.sql, alertIdx, error ?? null)
  if (isAccepted && (await sql.end(tx.sql, alertIdx, 'REACHED', null)) && mailIdx !== null)
    await notNeeded(tx.sql, mailIdx, way)
  const hasEmail = mailIdx !== null && !isAccepted && alert.state === 'WAITING'
  const seconds =
    again.length > 0 || isLater ? nextTry({ tries: alert.tries + 1, hasEmail, wait, usefulSeconds }) : undefined
  if (seconds !== undefined) await enqueue(tx, SEND_ALERT, { alertIdx, to: again }, tx.clock.now().add({ seconds }))
  else if (!isAccepted) await endIn(tx, alert, 'FAILED', error ?? null)
}

const end = (ctx: Context, alert: sql.AlertRow, state: 'FAILED' | 'CANCELLED', error: string | null) =>
  write(ctx, (tx) => endIn(tx, alert, state, error))

/** Its email is sent instead. */
async function endIn(
  tx: Context,
  { alertIdx, mailIdx }: sql.AlertRow,
  state: 'FAILED' | 'CANCELLED',
  error: string | null,
): Promise<void> {
  if ((await sql.end(tx.sql, alertIdx, state, error)) && mailIdx !== null) await queue(tx, mailIdx)
}
