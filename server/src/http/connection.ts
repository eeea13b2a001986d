import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../platform/config.ts'
import { rawAnswer } from './raw-answer.ts'

/** Requests of one connection whose answers are not yet taken. Nobody sends the next before the answer, but attackers. */
const MOST_UNANSWERED = 8
const SLOW_READER_MS = 15_000
/** Of a body that was refused: so much is thrown away for the sake of the connection's next request. */
const MOST_DISCARDED_BYTES = 128_000_000
/** How long a closed connection may still send, so that what it was told arrives before the end. */
const LINGER_MS = 2_000

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
/** What makes the parser stop in the middle of the bytes that it was given. */
const STOP = -1
const NOTHING = Buffer.alloc(0)

type Parser = { onIncoming(request: IncomingMessage, keepsAlive: boolean): number }

interface Connection {
  unanswered: number
  last?: { request: IncomingMessage; response: ServerResponse }
  /** Said when every answer is sent; then it closes. */
  goodbye?: Buffer
}

/**
 * Bounds what one connection may cost: requests without an answer, answers that nobody takes, bodies that nobody reads.
 * What is no request at all is answered here too.
 * @returns to be called with each request before it is answered
 */
export function boundConnections(server: Server, config: Config) {
  const connections = new WeakMap<Socket, Connection>()

  server.on('connection', (socket) => {
    const connection: Connection = { unanswered: 0 }
    connections.set(socket, connection)
    // One read brings thousands of short requests, and the parser hands over all of them before anything else runs.
    // Nothing public stops it; where this does not either, its test fails.
    const { parser } = socket as Socket & { parser: Parser }
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
    // It closes already: what still comes is thrown away.
    if (connection.goodbye) return isTimeout ? socket.destroy() : undefined
    const { unanswered, last } = connection
    const isFull = unanswered === MOST_UNANSWERED
    connection.goodbye = isFull ? NOTHING : rawAnswer(STATUS[error.code ?? ''] ?? 400, config)
    const isInBody = last !== undefined && !last.request.complete
    if (isInBody ? unanswered === 1 && !last.response.headersSent : unanswered === 0) leave(socket, connection.goodbye)
    // An answer has begun already: a second one would be taken for the next request's.
    else if (isInBody) socket.destroy()
  })

  server.on('connect', (_request, socket) => leave(socket as Socket, rawAnswer(405, config)))

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    connection.unanswered++
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

/** What is left of an answered request's body stands before the connection's next request. */
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

/** Says a last thing and closes. To close at once, with bytes unread, would take it back from the one who reads. */
function leave(socket: Socket, goodbye: Buffer): void {
  socket.end(goodbye)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
