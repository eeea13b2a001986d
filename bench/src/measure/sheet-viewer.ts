import { connect, type Socket } from 'node:net'
import { Connection } from '../connection.ts'
import { requestOf } from '../request.ts'

/** When a viewer has seen a change, by performance.now(). */
export interface Seen {
  /** The last of the new times arrived on the stream. */
  streamedAt: number
  /** The sheet that the stream asked to read again has arrived with all of them. */
  readAt: number
}

/** Tee times by their number, with their new times, HH:mm. */
export type NewTimes = ReadonlyMap<number, string>

interface Waiting {
  times: NewTimes
  missing: Set<number>
  streamed(at: number): void
  read(at: number): void
}

/** A browser that shows a sheet: it reads the changes of the stream, and the sheet again where the stream says so. */
export class SheetViewer {
  readonly isOpen: Promise<void>
  readonly #socket: Socket
  readonly #line: Connection
  readonly #sheet: string
  #rest = ''
  #waiting: Waiting | undefined
  #fail: (error: Error) => void = () => {}

  /** @param member undefined for a visitor */
  constructor(port: number, date: string, member?: { memberIdx: number; token: string }) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.isOpen = promise
    this.#line = new Connection(port)
    const token = member?.token
    const whose = member ? `${member.memberIdx}/${date}` : `non-member/GC001/${date}`
    this.#sheet = requestOf('GET', `/hp/api/reservation/sheets/${whose}`, { token })
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.write(requestOf('GET', `/hp/api/reservation/sheets/stream?date=${date}`, { token }))
    this.#socket.on('data', (chunk) => {
      const events = (this.#rest + (chunk as Buffer).toString('latin1')).split('\n\n')
      this.#rest = events.pop()!
      for (const event of events) {
        if (event.includes('event: hello')) resolve()
        else this.#take(event)
      }
    })
    for (const end of ['error', 'close'] as const)
      this.#socket.on(end, () => {
        const error = new Error('the stream ended')
        reject(error)
        this.#fail(error)
      })
  }

  /** @returns when it has seen these times; throws when its stream ends before, or its sheet has others */
  sees(times: NewTimes): Promise<Seen> {
    const [streamed, read] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    this.#fail = (error) => {
      streamed.reject(error)
      read.reject(error)
    }
    this.#waiting = { times, missing: new Set(times.keys()), streamed: streamed.resolve, read: read.resolve }
    return Promise.all([streamed.promise, read.promise]).then(([streamedAt, readAt]) => ({ streamedAt, readAt }))
  }

  close(): void {
    this.#fail = () => {}
    this.#socket.destroy()
    this.#line.cut()
  }

  #take(event: string): void {
    const waiting = this.#waiting
    if (!waiting) return
    if (event.includes('event: reset')) this.#readAgain(waiting).catch(this.#fail)
    const [, slotIdx, time] = SLOT.exec(event) ?? []
    if (!slotIdx || waiting.times.get(Number(slotIdx)) !== time) return
    waiting.missing.delete(Number(slotIdx))
    if (waiting.missing.size === 0) waiting.streamed(performance.now())
  }

  async #readAgain({ times, read }: Waiting): Promise<void> {
    const { body } = await this.#line.send(this.#sheet)
    const at = performance.now()
    const { data } = JSON.parse(body.toString()) as { data: { slots: { slotIdx: number; time: string }[] } }
    const isNew = data.slots.every(({ slotIdx, time }) => times.get(slotIdx) === time)
    if (isNew && data.slots.length === times.size) read(at)
    else throw new Error('the sheet that was read again has other times')
  }
}

const SLOT = /event: slot\n.*"slotIdx":(\d+),.*?"time":"(\d\d:\d\d)"/s
