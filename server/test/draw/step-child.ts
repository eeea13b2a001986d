// A process of the product that does what is due of draws and is killed before one of its statements. It is started by
// crash.test.ts with the address of the database, the number of that statement and the folder of its data.
import { jobContext } from '../../src/job/context.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { openPlatform } from '../../src/platform/platform.ts'
import { tendDraws } from '../../src/reservation/draw/run/jobs.ts'

const [url, dieAt, dataDir] = process.argv.slice(2) as [string, string, string]
const settings = { DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), DRAND_URL: 'http://127.0.0.1:9' }
const platform = await openPlatform(readConfig(settings), url, createLog('silent'), 2)

let seen = 0
type Tagged = (strings: TemplateStringsArray, ...values: unknown[]) => unknown

/** Ends this process before a statement, as a power cut does: nothing is told to the database. */
const mortal = <T extends object>(sql: T): T =>
  new Proxy(sql, {
    apply: (target, _, [strings, ...values]) => {
      if (Array.isArray(strings) && 'raw' in strings && ++seen === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
      return (target as unknown as Tagged)(strings, ...values)
    },
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown
      if (name !== 'begin') return value
      return (work: (tx: object) => unknown) => (value as Database['begin'])((tx) => work(mortal(tx)) as never)
    },
  })

await tendDraws({ ...jobContext(platform, 'tend-draws'), sql: mortal(platform.database) })
// What the parent counts with when nothing has killed it.
process.stdout.write(String(seen))
process.exit(0)
