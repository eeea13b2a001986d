import { randomUUID } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepHorizon } from './service.ts'

const HOUR_MS = 3_600_000

/** Keeps the days ahead made and published, now and every hour; every process may run it, one at a time does it. */
export function keepHorizonHourly(platform: Platform): void {
  const { log, stopping } = platform
  const run = async () => {
    try {
      const { changes, unserved } = await keepHorizon(jobContext(platform))
      if (changes.length > 0) log.info({ days: changes.length }, 'days of the tee sheet made, published or closed')
      if (unserved.length > 0) log.warn({ from: unserved[0], to: unserved.at(-1) }, 'no template can serve these days')
    } catch (error) {
      if (!stopping.aborted) log.error({ err: error }, 'the days of the tee sheet could not be kept up')
    }
  }
  const timer = setInterval(run, HOUR_MS).unref()
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
  void run()
}

/** The context of work that nobody asked for. */
export function jobContext({ database, clock, club, limits, remembered, events, files, stopping }: Platform): Context {
  return {
    sql: database,
    clock,
    club,
    limits,
    remembered,
    events,
    files,
    stopping,
    who: null,
    ip: '',
    device: '',
    requestId: randomUUID(),
    callName: 'sheet-day.keepHorizon',
    cookies: { fromBrowser: false, read: () => undefined, write: () => {} },
  }
}
