import { connect, type Socket } from 'node:net'

export interface Reply {
  status: number
  head: string
  body: Buffer
}

interface Waiting {
  resolve(reply: Reply): void
  reject(error: Error): void
}

const NOTHING = Buffer.alloc(0)

/** One kept-alive connection, one request at a time: so cheap that the server dominates a measurement. */
export class Connection {
  readonly #port: number
  #socket: Socket | undefined
  #waiting: Waiting | undefined
  #have: Buffer = NOTHING

  constructor(port: number) {
    this.#port = port
  }

  /** @throws when the connection is refused or cut before the whole response; the next send reconnects */
  send(request: string): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    this.#waiting = { resolve, reject }
    this.#socket ??= this.#open()
    this.#socket.write(request)
    return promise
  }

  async ready(): Promise<void> {
    this.#socket ??= this.#open()
    const socket = this.#socket
    if (socket.connecting) await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  }

  cut(): void {
    this.#socket?.destroy()
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.on('data', (chunk) => this.#receive(chunk as Buffer))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.#socket !== socket) return
      this.#socket = undefined
      this.#have = NOTHING
      const waiting = this.#waiting
      this.#waiting = undefined
      waiting?.reject(new Error('the connection was cut'))
    })
    return socket
  }

  #receive(chunk: Buffer): void {
    this.#have = this.#have.length === 0 ? chunk : Buffer.concat([this.#have, chunk])
    const reply = wholeReply(this.#have)
    if (!reply) return
    this.#have = NOTHING
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(reply)
  }
}

function wholeReply(bytes: Buffer): Reply | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const from = headEnd + 4
  const length = /\r\ncontent-length: (\d+)/i.exec(head)
  if (length) {
    const to = from + Number(length[1])
    return bytes.length >= to ? { status, head, body: bytes.subarray(from, to) } : undefined
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return { status, head, body: NOTHING }
  return bytes.subarray(-5).equals(LAST_CHUNK) ? { status, head, body: joined(bytes, from) } : undefined
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

function joined(bytes: Buffer, from: number): Buffer {
  const parts: Buffer[] = []
  for (let at = from; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}

/** Makes a call of the contract. @returns its data @throws where it is refused */
export async function said(line: Connection, request: string) {
  const answer = JSON.parse((await line.send(request)).body.toString())
  if (!answer.result) throw new Error(`refused: ${JSON.stringify(answer.fail)}`)
  return answer.data
}
