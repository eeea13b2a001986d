import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../server/src/platform/database.ts'
import { Connection, said } from '../connection.ts'
import type { Field } from '../field.ts'
import { addMembers, type Person } from '../people.ts'
import { bookRequest, cancelRequest, holdRequest, requestOf } from '../request.ts'

const TEE_TIMES = 100
const LOOK_MS = 20
const BETWEEN_MS = 200
const LATEST_MS = 10_000
/** Those of the tee times, one a minute from 06:00. */
const HOURS = ['06', '07']

interface Cancellable {
  booker: Person
  slotIdx: number
  booking: { bookingIdx: number; version: number }
}

/** From a cancellation to the message with the offer and to its email, one tee time at a time and all at once. @returns rows of a table */
export async function measureOffers(field: Field): Promise<string[][]> {
  // Offers are measured at any hour.
  await field.sql`
    insert into rule_setting (name, "values") values ('standby', '{"quietFrom": "07:00", "quietUntil": "07:00"}')
    on conflict (name) do update set "values" = excluded."values"`
  await field.restart(1, { MAIL_OUTBOX_DIR: join(field.dataDir, 'sent') })
  const rows = [
    [`${TEE_TIMES} tee times, from a cancellation`, 'offer p50', 'p99', 'email p50', 'p99', 'not in 10 s', 'aim'],
  ]
  for (const [name, cancelAll] of [
    ['one after the other', inTurn],
    ['all at once', atOnce],
  ] as const) {
    const found = (await cancelled(field, cancelAll)).times
    const lost = TEE_TIMES * 2 - found.offered.length - found.mailed.length
    rows.push([name, ...shown(found.offered), ...shown(found.mailed), String(lost), 'p99 5 s'])
    console.log(`  ${rows.at(-1)!.join(', ')}`)
  }
  return rows
}

function shown(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.99].map((share) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)} ms`)
}

/** Cancels a booking on a connection of its own: a connection carries one request at a time. */
type Cancel = (one: Cancellable) => Promise<void>

async function inTurn(all: Cancellable[], cancel: Cancel, watched: Watched): Promise<void> {
  for (const one of all) {
    await cancel(one)
    await watched.untilOffered(one.slotIdx)
    await wait(BETWEEN_MS)
  }
}

async function atOnce(all: Cancellable[], cancel: Cancel): Promise<void> {
  await Promise.all(all.map(cancel))
}

async function cancelled(field: Field, cancelAll: typeof inTurn) {
  const { date, slots } = await field.day(TEE_TIMES)
  const bookings = await booked(field, slots)
  await standBy(field, date)
  const watched = new Watched(field.sql, slots)
  const lines = new Map(slots.map((slotIdx) => [slotIdx, new Connection(field.port)]))
  const cancel: Cancel = async ({ booker, slotIdx, booking }) => {
    watched.began.set(slotIdx, performance.now())
    await said(lines.get(slotIdx)!, cancelRequest(booker.token, booking, crypto.randomUUID()))
  }
  try {
    for (const line of lines.values()) await line.ready()
    await cancelAll(bookings, cancel, watched)
    await watched.untilAll()
  } finally {
    for (const line of lines.values()) line.cut()
    await watched.end()
  }
  return watched
}

async function booked(field: Field, slots: number[]): Promise<Cancellable[]> {
  const bookers = await addMembers(field.sql, slots.length)
  const line = new Connection(field.port)
  const bookings: Cancellable[] = []
  for (const [i, slotIdx] of slots.entries()) {
    const booker = bookers[i]!
    const held = await said(line, holdRequest(booker.token, slotIdx, crypto.randomUUID()))
    const booking = await said(line, bookRequest(booker, slotIdx, held, crypto.randomUUID()))
    bookings.push({ booker, slotIdx, booking })
  }
  line.cut()
  return bookings
}

/** As many members as there are tee times. */
async function standBy(field: Field, date: string): Promise<void> {
  const line = new Connection(field.port)
  for (const { token } of await addMembers(field.sql, TEE_TIMES)) {
    const body = { date, hours: HOURS, partySize: 4, auto: false }
    await said(line, requestOf('POST', '/hp/api/reservation/waitings', { token, key: crypto.randomUUID(), body }))
  }
  line.cut()
}

/** Looks for the offers of tee times with one statement for all, so that looking costs the product little. */
class Watched {
  /** When the cancellation of a tee time was sent. */
  readonly began = new Map<number, number>()
  readonly #offered = new Map<number, number>()
  readonly #mailed = new Map<number, number>()
  readonly #looking: Promise<void>
  #isOver = false

  constructor(sql: Database, slots: number[]) {
    this.#looking = this.#look(sql, slots)
  }

  async untilOffered(slotIdx: number): Promise<void> {
    const end = performance.now() + LATEST_MS
    while (!this.#offered.has(slotIdx) && performance.now() < end) await wait(LOOK_MS)
  }

  async untilAll(): Promise<void> {
    const end = performance.now() + LATEST_MS
    while (this.#mailed.size < this.began.size && performance.now() < end) await wait(LOOK_MS)
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#looking
  }

  /** Milliseconds from each cancellation to its offer, and to its email. */
  get times() {
    return { offered: [...this.#offered.values()], mailed: [...this.#mailed.values()] }
  }

  async #look(sql: Database, slots: number[]): Promise<void> {
    while (!this.#isOver) {
      const rows = await sql<{ slotIdx: number; isMailed: boolean }[]>`
        select o.slot_idx, exists (
          select from mail m where m.member_idx = e.member_idx and m.kind = 'STANDBY_OFFER' and m.state = 'SENT') as is_mailed
        from standby_offer o join standby_entry e using (waiting_idx) where o.slot_idx = any (${slots}::bigint[])`
      const now = performance.now()
      for (const { slotIdx, isMailed } of rows) {
        const took = now - this.began.get(slotIdx)!
        if (!this.#offered.has(slotIdx)) this.#offered.set(slotIdx, took)
        if (isMailed && !this.#mailed.has(slotIdx)) this.#mailed.set(slotIdx, took)
      }
      await wait(LOOK_MS)
    }
  }
}
