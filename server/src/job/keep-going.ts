import { isDatabaseAway } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { jobContext } from './context.ts'
import type { Job } from './job.ts'
import { know, perform, performTasks } from './perform.ts'
import * as sql from './sql.ts'

const LOOK_MS = 1000
/** Another process, or the next start, picks up what is still running then. */
const LAST_WAIT_MS = 8000

/** Runs due jobs, each in one process at a time. @returns waits for running jobs, once the platform drains */
export function keepJobsGoing(platform: Platform, jobs: readonly Job[]): () => Promise<void> {
  const { database, clock, club, events, log, stopping } = platform
  const running = new Map<string, Promise<void>>()
  const report = (error: unknown, job: string) => {
    if (!stopping.aborted && !isDatabaseAway(error)) log.error({ err: error, job }, 'a job failed')
  }

  let isKnown = false
  const knowAll = async () => {
    await clock.measure(database)
    for (const job of jobs) await know({ sql: database, club, clock }, job)
    isKnown = true
  }
  const work = async (job: Job) => {
    const next = job.schedule ? perform : performTasks
    try {
      while (!stopping.aborted) {
        const performed = await next(jobContext(platform, job.name), job, true)
        if (performed?.error) report(performed.error, job.name)
        if (!performed) return
      }
    } catch (error) {
      report(error, job.name)
    } finally {
      running.delete(job.name)
    }
  }
  const look = async () => {
    if (!isKnown) await knowAll()
    const due = await sql.due(database)
    for (const job of jobs)
      if (due.includes(job.name) && !running.has(job.name) && !stopping.aborted) running.set(job.name, work(job))
  }

  const stopListening = events.on('clock', () => {
    isKnown = false
  })
  let timer: NodeJS.Timeout
  const goOn = async () => {
    await look().catch((error) => report(error, 'look'))
    if (!stopping.aborted) timer = setTimeout(goOn, LOOK_MS)
  }
  void goOn()
  stopping.addEventListener('abort', () => clearTimeout(timer), { once: true })
  return async () => {
    stopListening()
    const { promise, resolve } = Promise.withResolvers<void>()
    const enough = setTimeout(resolve, LAST_WAIT_MS)
    await Promise.race([Promise.all(running.values()), promise])
    clearTimeout(enough)
  }
}
