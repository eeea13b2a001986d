import type { FastifyReply } from 'fastify'
import type { StreamEvent } from '../platform/context.ts'

/** A viewer that reads nothing between two heartbeats is disconnected within 15 s. */
const HEARTBEAT_MS = 7_000

/** Sends events until the viewer disconnects or the source ends. Disconnects a viewer that does not read. */
export async function sendStream(
  reply: FastifyReply,
  events: AsyncIterable<StreamEvent>,
  closed: AbortController,
): Promise<FastifyReply> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.on('close', () => closed.abort())
  raw.on('error', () => closed.abort())
  let isBehind = false
  raw.on('drain', () => (isBehind = false))
  const beat = setInterval(() => {
    if (isBehind) raw.destroy()
    else isBehind = !raw.write(':\n\n')
  }, HEARTBEAT_MS)
  try {
    for await (const { event, id, data } of events) {
      if (closed.signal.aborted) break
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      if (raw.writableLength > 1_000_000) break
    }
  } catch (error) {
    // A disconnect aborts the source; that is not an error.
    if (!closed.signal.aborted) throw error
  } finally {
    clearInterval(beat)
    closed.abort()
    raw.end()
  }
  return reply
}
