import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../platform/config.ts'
import { lookup } from '../platform/lookup.ts'
import { rawAnswer } from './raw-answer.ts'

/** Requests of one connection whose responses are not fully sent. Browsers send one at a time. */
const MOST_UNANSWERED = 8
const SLOW_READER_MS = 15_000
/** The connection of a refused body is reused when less than this is left to read. */
const MOST_DISCARDED_BYTES = 128_000_000
/** Closing with unread bytes resets the connection and loses the response, so bytes are read for this long. */
const LINGER_MS = 2_000

const STATUS = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
/** Returned to the parser, it stops parsing in the middle of a chunk. */
const STOP = -1
const NOTHING = Buffer.alloc(0)

type Parser = { onIncoming(request: IncomingMessage, keepsAlive: boolean): number }

interface Connection {
  unanswered: number
  last?: { request: IncomingMessage; response: ServerResponse }
  /** Sent after the last answer, before the connection closes. */
  goodbye?: Buffer
}

/**
 * Limits unanswered requests, unread responses and refused bodies. Decision 028.
 * @returns a function to call before each answer
 */
export function boundConnections(server: Server, config: Config) {
  const connections = new WeakMap<Socket, Connection>()

  server.on('connection', (socket) => {
    const connection: Connection = { unanswered: 0 }
    connections.set(socket, connection)
    // One read can hold thousands of short requests, and the parser emits all of them first. Node has no public API to
    // stop it; connection.test.ts fails when a new version changes this one.
    const { parser } = socket as Socket & { parser?: Parser }
    if (!parser) return
    const { onIncoming } = parser
    parser.onIncoming = (request, keepsAlive) =>
      connection.unanswered < MOST_UNANSWERED ? onIncoming(request, keepsAlive) : STOP
  })

  server.setTimeout(SLOW_READER_MS, (socket) => {
    const waitsForUs = (connections.get(socket)?.unanswered ?? 0) > 0 && socket.writableLength === 0
    if (!waitsForUs) socket.destroy()
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket)
    const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if (!connection || !socket.writable) return socket.destroy()
    // The connection is closing, so later bytes are dropped.
    if (connection.goodbye) return isTimeout ? socket.destroy() : undefined
    const { unanswered, last } = connection
    const isFull = unanswered === MOST_UNANSWERED
    connection.goodbye = isFull ? NOTHING : rawAnswer(lookup(STATUS, error.code ?? '') ?? 400, config)
    const isInBody = last !== undefined && !last.request.complete
    if (isInBody ? unanswered === 1 && !last.response.headersSent : unanswered === 0) leave(socket, connection.goodbye)
    // The client would take a second response for that of its next request.
    else if (isInBody) socket.destroy()
  })

  server.on('connect', (_request, socket) => leave(socket as Socket, rawAnswer(405, config)))

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    if (++connection.unanswered > MOST_UNANSWERED) return void socket.destroy()
    connection.last = { request, response }
    response.once('close', () => {
      connection.unanswered--
      if (connection.goodbye && connection.unanswered === 0 && socket.writable) leave(socket, connection.goodbye)
    })
    if (hasBody(request)) response.prependOnceListener('finish', () => discardRest(request))
  }
}

/** Whether a request says that a body follows, which may be empty. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

const hasBody = (request: IncomingMessage) => announcesBody(request) && request.headers['content-length'] !== '0'

/** Reads and drops the rest of an answered request's body, because the next request follows it. */
function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let left = MOST_DISCARDED_BYTES
  request.unpipe()
  // Node would read the rest without a limit unless reading has begun.
  request.read(0)
  request.on('data', ({ length }: Buffer) => {
    left -= length
    if (left < 0) request.socket.destroy()
  })
  request.resume()
}

function leave(socket: Socket, goodbye: Buffer): void {
  socket.end(goodbye)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
