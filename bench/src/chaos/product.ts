import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../server/src/platform/database.ts'
import { Connection } from '../connection.ts'
import { requestOf } from '../request.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** A first start creates the database and may build the site. */
const FIRST_START_MS = 180_000

export interface Product {
  url: string
  pid: number
  readyMs: number
  workers(): number[]
  /** Kills the supervisor and its workers with SIGKILL; the database survives. */
  kill(): Promise<void>
  stop(): Promise<number | null>
  lastLines(): string
}

/** @param settings more environment variables @throws with its last lines when it exits instead */
export async function startProduct(
  port: number,
  dataDir: string,
  workers = 2,
  settings: Record<string, string> = {},
): Promise<Product> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    // A process group, so that all of it can be killed at once.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WORKERS: String(workers),
      RATE_LIMIT_SCALE: '1000',
      BACKUPS: 'off',
      ...settings,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const isReady = await Promise.race([untilReady(port), ended.then(() => false)])
  if (!isReady) throw new Error(`The product ended instead of starting:\n${output}`)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    readyMs: performance.now() - startedAt,
    workers: () => childrenOf(child.pid!),
    kill: async () => {
      process.kill(-child.pid!, 'SIGKILL')
      await ended
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    lastLines: () => output,
  }
}

async function untilReady(port: number): Promise<boolean> {
  const connection = new Connection(port)
  const end = performance.now() + FIRST_START_MS
  while (performance.now() < end) {
    const reply = await connection.send(requestOf('GET', '/readyz')).catch(() => undefined)
    if (reply?.status === 200) {
      connection.cut()
      return true
    }
    await wait(10)
  }
  return false
}

function childrenOf(pid: number): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
  return list.split('\n').flatMap((line) => (line.includes('main.ts') ? [Number.parseInt(line, 10)] : []))
}

function postmaster(dataDir: string): { pid: number; port: string } | undefined {
  try {
    const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: lines[3]! }
  } catch {
    return undefined
  }
}

export function databaseUrl(dataDir: string, name = 'clubhouse'): string | undefined {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  const running = postmaster(dataDir)
  return running?.port && `postgres://postgres:${password}@127.0.0.1:${running.port}/${name}`
}

export function databasePids(dataDir: string): number[] {
  const { pid } = postmaster(dataDir)!
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [pid, ...list.trim().split(/\s+/).map(Number)]
}

export function signalDatabase(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of databasePids(dataDir)) process.kill(pid, signal)
}

/** Like `pg_ctl stop -m immediate`. @returns milliseconds until another PostgreSQL accepts connections */
export async function crashDatabase(dataDir: string): Promise<number> {
  const from = performance.now()
  const crashed = postmaster(dataDir)!.pid
  process.kill(crashed, 'SIGQUIT')
  for (;;) {
    await wait(10)
    if ((postmaster(dataDir)?.pid ?? crashed) === crashed) continue
    const url = databaseUrl(dataDir)
    if (url && (await accepts(url))) return performance.now() - from
  }
}

async function accepts(url: string): Promise<boolean> {
  const probe = openDatabase(url, 1)
  const answered = await probe`select 1`.then(
    () => true,
    () => false,
  )
  await probe.end({ timeout: 0 }).catch(() => {})
  return answered
}
