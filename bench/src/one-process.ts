import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { loadProductTexts } from '../../server/src/language/product-texts.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { openEmbeddedDatabase } from '../../server/src/platform/embedded-database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createDatabase, migrate } from '../../server/src/platform/migrate.ts'
import { openPlatform, type Platform } from '../../server/src/platform/platform.ts'
import { seed } from '../../server/src/seed/seed.ts'
import { table } from './table.ts'

/** For 2,000 of them. */
const AIM_MS = 10_000
const PACE_MS = 20

export interface Bench {
  /** Of a database of its own. */
  url: string
  dataDir: string
  /** The thread that takes what is handed over, and where it listens on this machine. */
  sink: Worker
  port: number
}

/** A database and a sink for the time of a measurement. @param file of the sink, beside this one */
export async function besideSink(
  file: string,
  workerData: object,
  measure: (bench: Bench) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
  const server = await openEmbeddedDatabase(dataDir)
  const sink = new Worker(new URL(file, import.meta.url), { workerData })
  const [port] = (await once(sink, 'message')) as [number]
  try {
    await measure({ url: server.url(), dataDir, sink, port })
  } finally {
    await sink.terminate()
    await server.stop('immediate')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** An empty club in this process, without a web server. */
export async function openAlone(
  url: string,
  { dataDir, ...settings }: { dataDir: string; [setting: string]: string },
): Promise<Platform> {
  await createDatabase(url)
  const database = openDatabase(url, 2)
  await migrate(database)
  await loadProductTexts(database)
  await seed({ database, config: { clubCode: 'GC001', siteCode: 'GREENHILL', dataDir, sessionSecret: '' } }, 'empty')
  await database.end()
  const all = { DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), ...settings }
  return openPlatform(readConfig(all), url, createLog('warn'))
}

/** Milliseconds until no row of an outbox waits any more. */
export async function untilSent({ database }: Platform, outbox: 'mail' | 'alert'): Promise<number> {
  const began = performance.now()
  for (;;) {
    const [row] = await database<[{ waiting: number }]>`
      select count(*) as waiting from ${database(outbox)} where state = 'WAITING'`
    if (row.waiting === 0) return performance.now() - began
    await setTimeout(PACE_MS)
  }
}

/** What a sink in a thread took since it was last asked. */
export async function takenBy<Taken>(sink: Worker): Promise<Taken> {
  sink.postMessage('count')
  const [taken] = (await once(sink, 'message')) as [Taken]
  return taken
}

/** Milliseconds of a round: until the cause was committed, until the last was handed over, and of the floor. */
export interface Round {
  written: number
  ours: number
  alone: number
}

/** @param count of each round @param names of the two ways to hand them over */
export function printHandedOver(
  what: string,
  count: number,
  rounds: readonly Round[],
  names: { ours: string; alone: string },
): void {
  const of = (key: keyof Round) => rounds.map((round) => round[key])
  const [written, ours, alone] = (['written', 'ours', 'alone'] as const).map((key) => median(of(key))) as [
    number,
    number,
    number,
  ]
  const least = (key: keyof Round) => Math.min(...of(key)).toFixed(0)
  const aSecond = (ms: number) => ((count * 1000) / ms).toFixed(0)
  console.log(
    table([
      [`${count} ${what}`, 'ms', 'least', 'a second', `of ${names.alone}`, 'aim, ms'],
      ['written, with their cause', written.toFixed(0), least('written'), '', '', ''],
      [names.ours, ours.toFixed(0), least('ours'), aSecond(ours), (ours / alone).toFixed(2), String(AIM_MS)],
      [names.alone, alone.toFixed(0), least('alone'), aSecond(alone), '1.00', ''],
    ]),
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
