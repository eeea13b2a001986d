import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../connection.ts'
import type { Field } from '../field.ts'
import { addMembers } from '../people.ts'
import { residentMb } from '../processes.ts'
import { holdRequest, requestOf } from '../request.ts'

const WATCHERS = [1_000, 5_000]
const UPDATES = 20
const BETWEEN_MS = 500
const OPENED_AT_ONCE = 100
const LATEST_MS = 2_000

/** A member holds tee times of a day that visitors watch. @returns rows of a table */
export async function measureWatchers(field: Field): Promise<string[][]> {
  const rows = [['watchers of a sheet, two processes', 'memory each', 'p50 of an update', 'p99', 'not seen in 2 s']]
  for (const count of WATCHERS) {
    await field.restart(2)
    const { kbEach, times, lost } = await watch(field, count)
    const ms = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)} ms`
    rows.push([String(count), `${Math.round(kbEach)} kB`, ms(0.5), ms(0.99), String(lost)])
  }
  return rows
}

async function watch(field: Field, watchers: number) {
  const { date, slots } = await field.day(UPDATES)
  const people = await addMembers(field.sql, UPDATES)
  const workers = field.product.workers()
  const before = residentMb(workers)
  const streams: Stream[] = []
  while (streams.length < watchers) {
    const more = Array.from(
      { length: Math.min(OPENED_AT_ONCE, watchers - streams.length) },
      () => new Stream(field.port, date),
    )
    await Promise.all(more.map((stream) => stream.isOpen))
    streams.push(...more)
  }
  const kbEach = ((residentMb(workers) - before) * 1024) / watchers
  const holder = new Connection(field.port)
  const times: number[] = []
  let lost = 0
  for (const [i, slotIdx] of slots.entries()) {
    const began = performance.now()
    const seen = streams.map((stream) => stream.sees(slotIdx))
    await holder.send(holdRequest(people[i]!.token, slotIdx, crypto.randomUUID()))
    const late = wait(LATEST_MS, null)
    for (const at of await Promise.all(seen.map((one) => Promise.race([one, late])))) {
      if (at === null) lost++
      else times.push(at - began)
    }
    await wait(BETWEEN_MS)
  }
  holder.cut()
  for (const stream of streams) stream.close()
  return { kbEach, times: times.sort((a, b) => a - b), lost }
}

class Stream {
  readonly isOpen: Promise<void>
  readonly #socket: Socket
  #waiting: { mark: string; resolve(at: number): void } | undefined

  constructor(port: number, date: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.isOpen = promise
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.write(requestOf('GET', `/hp/api/reservation/sheets/stream?date=${date}`))
    this.#socket.on('data', (chunk) => {
      const text = (chunk as Buffer).toString('latin1')
      if (text.includes('event: hello')) resolve()
      if (!this.#waiting || !text.includes(this.#waiting.mark)) return
      this.#waiting.resolve(performance.now())
      this.#waiting = undefined
    })
    this.#socket.on('error', reject)
  }

  /** @returns when the next change of this tee time arrived, by performance.now() */
  sees(slotIdx: number): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>()
    this.#waiting = { mark: `"slotIdx":${slotIdx},`, resolve }
    return promise
  }

  close(): void {
    this.#socket.destroy()
  }
}
