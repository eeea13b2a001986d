import { randomUUID } from 'node:crypto'
import type { Context } from '../platform/context.ts'
import type { Platform } from '../platform/platform.ts'

/** The context of work that nobody asked for. @param name of the job, for the audit log */
export function jobContext(platform: Platform, name: string): Context {
  const { database, clock, club, limits, remembered, events, files, seal, post, log, stopping } = platform
  return {
    sql: database,
    clock,
    club,
    limits,
    remembered,
    events,
    post,
    log,
    files,
    seal,
    stopping,
    who: null,
    ip: '',
    device: '',
    requestId: randomUUID(),
    callName: `job.${name}`,
    cookies: { fromBrowser: false, read: () => undefined, write: () => {} },
  }
}
