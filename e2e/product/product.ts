import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { family, gone } from './processes.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Start time of every club's clock: an ordinary Wednesday, whatever the machine's date is. */
const CLUB_TIME = '2026-12-02T10:00'
const RUNS_AT = /Clubhouse is running at (http:\S+)/
/** Port 9 refuses connections, so no journey depends on the internet. */
const SETTINGS = {
  ...{ PORT: '0', HOST: '127.0.0.1', WORKERS: '1', RATE_LIMIT_SCALE: '100', CLUB_TIME },
  WEATHER_URL: 'http://127.0.0.1:9/v1/forecast',
  DRAND_URL: 'http://127.0.0.1:9',
  BACKUPS: 'off',
  PUSH_ORIGINS: 'http://127.0.0.1:9',
  // Where a journey opens a service for text messages.
  TEXT_ORIGINS: 'http://127.0.0.1:27610',
  ANALYTICS_URL: 'http://127.0.0.1:9/mp/collect',
}
const LAST_WORDS = 2_000
/** The first start builds the site and seeds a club. */
const PATIENCE_MS = 600_000

export interface Product {
  url: string
  dataDir: string
  databaseUrl: string
  pid: number
  errors(): string
  processes(): number[]
  /** Sends SIGINT. @returns the exit code and the remaining processes */
  stop(): Promise<{ code: number | null; left: number[] }>
  kill(): Promise<void>
}

export interface Refusal {
  code: number | null
  lines: string[]
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'clubhouse-e2e-'))
}

/** Runs a command that makes a club, as users do. @returns what it prints @throws when it fails */
export function makeClub(command: 'new-club' | 'replace-demo', dataDir: string, flags: readonly string[]): string {
  return execFileSync(process.execPath, [`server/src/seed/${command}.ts`, ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir },
  })
}

/** A copy of the seeded club, because seeding takes half a minute. */
export function newClub(): string {
  const dataDir = newDataDir()
  // Preserves owners: the database's files belong to its system user.
  execFileSync('cp', ['-a', `${process.env.CLUB_TEMPLATE}/.`, dataDir])
  return dataDir
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

/** Starts the product as users do. @throws when it does not become ready */
export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const { child, said } = launch({ DATA_DIR: dataDir, ...env })
  const url = await firstMatch(child, said, RUNS_AT)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const processes = () => [...family(child.pid!), ...databaseFamily(dataDir)]
  return {
    url,
    dataDir,
    databaseUrl: databaseUrl(dataDir),
    pid: child.pid!,
    errors: () => said.errors,
    processes,
    stop: async () => {
      const before = processes()
      child.kill('SIGINT')
      return { code: await ended, left: await gone(before) }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Stops it as users do. @throws when processes remain */
export async function endProduct(product: Product): Promise<void> {
  const { code, left } = await product.stop()
  if (code !== 0 || left.length > 0)
    throw new Error(`Ctrl-C ended the product with code ${code} and left the processes [${left}].`)
}

export async function startRefused(env: Record<string, string>): Promise<Refusal> {
  const { child, said } = launch(env)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, lines: said.errors.split('\n').filter(Boolean) }
}

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // With both, Node would warn in what the product prints.
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...SETTINGS, ...env },
  })
  const said = { all: '', errors: '' }
  child.stdout.on('data', (chunk) => {
    said.all += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.all += chunk
    said.errors += chunk
    // A journey that fails because a worker ended says what the worker said last.
    if (String(chunk).includes('A worker exited')) console.error(said.errors.slice(-LAST_WORDS))
  })
  return { child, said }
}

async function firstMatch(child: ChildProcess, said: { all: string }, wanted: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new Error(`No start within ${PATIENCE_MS} ms:\n${said.all}`)), PATIENCE_MS)
  const look = () => {
    const found = wanted.exec(said.all)?.[1]
    if (found) resolve(found)
  }
  child.stdout!.on('data', look)
  child.once('exit', (code) => reject(new Error(`The start ended with ${code}:\n${said.all}`)))
  return promise.finally(() => {
    clearTimeout(timer)
    child.stdout!.off('data', look)
  })
}

/** The built-in PostgreSQL, found by the files in the data folder. */
function postmaster(dataDir: string): { pid: number; port: number } | undefined {
  const file = join(dataDir, 'postgres/postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

function databaseFamily(dataDir: string): number[] {
  const found = postmaster(dataDir)
  return found ? family(found.pid) : []
}

function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${postmaster(dataDir)!.port}/clubhouse`
}
