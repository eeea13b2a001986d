import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Events } from './events.ts'

export interface KeptAnswer {
  key: string
  data: unknown
  /** The serialised envelope. */
  body: Buffer
  etag: string
  until: number
  shows: readonly string[]
}

const MOST = 2000

/** Weak: a compressed response has the same. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** An entry is dropped when one of its nouns changes in any process, when it expires, or when the cache is full. */
export class KeptAnswers {
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #clock: Clock
  /** Counts invalidations, so that a response read before a change is not cached after it. */
  #generation = 0

  constructor(clock: Clock, events: Events) {
    this.#clock = clock
    events.on('changed', (noun) => this.#drop(noun))
    events.on('clock', () => this.#drop())
    clock.onJump(() => this.#drop())
    events.onGap(() => this.#drop())
  }

  get(key: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key)
    if (kept && kept.until > this.#clock.ms()) return kept
    return undefined
  }

  get generation(): number {
    return this.#generation
  }

  /** @param generation when reading began */
  keep(
    key: string,
    data: unknown,
    cache: { shows: readonly string[]; seconds: number },
    generation: number,
  ): KeptAnswer {
    const body = Buffer.from(JSON.stringify({ result: true, data }))
    const answer = {
      key,
      data,
      body,
      etag: etagOf(body),
      until: this.#clock.ms() + cache.seconds * 1000,
      shows: cache.shows,
    }
    if (generation !== this.#generation) return answer
    this.#put(key, answer)
    return answer
  }

  /** Lets the next request for the same URL find the response before anything is parsed. */
  keepFor(url: string, answer: KeptAnswer): void {
    // An answer from before a change is sent to its reader and kept nowhere.
    if (this.#kept.get(answer.key) !== answer) return
    // Also dropped when the site closes, because this path does not check its state.
    if (this.#kept.get(url)?.body !== answer.body) this.#put(url, { ...answer, shows: [...answer.shows, 'site'] })
  }

  #put(key: string, answer: KeptAnswer): void {
    this.#kept.delete(key)
    this.#kept.set(key, answer)
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!)
  }

  #drop(noun?: string): void {
    this.#generation++
    for (const [key, kept] of this.#kept) {
      if (noun === undefined || kept.shows.includes(noun)) this.#kept.delete(key)
    }
  }
}
