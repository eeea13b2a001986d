import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gatherFigures } from '../health/all-workers.ts'
import { type Config, readConfig, StartError } from '../platform/config.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts'
import { type Keeper, keep } from './keeper.ts'
import { fill, findDatabase } from './prepare.ts'
import { buildSite } from './site-build.ts'
import { Workers } from './workers.ts'

const log = (line: string) => console.log(line)
const PORT_PATIENCE_MS = 2_000
const PORT_AGAIN_MS = 50

/**
 * Prepares everything, starts a worker per core, and keeps the workers and the built-in database running. Decision 004.
 */
export async function run(): Promise<void> {
  const dev = process.argv.includes('--dev')
  const config = readConfig(process.env)
  await ensurePortFree(config)
  const workers = new Workers(dev ? 1 : config.workers, { NODE_ENV: dev ? 'development' : 'production' })
  gatherFigures()
  let keeper: Keeper | undefined
  let ending: Promise<void> | undefined
  const end = async () => {
    await keeper?.leave()
    await workers.stop()
    await keeper?.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      ending ??= end().finally(() => process.exit(0))
    })
  }
  try {
    const { databaseUrl, share, embedded } = await findDatabase(config)
    keeper = embedded && (await keep(embedded, config))
    const filling = fill(databaseUrl, dev ? { ...config, hasUpgradeBackup: false } : config, log)
    const [known] = await Promise.all([filling, dev || buildSite(log), embedded?.settled])
    if (share.processes < config.workers)
      log(`Starting ${share.processes} of ${config.workers} workers: the database has no more free connections.`)
    workers.keepOnly(share.processes)
    const port = await workers.serve({ databaseUrl, pool: share.pool, sessionSecret: config.sessionSecret })
    announce(port, dev, known)
  } catch (error) {
    // Errors after the stop signal are consequences of stopping.
    await ending
    await end()
    throw error
  }
  if (dev) workers.restartOnChange()
}

/** Waits a moment in case another process is releasing the port. @throws StartError */
async function ensurePortFree(config: Config): Promise<void> {
  const end = Date.now() + PORT_PATIENCE_MS
  for (;;) {
    const code = config.port === 0 ? undefined : await portRefused(config)
    if (!code) return
    if (code !== 'EADDRINUSE')
      throw new StartError(`Cannot use port ${config.port} (${code}). Set PORT to another port.`)
    if (Date.now() > end)
      throw new StartError(`Port ${config.port} is in use by another program. Set PORT to a free port.`)
    await pause(PORT_AGAIN_MS)
  }
}

/** Why the port is unavailable; undefined when it is free. */
function portRefused({ port, host }: Config): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  // Connections to the probe are closed, or the probe could not close.
  const probe = createServer((early) => early.destroy())
    .once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message))
    .listen(port, host, () => probe.close(() => resolve(undefined)))
  return promise
}

/** @param known ids of the accounts that have the demo's password */
function announce(port: number, dev: boolean, known: readonly string[]): void {
  log(`\nClubhouse is running at http://localhost:${port}${dev ? ' (development)' : ''}`)
  log(`Back office:             http://localhost:${port}/ishm\n`)
  const accounts = DEMO_ACCOUNTS.filter(({ id }) => known.includes(id))
  if (accounts.length > 0) log(`Demo accounts, password ${DEMO_PASSWORD}`)
  for (const { id, what } of accounts) log(`  ${id.padEnd(12)} ${what}`)
  log(`${accounts.length > 0 ? '\n' : ''}Press Ctrl-C to stop.`)
}
