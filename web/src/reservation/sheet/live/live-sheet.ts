import { stream } from '@clubhouse/contract/reservation/sheet/sheet'
import { ask, UNSEEN } from '../../../api/transport'
import { readEvents } from './event-stream'
import type { SheetChange } from './sheet-change'

const POLL_EVERY_MS = 10_000
const POLL_JITTER_MS = 2_000
/** Stream retries with growing delays; the sheet is polled in between. */
const RETRY_MS = [500, 2_000, 5_000, 15_000, 30_000]
/** The server writes at least a heartbeat every 7 s: after two that did not arrive the connection is dead. */
const SILENCE_MS = 20_000

export interface LiveSheet {
  date: string
  eventId: string
  onChange: (change: SheetChange, eventId?: string) => void
  onRefetch: () => void
  onHello?: (serverTime: string) => void
  onState?: (state: 'live' | 'polling') => void
}

/** Follows the changes of a day until the signal is aborted. */
export async function followSheet(live: LiveSheet, signal: AbortSignal): Promise<void> {
  let eventId = live.eventId
  let failures = 0
  while (!signal.aborted) {
    const outcome = await listen({ ...live, eventId }, signal, (id) => {
      eventId = id
      failures = 0
    })
    if (signal.aborted) return
    // A server goodbye, for example before the token expires: reconnect at once with the new token.
    if (outcome === 'bye') await pause(Math.random() * 1_000, signal)
    else {
      live.onState?.('polling')
      await pollFor(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]!, live, signal)
    }
  }
}

async function listen(
  live: LiveSheet,
  signal: AbortSignal,
  heard: (eventId: string) => void,
): Promise<'bye' | 'broken'> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal.addEventListener('abort', hangUp, { once: true })
  // A device that loses its network keeps the stream open until the silence is noticed.
  globalThis.addEventListener?.('offline', hangUp, { signal: line.signal })
  let silence = setTimeout(hangUp, SILENCE_MS)
  try {
    const input = { date: live.date, lastEventId: Number(live.eventId) }
    const answer = await ask(stream, input, { ...UNSEEN, signal: line.signal })
    const body = answer.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          clearTimeout(silence)
          silence = setTimeout(hangUp, SILENCE_MS)
          out.enqueue(chunk)
        },
      }),
    )
    for await (const { event, data, id } of readEvents(body)) {
      if (event === 'bye') return 'bye'
      if (event === 'reset') live.onRefetch()
      if (event === 'slot' || event === 'day' || event === 'ledger') {
        live.onChange({ event, data: JSON.parse(data) } as SheetChange, id)
      }
      if (event === 'hello') {
        const hello = JSON.parse(data) as { eventId: string; serverTime: string }
        live.onState?.('live')
        live.onHello?.(hello.serverTime)
        heard(hello.eventId)
      } else if (id) heard(id)
    }
  } catch {
    // Network lost, server restart or page left are handled alike.
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
    line.abort()
  }
  return 'broken'
}

/** Polls the sheet until the stream is retried, with jitter against synchronised clients. */
async function pollFor(ms: number, live: LiveSheet, signal: AbortSignal): Promise<void> {
  const until = Date.now() + ms
  await pause(Math.min(ms, Math.random() * POLL_JITTER_MS), signal)
  while (!signal.aborted) {
    live.onRefetch()
    const wait = Math.min(until - Date.now(), POLL_EVERY_MS + Math.random() * POLL_JITTER_MS)
    if (wait <= 0) return
    await pause(wait, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    // Once the network is back, the sheet is fetched without waiting.
    globalThis.addEventListener?.('online', done)
  })
}
