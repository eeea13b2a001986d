import { PassThrough } from 'node:stream'
import { hasRight } from '@clubhouse/contract/access'
import type { Context, StreamEvent } from '../../../platform/context.ts'
import { ownWordsIn } from '../../../platform/said-in.ts'
import { lobbiesNow } from '../../hold/lobby/draw.ts'
import { hasLobby } from '../../lobby-rules.ts'
import { rulebookOf } from '../../rulebook.ts'
import { type SlotRow, slotsByIdx } from '../slot/rows.ts'
import { type Viewer, visitor } from '../slot/rules.ts'
import { hubOf } from './hub.ts'
import { ledgerOf, slotFor } from './rules.ts'
import * as sql from './sql.ts'
import { memberViewer } from './viewer.ts'

/** A stream ends this long before the token expires, so that the viewer reconnects with a new one. */
const BYE_BEFORE_MS = 5_000
/** Node fires a longer timer at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The changes of a day as this viewer may see them; null when there is no such day. */
export async function watch(
  { date, courseIdx, lastEventId }: { date: string; courseIdx?: number; lastEventId?: number },
  ctx: Context,
  closed: AbortSignal,
): Promise<AsyncIterable<StreamEvent> | null> {
  const day = await sql.day(ctx.sql, date)
  if (!day || day.state === 'DRAFT') return null
  // A limited session sees what a visitor sees.
  const who = ctx.who?.limit && ctx.who.limit !== 'READ_ONLY' ? null : ctx.who
  const viewer =
    who?.memberIdx != null
      ? await memberViewer(ctx, who.memberIdx)
      : { ...visitor(ctx.lang), isStaff: hasRight(who, '940200', 'R') }
  const out = new PassThrough({ objectMode: true, highWaterMark: 1000 })
  // The session may end while the stream begins: an event after its end would be an error that ends the process.
  const send = (event: string, data: unknown, id?: number) =>
    out.writable && out.write({ event, data, id: id === undefined ? undefined : String(id) })
  const slots = async (rows: SlotRow[], id: number) => {
    const rulebook = await rulebookOf(ctx)
    const now = hasLobby(rulebook) ? { ...viewer, lobbies: await lobbiesNow(ctx) } : viewer
    for (const row of rows) {
      if (courseIdx === undefined || row.courseIdx === courseIdx) send('slot', visible(row, now, ctx, rulebook), id)
    }
  }
  let openedAt = String(day.openedAt)
  const changedDay = ({ state, translated, reason, ...now }: sql.KnownDay) => {
    send('day', { date, state, reason: ownWordsIn(ctx.lang, translated, 'reason', reason) })
    // Every tee time has another state then.
    if (String(now.openedAt) !== openedAt) send('reset', {})
    openedAt = String(now.openedAt)
  }
  const hub = hubOf(ctx)
  const leave = hub.join(date, {
    slots,
    ledger: (rows) => void send('ledger', ledgerOf(rows, ctx.clock.now())),
    day: changedDay,
    reset: () => void send('reset', {}),
  })
  const end = (reason?: string) => {
    if (reason) send('bye', { reason })
    out.end()
  }
  const stops = [leave, onNamesRule(ctx, () => void send('reset', {})), ...farewells(ctx, end)]
  closed.addEventListener('abort', () => {
    for (const stop of stops) stop()
    out.destroy()
  })
  await hub.ready()
  const eventId = await sql.lastEvent(ctx.sql)
  send('hello', { serverTime: ctx.clock.now().toString(), eventId: String(eventId) }, eventId)
  if (lastEventId !== undefined) {
    const missed = await sql.eventsSince(ctx.sql, lastEventId, date)
    if (missed) {
      if (missed.isDayChanged) changedDay((await sql.day(ctx.sql, date)) ?? day)
      await slots(await slotsByIdx(ctx.sql, missed.slotIdx), eventId)
    } else send('reset', {})
  }
  return out
}

/** Ends the stream when the token expires, the session ends or the server stops. */
function farewells({ who, clock, events, stopping }: Context, end: (reason: string) => void): (() => void)[] {
  const onStop = () => end('restart')
  stopping.addEventListener('abort', onStop)
  const stops = [() => stopping.removeEventListener('abort', onStop)]
  if (!who) return stops
  const timer = setTimeout(
    () => end('token'),
    Math.min(Math.max(0, who.accessExpiresAt.epochMilliseconds - clock.ms() - BYE_BEFORE_MS), LONGEST_TIMER_MS),
  )
  const mine = new Set([`s${who.sessionIdx}`, `m${who.memberIdx}`, `a${who.adminIdx}`])
  const unlisten = events.on('session', (payload) => {
    if (mine.has(payload)) end('session')
  })
  return [...stops, () => clearTimeout(timer), unlisten]
}

/** Viewers read the sheet again when the club changes who reads names. */
function onNamesRule(ctx: Context, change: () => void): () => void {
  const shownTo = () =>
    rulebookOf(ctx).then(
      ({ settings }) => settings.booking.showNames,
      () => undefined,
    )
  let before = shownTo()
  return ctx.events.on('changed', async (noun) => {
    if (noun !== 'rule') return
    const [known, now] = [before, shownTo()]
    before = now
    if ((await known) !== (await now)) change()
  })
}

function visible(row: SlotRow, viewer: Viewer, { clock, club }: Context, rulebook: Parameters<typeof slotFor>[3]) {
  const slot = slotFor(row, viewer, clock.now(), rulebook, club.zone)
  return viewer.memberIdx === null && !viewer.isStaff ? { ...slot, names: undefined, bookingIdx: undefined } : slot
}
