import type { IncomingMessage } from 'node:http'
import { dateIn } from '../platform/date-in.ts'
import type { Platform } from '../platform/platform.ts'
import { sendReport } from './measurement.ts'
import { MOST_EVENTS, reportOf, type View, viewOf } from './rules.ts'
import * as sql from './sql.ts'

const EVERY_MS = 10_000
/** Views that wait; more are not reported. */
const MOST_WAITING = 500
/** After a failure nothing is sent for this long. */
const PAUSE_MS = 60_000

interface Place {
  gaId: string
  secret: string
}
type Needed = Pick<Platform, 'database' | 'seal' | 'events' | 'clock' | 'club' | 'config' | 'log'>

/** Reports the views of this process in batches, while a manager has entered where to. A report is never tried again. */
export class PageViews {
  readonly #needed: Needed
  readonly #timer: NodeJS.Timeout
  #place: Place | undefined
  #version = 0
  #waiting: View[] = []
  #origin = ''
  #sending: Promise<void> = Promise.resolve()
  #pausedUntil = 0
  #hasFailed = false

  constructor(needed: Needed) {
    this.#needed = needed
    this.#timer = setInterval(() => this.flush(), EVERY_MS)
    this.#timer.unref()
    needed.events.on('changed', (noun) => noun === 'analytics' && this.renew())
    needed.events.onGap(() => this.renew())
  }

  /** Reads where to report. */
  async renew(): Promise<void> {
    const { database, seal, log } = this.#needed
    try {
      const { gaId, sealedSecret, version } = await sql.analytics(database)
      // Of several readings an earlier one may end later.
      if (version <= this.#version) return
      this.#version = version
      const secret = gaId && seal.open(sealedSecret)
      this.#place = secret ? { gaId, secret } : undefined
      this.#pausedUntil = 0
      if (!this.#place) this.#waiting = []
    } catch (error) {
      log.warn({ err: error }, 'where page views are reported could not be read')
    }
  }

  /** @param origin of the site, as this visitor reaches it */
  note({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>, origin: string): void {
    if (!this.#place || this.#waiting.length >= MOST_WAITING) return
    this.#origin = this.#needed.config.publicUrl ?? origin
    const view = viewOf(url, headers, new URL(this.#origin).host)
    if (view) this.#waiting.push(view)
  }

  /** Sends what waits, one report after another. */
  flush(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendAll())
    return this.#sending
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  async #sendAll(): Promise<void> {
    const { clock, club, config } = this.#needed
    while (this.#place && this.#waiting.length > 0 && clock.ms() >= this.#pausedUntil) {
      const views = this.#waiting.splice(0, MOST_EVENTS)
      const day = dateIn(clock.now(), club.zone)
      const report = reportOf(views, { club: club.clubCode, origin: this.#origin, day })
      await sendReport(config.analyticsUrl, this.#place, report).then(
        () => this.#succeeded(),
        (error: Error) => this.#failed(error),
      )
    }
  }

  async #succeeded(): Promise<void> {
    this.#hasFailed = false
    await this.#write(sql.noteSent(this.#needed.database))
  }

  /** A service that stays away is logged once. */
  async #failed(error: Error): Promise<void> {
    const { clock, database, log } = this.#needed
    const failure = String((error.cause as Error | undefined)?.message ?? error.message).slice(0, 300)
    this.#pausedUntil = clock.ms() + PAUSE_MS
    if (!this.#hasFailed) log.warn({ failure }, 'page views could not be reported')
    this.#hasFailed = true
    await this.#write(sql.noteFailure(database, failure))
  }

  /** What is known of reports may be lost with the database; the reports go on. */
  async #write(written: Promise<void>): Promise<void> {
    await written.catch((error) => this.#needed.log.warn({ err: error }, 'a report could not be noted'))
  }
}

export async function pageViews(needed: Needed): Promise<PageViews> {
  const views = new PageViews(needed)
  await views.renew()
  return views
}
