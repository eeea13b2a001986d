import { randomUUID } from 'node:crypto'
import type { Context } from '../platform/context.ts'
import { type Platform, standingOf } from '../platform/platform.ts'

/** The context of background work. @param name of the job, for the audit log */
export function jobContext(platform: Platform, name: string): Context {
  return {
    ...standingOf(platform),
    who: null,
    lang: platform.club.lang,
    reachedAt: '',
    ip: '',
    device: '',
    requestId: randomUUID(),
    callName: `job.${name}`,
    cookies: { read: () => undefined, write: () => {} },
  }
}
