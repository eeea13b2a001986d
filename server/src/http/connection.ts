import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../platform/config.ts'
import { lookup } from '../platform/lookup.ts'
import { rawAnswer } from './raw-answer.ts'

/** Requests of one connection whose answers are not sent completely. Browsers have one at a time. */
const MOST_UNANSWERED = 8
const SLOW_READER_MS = 15_000
/** The connection of a refused body stays usable when the rest of the body is shorter than this. */
const MOST_DISCARDED_BYTES = 128_000_000
/** A close with unread bytes resets the connection and the client loses the answer, so bytes are read this long. */
const LINGER_MS = 2_000

const STATUS = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
/** Returned to the parser, it ends parsing in the middle of a chunk. */
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
 * Bounds what one connection may cost: unanswered requests, unread answers and refused bodies. Bytes that are no request
 * are answered here too.
 * @returns a function to call with each request before it is answered
 */
export function boundConnections(server: Server, config: Config) {
  const connections = new WeakMap<Socket, Connection>()

  server.on('connection', (socket) => {
    const connection: Connection = { unanswered: 0 }
    connections.set(socket, connection)
    // One read brings thousands of short requests, and the parser hands over all of them before anything else runs.
    // Node has no public way to stop it, so connection.test.ts fails when a new version changes this one.
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
    // The connection closes already, so later bytes are dropped.
    if (connection.goodbye) return isTimeout ? socket.destroy() : undefined
    const { unanswered, last } = connection
    const isFull = unanswered === MOST_UNANSWERED
    connection.goodbye = isFull ? NOTHING : rawAnswer(lookup(STATUS, error.code ?? '') ?? 400, config)
    const isInBody = last !== undefined && !last.request.complete
    if (isInBody ? unanswered === 1 && !last.response.headersSent : unanswered === 0) leave(socket, connection.goodbye)
    // A second answer would be taken for the answer of the next request.
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

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** Reads and drops the rest of an answered request's body, because the connection's next request comes after it. */
function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let left = MOST_DISCARDED_BYTES
  request.unpipe()
  // Node would read the rest without a bound of bytes unless reading has begun.
  request.read(0)
  request.on('data', ({ length }: Buffer) => {
    left -= length
    if (left < 0) request.socket.destroy()
  })
  request.resume()
}

/** Sends the last bytes and closes after a moment. */
function leave(socket: Socket, goodbye: Buffer): void {
  socket.end(goodbye)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
