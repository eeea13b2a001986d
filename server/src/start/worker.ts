import type { AddressInfo } from 'node:net'
import { jobs } from '../app/parts.ts'
import { createApp } from '../app.ts'
import { keepJobsGoing } from '../job/keep-going.ts'
import { keepReceivingBounces } from '../mail/bounce/keep-receiving.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openPlatform } from '../platform/platform.ts'
import { removeLeftFolders } from '../platform/temporary-folder.ts'
import type { Order } from './workers.ts'

const DRAIN_MS = 10_000
export async function run(order: Order | 'stop'): Promise<void> {
  // A worker told to stop before it serves simply exits; without a listener the message would be lost.
  let stop = async (): Promise<void> => process.exit(0)
  // Ctrl-C reaches every process of the terminal; the supervisor decides.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => stop())
  process.on('message', (message) => {
    if (message === 'stop') stop()
  })
  if (order === 'stop') return stop()
  const config = readConfig({ ...process.env, SESSION_SECRET: order.sessionSecret })
  const log = createLog(config.logLevel)
  await removeLeftFolders().catch((error) => log.warn({ err: error }, 'left temporary folders'))
  const platform = await openPlatform(config, order.databaseUrl, log, order.pool)
  const app = await createApp(platform, { site: process.argv.includes('--dev') ? 'dev' : 'built' })
  await app.listen({ port: config.port, host: config.host, backlog: 4096 })
  const endJobs = keepJobsGoing(platform, jobs)
  const endBounces = order.receivesBounces ? keepReceivingBounces(platform, console.error) : undefined
  process.send?.({ port: (app.server.address() as AddressInfo).port })

  let stopping = false
  stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    platform.drain()
    await Promise.all([app.close(), endJobs(), endBounces?.()])
    await platform.close()
    process.exit(0)
  }
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}
