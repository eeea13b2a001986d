import { readFileSync } from 'node:fs'
import { PERIODS } from '@clubhouse/contract/dashboard'
import { read } from '../../server/src/dashboard/read.ts'
import type { Context } from '../../server/src/platform/context.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { table } from './table.ts'

// DATABASE_URL=… node bench/src/dashboard.ts: each period of the dashboard, of npm run db:reset -- --seed=large, against
// as many empty statements one after the other, which is the least that asking a database costs. On one connection, whose
// processor time in the database other load does not change; the product sends the statements side by side.
const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to a database of the product.')
const RUNS = 15
/** Statements of the call, for a manager who may read everything. */
const STATEMENTS = 21
const AIM_MS = 200
const TICK_MS = 10
const database = openDatabase(url, 1)
const [club] = await database<[{ zone: string; now: Temporal.Instant; pid: number }]>`
  select zone, club_now() as now, pg_backend_pid() as pid from club`
const ctx = {
  sql: database,
  clock: { now: () => club.now },
  club: { zone: club.zone },
  lang: 'en',
  who: { adminIdx: 1, isSSAdmin: true, rights: {} },
} as unknown as Context

/** Processor time of the connection's process in the database, which runs on this machine. */
function usedMs(): number {
  const fields = readFileSync(`/proc/${club.pid}/stat`, 'latin1')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The median time by the clock, and the mean by the processor. */
async function measure(run: () => Promise<unknown>): Promise<{ ms: number; cpu: number }> {
  const times: number[] = []
  const used = usedMs()
  for (let i = 0; i < RUNS; i++) {
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!, cpu: (usedMs() - used) / RUNS }
}

async function floor(): Promise<void> {
  for (let i = 0; i < STATEMENTS; i++) await database`select 1`
}

const rows = [['period', 'days', 'ms', 'floor ms', 'ratio', 'database CPU ms', `aim ${AIM_MS} ms`]]
await floor()
for (const period of PERIODS) {
  const { from, to } = await read(ctx, period)
  const [ours, least] = [await measure(() => read(ctx, period)), await measure(floor)]
  const figures = [ours.ms, least.ms, ours.ms / least.ms, ours.cpu].map((value) => value.toFixed(1))
  rows.push([String(period), `${from} to ${to}`, ...figures, ours.cpu <= AIM_MS ? 'kept' : 'missed'])
}
console.log(table(rows))
await database.end()
