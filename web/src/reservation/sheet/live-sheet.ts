import { readerLanguage } from '../../language/speaking'
import { readEvents } from './event-stream'
import type { SheetChange } from './sheet-change'

const POLL_EVERY_MS = 10_000
const POLL_JITTER_MS = 2_000
/** Tries of the stream wait longer each time; between them the sheet is polled. */
const RETRY_MS = [500, 2_000, 5_000, 15_000, 30_000]
/** The server writes at least a comment every 15 s: longer silence is a dead line that nobody closed. */
const SILENCE_MS = 40_000

export interface LiveSheet {
  date: string
  /** Where the sheet at hand stands. */
  eventId: string
  /** The bearer token of this moment, or nothing for a visitor. */
  token: () => Promise<string | undefined>
  onChange: (change: SheetChange, eventId?: string) => void
  /** The sheet is to be read again: too long away, or only polling is possible now. */
  onRefetch: () => void
  onHello?: (serverTime: string) => void
  onState?: (state: 'live' | 'polling') => void
  fetch?: typeof fetch
}

/** Follows the changes of a day until the signal ends it. */
export async function followSheet(live: LiveSheet, signal: AbortSignal): Promise<void> {
  let eventId = live.eventId
  let failures = 0
  while (!signal.aborted) {
    const outcome = await listen({ ...live, eventId }, signal, (id) => {
      eventId = id
      failures = 0
    })
    if (signal.aborted) return
    // The server said goodbye, for example before the token ends: come back at once, with the new token.
    if (outcome === 'bye') await pause(Math.random() * 1_000, signal)
    else {
      live.onState?.('polling')
      await pollFor(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]!, live, signal)
    }
  }
}

/** One connection. Its end is never an error here: whatever happened, the caller polls and tries again. */
async function listen(
  live: LiveSheet,
  signal: AbortSignal,
  heard: (eventId: string) => void,
): Promise<'bye' | 'broken'> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal.addEventListener('abort', hangUp, { once: true })
  let silence = setTimeout(hangUp, SILENCE_MS)
  try {
    const token = await live.token()
    const answer = await (live.fetch ?? fetch)(`/hp/api/reservation/sheets/stream?date=${live.date}`, {
      headers: {
        accept: 'text/event-stream',
        'last-event-id': live.eventId,
        ...readerLanguage(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: line.signal,
    })
    if (!answer.ok || !answer.body) return 'broken'
    const body = answer.body.pipeThrough(
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
    // Network gone, server restarting or the page left: all the same from here.
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
    line.abort()
  }
  return 'broken'
}

/** Reads the sheet now and then until the stream is tried again; the jitter spreads browsers that fell out together. */
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
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
