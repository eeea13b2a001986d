import { enqueue } from '../../job/enqueue.ts'
import { onTask, schedule } from '../../job/job.ts'
import { notNeeded } from '../../mail/not-needed.ts'
import { quietBegins, waitsUntil } from '../../mail/rules.ts'
import { queue } from '../../mail/send.ts'
import type { Context } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { SEND_ALERT } from '../inbox/rows.ts'
import type { Channel, Delivery, Way } from './channel.ts'
import { nextTry, shownWithin } from './rules.ts'
import * as sql from './sql.ts'

interface Task {
  alertIdx: number
  /** The devices that are tried again. */
  to?: number[]
}

/** Most of the time of an alert is that of a push service, which answers after a tenth of a second or two. */
export const ALERTS_AT_ONCE = 50

type Channels = Readonly<Record<Way, Channel>>

/** Why no device showed what its push service accepted. */
const NOT_SHOWN = 'NOT_SHOWN'

/** Delivers an alert, waiting as its email would, and then decides what its email does. Decision 136. */
export const sendAlert = (channels: Channels) =>
  onTask<Task>(
    SEND_ALERT,
    async (ctx, task) => {
      const alert = await sql.find(ctx.sql, task.alertIdx)
      if (!alert || !isOpen(alert, task)) return
      if (alert.usefulSeconds <= 0) return end(ctx, alert, 'FAILED', 'TOO_LATE')
      if (alert.ways.length === 0) return end(ctx, alert, 'CANCELLED', null)
      const { shownBy } = alert
      if (shownBy && Temporal.Instant.compare(ctx.clock.now(), shownBy) < 0 && !isForDevices(task))
        return enqueue(ctx, SEND_ALERT, task, shownBy)
      const until = waitsUntil(alert, ctx.clock.now(), ctx.club.zone)
      if (until) return enqueue(ctx, SEND_ALERT, task, until)
      const delivery = await deliver(channels, ctx, { ...alert, usefulSeconds: secondsToKeep(ctx, alert) }, task)
      await write(ctx, (tx) => note(tx, alert, task, delivery))
    },
    { atOnce: ALERTS_AT_ONCE, claims: 200 },
  )

/** Where one device was reached, the others are still tried again. */
const isOpen = ({ state }: sql.AlertRow, task: Task) =>
  state === 'WAITING' || (isForDevices(task) && state === 'REACHED')
const isForDevices = ({ to = [] }: Task) => to.length > 0

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

/**
 * One message over the first channel that accepts it. A text message is sent only if no device is reached now, or none showed in
 * time what its service accepted.
 */
async function deliver(channels: Channels, ctx: Context, alert: sql.AlertRow, task: Task): Promise<Delivered> {
  const failed: Delivery[] = []
  for (const way of waysFor(alert, task)) {
    const delivery = await channels[way](ctx, alert, task.to)
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

function waysFor({ state, shownBy, ways }: sql.AlertRow, task: Task): Way[] {
  if (state === 'WAITING' && !shownBy) return ways
  return ways.filter((way) => (way === 'push') === isForDevices(task))
}

async function note(tx: Context, alert: sql.AlertRow, task: Task, delivery: Delivered): Promise<void> {
  const { alertIdx, mailIdx, kind, shownBy, usefulSeconds, ways } = alert
  const { isAccepted, again, isLater, wait, error, way } = delivery
  const tries = alert.tries + 1
  // Others of its devices are tried beside what has been decided.
  const isDecided = alert.state === 'REACHED' || (shownBy !== null && isForDevices(task))
  await sql.tried(tx.sql, alertIdx, error ?? null)
  if (way === 'push' && (mailIdx !== null || ways.includes('text'))) {
    const until = await sql.awaitShown(tx.sql, alertIdx, shownWithin({ kind, tries, usefulSeconds }))
    if (until) await enqueue(tx, SEND_ALERT, { alertIdx }, until)
  } else if (way) await reach(tx, alertIdx, way)
  const hasEmail = mailIdx !== null && !isAccepted && !isDecided
  // An email that waited for a device does not wait for a text service as well.
  const isLast = hasEmail && shownBy !== null
  const seconds =
    !isLast && (again.length > 0 || isLater) ? nextTry({ tries, hasEmail, wait, usefulSeconds }) : undefined
  if (seconds !== undefined) await enqueue(tx, SEND_ALERT, { alertIdx, to: again }, tx.clock.now().add({ seconds }))
  else if (!isAccepted && !isDecided) await endIn(tx, alert, 'FAILED', error ?? NOT_SHOWN)
}

const end = (ctx: Context, alert: sql.AlertRow, state: 'FAILED' | 'CANCELLED', error: string | null) =>
  write(ctx, (tx) => endIn(tx, alert, state, error))

/** Its email is sent instead. */
async function endIn(
  tx: Context,
  { alertIdx }: sql.AlertRow,
  state: 'FAILED' | 'CANCELLED',
  error: string | null,
): Promise<void> {
  const ended = await sql.end(tx.sql, alertIdx, state, error)
  if (ended?.mailIdx != null) await queue(tx, ended.mailIdx)
}

/** It reached its member over a channel, so that its email is not needed; nothing where it had ended before. */
export async function reach(tx: Pick<Context, 'sql' | 'post'>, alertIdx: number, way: Way): Promise<void> {
  const ended = await sql.end(tx.sql, alertIdx, 'REACHED', null)
  if (ended?.mailIdx != null) await notNeeded(tx, ended.mailIdx, way)
}
