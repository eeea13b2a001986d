import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../connection.ts'
import type { Person } from '../people.ts'
import { holdRequest, requestOf } from '../request.ts'

const EVERY_MS = 250

interface Probed {
  status: number
  answeredMs: number
}

/** Asks one machine for a hold and for a page's data again and again, and notes how long each answer took. */
export class Prober {
  readonly #writes: Probed[] = []
  readonly #reads: Probed[] = []
  readonly #work: Promise<unknown>
  #isOver = false

  constructor(port: number, { token }: Person, slotIdx: number) {
    const key = randomUUID()
    this.#work = Promise.all([
      this.#ask(port, holdRequest(token, slotIdx, key), this.#writes),
      this.#ask(port, requestOf('GET', '/hp/api/info', { token }), this.#reads),
    ])
  }

  /** The answers to what was asked until now, which may take a while. */
  async end(): Promise<{ writes: Probed[]; reads: Probed[] }> {
    this.#isOver = true
    await this.#work
    return { writes: this.#writes, reads: this.#reads }
  }

  async #ask(port: number, request: string, answers: Probed[]): Promise<void> {
    const line = new Connection(port)
    while (!this.#isOver) {
      const from = performance.now()
      const status = await line.send(request).then(
        (reply) => reply.status,
        () => 0,
      )
      answers.push({ status, answeredMs: performance.now() - from })
      await wait(EVERY_MS)
    }
    line.cut()
  }
}
