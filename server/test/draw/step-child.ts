// A process of the product that does what is due of draws and is killed at one point of it. It is started by crash.test.ts
// with a wanted deed as JSON.
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { jobContext } from '../../src/job/context.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { openPlatform } from '../../src/platform/platform.ts'
import { planJobs } from '../../src/reservation/draw/plan/jobs.ts'
import { draw } from '../../src/reservation/draw/run/draw.ts'
import { tendDraws } from '../../src/reservation/draw/run/jobs.ts'
import { computeSlow } from '../../src/reservation/draw/run/slow.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Where a process dies: before its nth statement that has the text, before its nth COMMIT, or after it. */
export type Death = { before: string; nth: number } | { commit: number } | { committed: number }

export type Deed =
  | { does: 'plan' | 'tend' }
  | { does: 'compute'; drawIdx: number }
  /** As the second manager. */
  | { does: 'type'; drawIdx: number; adminIdx: number; value: string }

export interface Wanted {
  url: string
  dataDir: string
  drandUrl: string
  deed: Deed
  death?: Death
  /** Of play, whose draws are looked at. */
  date: string
}

/** What a process says of itself: also the one that dies before a COMMIT, of what it would have committed. */
export interface Said {
  statements: number
  outcome: Outcome
}

const { url, dataDir, drandUrl, deed, death, date } = JSON.parse(process.argv[2]!) as Wanted
const settings = { DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), DRAND_URL: drandUrl }
const platform = await openPlatform(readConfig(settings), url, createLog('silent'), 2)
// The next process starts faster.
flushCompileCache()

let statements = 0
let found = 0
let commits = 0
type Tagged = (strings: TemplateStringsArray, ...values: unknown[]) => unknown

/** Ends this process as a power cut does: nothing is told to the database. */
const die = () => process.kill(process.pid, 'SIGKILL')

function lookAt(strings: TemplateStringsArray): void {
  statements++
  if (!death || !('before' in death)) return
  if (strings.join('?').includes(death.before) && ++found === death.nth) die()
}

const mortal = <T extends object>(sql: T): T =>
  new Proxy(sql, {
    apply: (target, _, [strings, ...values]) => {
      if (Array.isArray(strings) && 'raw' in strings) lookAt(strings as never)
      return (target as Tagged)(strings, ...values)
    },
    get: (target, name) => (name === 'begin' ? beginIn(target as never) : (Reflect.get(target, name) as unknown)),
  })

const beginIn = (database: Database) => async (work: (tx: object) => unknown) => {
  const answer = await database.begin(async (tx) => {
    const done = await work(mortal(tx))
    if (death && 'commit' in death && ++commits === death.commit) {
      say({ statements, outcome: await outcomeOf(tx, date) })
      die()
    }
    return done
  })
  if (death && 'committed' in death && ++commits === death.committed) die()
  return answer
}

/** At once, because a dead process says nothing. */
const say = (said: Said) => writeSync(1, JSON.stringify(said))

const ctx = { ...jobContext(platform, 'test'), sql: mortal(platform.database) }
switch (deed.does) {
  case 'plan':
    await planJobs.find(({ schedule }) => schedule)!.run(ctx)
    break
  case 'tend':
    await tendDraws(ctx)
    break
  case 'compute':
    await computeSlow(ctx, deed.drawIdx)
    break
  case 'type': {
    const { drawIdx, adminIdx, value } = deed
    await draw({ ...ctx, who: { adminIdx } as never }, { drawIdx, version: 2, value })
  }
}
say({ statements, outcome: await outcomeOf(platform.database, date) })
process.exit(0)
