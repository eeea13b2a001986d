import type { Clock } from './clock.ts'
import type { Events } from './events.ts'

const MOST = 1_000

/** Reads several keys at once; missing keys are missing in the result. */
type ReadAll<K, T> = (asked: K[]) => Promise<Map<K, T>>

interface Reading {
  now: Promise<unknown>
  /** Starts when the current read is done. */
  next?: Promise<unknown>
}

/** A cache in this process. NOTIFY invalidates the entries of a noun that changed. */
export class Cache {
  readonly #kept = new Map<string, { value: Promise<unknown>; until: number; shows: readonly string[] }>()
  readonly #reading = new Map<string, Reading>()
  readonly #asked = new Map<string, Set<unknown>>()
  readonly #clock: Clock

  constructor(events: Events, clock: Clock) {
    this.#clock = clock
    events.on('changed', (noun) => this.invalidate(noun))
    events.on('clock', () => this.#kept.clear())
    clock.onJump(() => this.#kept.clear())
    events.onGap(() => this.#kept.clear())
  }

  /** @param seconds maximum age */
  recall<T>(key: string, shows: readonly string[], seconds: number, read: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && kept.until > this.#clock.ms()) return kept.value as Promise<T>
    const value = read()
    if (this.#kept.size >= MOST) this.#kept.clear()
    this.#kept.set(key, { value, until: this.#clock.ms() + seconds * 1000, shows })
    value.catch(() => this.#kept.delete(key))
    return value
  }

  /**
   * One read for concurrent callers. A caller during a read waits for the next: no result is older than its request.
   */
  coalesce<T>(key: string, read: () => Promise<T>): Promise<T> {
    const under = this.#reading.get(key)
    if (!under) return this.#read(key, read)
    const again = () => this.#read(key, read)
    under.next ??= under.now.then(again, again)
    return under.next as Promise<T>
  }

  /** Like `coalesce` for keys of one kind: one read for all keys requested in the meantime. */
  async gather<K, T>(kind: string, key: K, read: ReadAll<K, T>): Promise<T | undefined> {
    const asked = (this.#asked.get(kind) ?? new Set()) as Set<K>
    this.#asked.set(kind, asked.add(key))
    const found = await this.coalesce(kind, () => {
      const keys = [...asked]
      asked.clear()
      return read(keys)
    })
    return found.get(key)
  }

  #read<T>(key: string, read: () => Promise<T>): Promise<T> {
    const now = read()
    const reading: Reading = { now }
    this.#reading.set(key, reading)
    const done = () => {
      if (!reading.next) this.#reading.delete(key)
    }
    now.then(done, done)
    return now
  }

  invalidate(noun: string): void {
    for (const [key, { shows }] of this.#kept) if (shows.includes(noun)) this.#kept.delete(key)
  }
}
