// A process of the product that answers calls and offers freed tee times, and is killed at one point of it. It is started by
// killed-before-offer.test.ts with its settings as JSON, and prints its port.
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { jobs } from '../../src/app/parts.ts'
import { createApp } from '../../src/app.ts'
import { keepJobsGoing } from '../../src/job/keep-going.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { openPlatform } from '../../src/platform/platform.ts'
import { OFFER_STANDBY } from '../../src/reservation/standby/freed/release.ts'

/** A process dies at the COMMIT of the first transaction that has a statement with this text: right before it or right after. */
export interface Death {
  text: string
  at: 'before' | 'after'
}

export interface Wanted {
  url: string
  dataDir: string
  death?: Death
}

const { url, dataDir, death } = JSON.parse(process.argv[2]!) as Wanted
const settings = { DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), RATE_LIMIT_SCALE: '1000', BACKUPS: 'off' }
const platform = await openPlatform(readConfig(settings), url, createLog('silent'), 4)
if (death) dieAt(platform.database, death)
const app = await createApp(platform)
await app.listen({ port: 0, host: '127.0.0.1' })
// The next process starts faster.
flushCompileCache()
// Without the job of each minute, which would find a tee time that has no task.
keepJobsGoing(
  platform,
  jobs.filter(({ name }) => name === OFFER_STANDBY),
)
writeSync(1, String((app.server.address() as AddressInfo).port))

function dieAt(database: Database, { text, at }: Death): void {
  const { begin } = database
  const mortal = async (work: (tx: object) => unknown) => {
    let isMet = false
    const heard = (tx: object) =>
      new Proxy(tx, {
        apply: (sql, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) => {
          if (Array.isArray(strings) && strings.join('?').includes(text)) isMet = true
          return Reflect.apply(sql as (...args: unknown[]) => unknown, self, [strings, ...values])
        },
      })
    const answer = await begin(async (tx) => {
      const done = await work(heard(tx))
      if (isMet && at === 'before') die()
      return done
    })
    if (isMet && at === 'after') die()
    return answer
  }
  Object.assign(database, { begin: mortal })
}

/** Ends this process as a power cut does, without closing its connections. */
function die(): void {
  process.kill(process.pid, 'SIGKILL')
}
