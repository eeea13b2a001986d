import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../../platform/context.ts'
import type { Events } from '../../../platform/events.ts'
import { type SlotRow, slotsByIdx, slotsOfDay } from '../slot/rows.ts'
import { day, type EventRow, forgetEvents, type KnownDay, latestEvents } from './sql.ts'

interface Watcher {
  slots(rows: SlotRow[], eventId: number): Promise<void> | void
  ledger(rows: SlotRow[]): void
  day(row: KnownDay): void
  reset(): void
}

/** Polling interval: events are stored, not notified (see the migration). */
const LOOK_MS = 100
/** Polls between deletions of old events. */
const FORGET_EVERY = 6_000
const LEDGER_MS = 1_000
/** A block may free itself in months; a timer holds 24 days at most. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

interface Watched {
  watchers: Set<Watcher>
  changed: Set<number>
  dayChanged: boolean
  eventId: number
  timer?: NodeJS.Timeout
  ledgerTimer?: NodeJS.Timeout
  /** By tee time, when a hold, a block or a freed seat next ends by itself. */
  expiries: Map<number, NodeJS.Timeout>
}

const hubs = new WeakMap<Events, Hub>()

/** The one hub of this process: it polls for all viewers. */
export function hubOf(ctx: Context): Hub {
  const found = hubs.get(ctx.events)
  if (found) return found
  const hub = new Hub(ctx)
  hubs.set(ctx.events, hub)
  return hub
}

class Hub {
  readonly #dates = new Map<string, Watched>()
  readonly #ctx: Context
  #looking = false
  /** Known events; undefined at the start and after the database was away. */
  #seen?: Set<number>
  /** Settles with the next poll that finds out which events are known. */
  #baseline = Promise.withResolvers<void>()
  /** Events may have been missed, so watchers have to read their day again. */
  #isBehind = false

  constructor(ctx: Context) {
    this.#ctx = ctx
    ctx.events.onGap(() => this.#startOver())
  }

  async #look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    for (let round = 0; this.#dates.size > 0 && !this.#ctx.stopping.aborted; round++) {
      try {
        if (round % FORGET_EVERY === 0) await forgetEvents(this.#ctx.sql)
        this.#take(await latestEvents(this.#ctx.sql))
      } catch {
        this.#startOver()
      }
      await pause(LOOK_MS, undefined, { ref: false })
    }
    this.#looking = false
    this.#seen = undefined
    this.#baseline.resolve()
    this.#baseline = Promise.withResolvers()
  }

  /** Until the first poll has found the events so far, it may take a new event for one of them and tell nobody. */
  async ready(): Promise<void> {
    if (this.#looking && !this.#seen) await this.#baseline.promise
  }

  /** Events may commit out of order, so ids are kept until they leave the window of latest events. */
  #take(events: EventRow[]): void {
    const seen = this.#seen
    this.#seen = new Set(events.map(({ eventIdx }) => eventIdx))
    if (!seen) this.#begin()
    else for (const one of events) if (!seen.has(one.eventIdx)) this.#note(one.date, one.eventId, one.slotIdx)
  }

  #begin(): void {
    this.#baseline.resolve()
    this.#baseline = Promise.withResolvers()
    if (!this.#isBehind) return
    this.#isBehind = false
    for (const { watchers } of this.#dates.values()) for (const watcher of watchers) watcher.reset()
  }

  /** Watchers are told to read again after the next poll: between their reading and it, an event could be lost. */
  #startOver(): void {
    if (!this.#seen) return
    this.#seen = undefined
    this.#isBehind = true
  }

  join(date: string, watcher: Watcher): () => void {
    const watched = this.#dates.get(date) ?? {
      watchers: new Set(),
      changed: new Set(),
      dayChanged: false,
      eventId: 0,
      expiries: new Map(),
    }
    if (!this.#dates.has(date)) {
      this.#dates.set(date, watched)
      // Holds that began before the first viewer must expire on the sheet too.
      slotsOfDay(this.#ctx.sql, date).then(
        (rows) => this.#awaitExpiries(date, watched, rows),
        () => {},
      )
    }
    watched.watchers.add(watcher)
    this.#look()
    return () => this.#leave(date, watched, watcher)
  }

  #leave(date: string, watched: Watched, watcher: Watcher): void {
    watched.watchers.delete(watcher)
    if (watched.watchers.size > 0) return
    this.#dates.delete(date)
    for (const timer of [watched.timer, watched.ledgerTimer, ...watched.expiries.values()]) clearTimeout(timer)
  }

  #note(date: string, eventId: number, slotIdx: number | null): void {
    const watched = this.#dates.get(date)
    if (!watched) return
    watched.eventId = Math.max(watched.eventId, eventId)
    if (slotIdx === null) watched.dayChanged = true
    else watched.changed.add(slotIdx)
    // Changes of one poll are read together: one query serves many changes and all viewers.
    watched.timer ??= setTimeout(() => this.#tell(date, watched), 0)
    watched.ledgerTimer ??= setTimeout(() => this.#sendLedger(date, watched), LEDGER_MS)
  }

  async #tell(date: string, watched: Watched): Promise<void> {
    watched.timer = undefined
    const changed = [...watched.changed]
    watched.changed.clear()
    const { dayChanged, eventId } = watched
    watched.dayChanged = false
    try {
      const rows = changed.length > 0 ? await slotsByIdx(this.#ctx.sql, changed) : []
      const row = dayChanged ? await day(this.#ctx.sql, date) : undefined
      this.#awaitExpiries(date, watched, rows)
      for (const watcher of watched.watchers) {
        if (row) watcher.day(row)
        // A day that changed may have other tee times, or none that is free.
        if (row) watcher.reset()
        await watcher.slots(rows, eventId)
      }
    } catch {
      for (const watcher of watched.watchers) watcher.reset()
    }
  }

  async #sendLedger(date: string, watched: Watched): Promise<void> {
    watched.ledgerTimer = undefined
    const rows = await slotsOfDay(this.#ctx.sql, date).catch(() => undefined)
    if (rows) for (const watcher of watched.watchers) watcher.ledger(rows)
  }

  #awaitExpiries(date: string, watched: Watched, rows: SlotRow[]): void {
    for (const { slotIdx, claims } of rows) {
      clearTimeout(watched.expiries.get(slotIdx))
      watched.expiries.delete(slotIdx)
      const ends = claims.flatMap(({ expiresAt, freesAt }) => (expiresAt ?? freesAt)?.epochMilliseconds ?? [])
      const next = ends
        .map((end) => end - this.#ctx.clock.ms())
        .filter((ms) => ms >= 0 && ms <= LONGEST_WAIT_MS)
        .sort((a, b) => a - b)[0]
      if (next === undefined) continue
      watched.expiries.set(
        slotIdx,
        setTimeout(() => this.#note(date, watched.eventId, slotIdx), next + 20),
      )
    }
  }
}
