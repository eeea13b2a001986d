import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Connection, type Reply } from '../connection.ts'
import type { Person } from '../people.ts'
import { bookRequest, cancelRequest, type Held, holdRequest } from '../request.ts'
import type { Ledger } from './ledger.ts'

/** One in this many requests is cut by the client, as on a poor connection. */
const CUT_ONE_IN = 20
const CANCEL_ONE_IN = 10
const THINK_MS = 40
const PATIENCE_MS = 15_000
/** Clients choose among this many next tee times, so that they compete. */
const WINDOW = 8

export interface Field {
  days: number[][]
  sold: number[]
  stopped: boolean
  /** Of a client between two journeys, on average. */
  thinkMs?: number
  /** Clients wait for it before the next journey. */
  mayGoOn?: () => Promise<void>
}

/** One member after another on one connection: hold, book, sometimes cancel; unanswered requests are resent. */
export async function runClient(port: number, people: Person[], field: Field, ledger: Ledger): Promise<void> {
  const line = new Line(port, ledger)
  // Nobody plays twice a day, so each client goes through all members before the next day, from another start.
  const firstDay = Math.floor(Math.random() * field.days.length)
  for (let turn = 0; !field.stopped; turn++) {
    const day = (firstDay + Math.floor(turn / people.length)) % field.days.length
    await journey(line, people[turn % people.length]!, day, field, ledger)
    await wait(Math.random() * 2 * (field.thinkMs ?? THINK_MS))
    await field.mayGoOn?.()
  }
  line.hangUp()
}

async function journey(line: Line, person: Person, day: number, field: Field, ledger: Ledger): Promise<void> {
  const slots = field.days[day]!
  const slotIdx = slots[(field.sold[day]! + Math.floor(Math.random() * WINDOW)) % slots.length]!
  const held = await line.ask<Held>(holdRequest(person.token, slotIdx, randomUUID()))
  if (!held) return
  const booked = await line.ask<{ bookingIdx: number; version: number; price: { total: number } }>(
    bookRequest(person, slotIdx, held, randomUUID()),
  )
  if (!booked) return
  const { bookingIdx, version, price } = booked
  ledger.confirmed({ bookingIdx, version, slotIdx, memberIdx: person.memberIdx, total: price.total })
  field.sold[day]! += 1
  if (Math.random() * CANCEL_ONE_IN >= 1) return
  if (await line.ask(cancelRequest(person.token, booked, randomUUID()))) ledger.cancelled.add(bookingIdx)
}

interface Answer<T> {
  result: boolean
  data?: T
  fail?: { code: string }
}

/** A client that retries until it gets a final answer. */
class Line {
  readonly #connection: Connection
  readonly #ledger: Ledger

  constructor(port: number, ledger: Ledger) {
    this.#connection = new Connection(port)
    this.#ledger = ledger
  }

  /** The data; undefined for a refusal. The same bytes and key are resent until the answer is final. */
  async ask<T>(request: string): Promise<T | undefined> {
    for (;;) {
      const reply = await this.#once(request)
      if (reply?.status === 200) {
        const { result, data, fail }: Answer<T> = JSON.parse(reply.body.toString())
        if (!result) this.#ledger.refused(fail!.code)
        return result ? data : undefined
      }
      if (!reply) this.#ledger.lost++
      else if (reply.status === 503) this.#ledger.unavailable++
      else {
        this.#ledger.fault(`status ${reply.status}`)
        // Asked again it would be answered so again.
        if (reply.status < 500) return undefined
      }
      await wait(50 + Math.random() * 200)
    }
  }

  async #once(request: string): Promise<Reply | undefined> {
    const timers = [
      setTimeout(() => {
        this.#ledger.fault('no answer')
        this.#connection.cut()
      }, PATIENCE_MS),
    ]
    if (Math.random() * CUT_ONE_IN < 1) timers.push(setTimeout(() => this.#connection.cut(), Math.random() * 12))
    try {
      return await this.#connection.send(request)
    } catch {
      return undefined
    } finally {
      for (const timer of timers) clearTimeout(timer)
    }
  }

  hangUp(): void {
    this.#connection.cut()
  }
}
