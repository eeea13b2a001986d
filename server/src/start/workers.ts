import cluster, { type Worker } from 'node:cluster'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { StartError } from '../platform/config.ts'
import { CODE_CACHE } from './code-cache.ts'

/** The start message of a worker; secrets are not passed by the environment. */
export interface Order {
  databaseUrl: string
  pool: number
  sessionSecret: string
  /** One worker of a machine receives bounces: a port has one owner. */
  receivesBounces: boolean
}

const AGAIN_MS = 500
const RESTART_MS = 200

/** The worker processes. They load their code while the data is prepared, and wait for the start message. */
export class Workers {
  readonly #env: NodeJS.ProcessEnv
  #first: Worker[]
  #order?: Omit<Order, 'receivesBounces'>
  #receiver?: Worker
  #stopping = false

  constructor(count: number, env: NodeJS.ProcessEnv) {
    // Set from the first line, so that a worker does not load the compiler of TypeScript for its first file.
    this.#env = { ...env, NODE_COMPILE_CACHE: CODE_CACHE }
    cluster.setupPrimary({ args: process.argv.slice(2) })
    // Counts requests for the workers, see platform/flood-limit.ts.
    new RateLimiterClusterMaster()
    // Messages to a process that has just ended are ignored.
    cluster.on('fork', (worker) => worker.on('error', () => {}))
    this.#first = Array.from({ length: count }, () => cluster.fork(this.#env))
    cluster.on('exit', (worker, code, signal) => {
      if (this.#stopping || !this.#order || worker.exitedAfterDisconnect) return
      console.error(`A worker exited (${signal ?? code}). Starting a new one.`)
      setTimeout(() => this.#another(), AGAIN_MS)
    })
  }

  keepOnly(count: number): void {
    for (const worker of this.#first.slice(count)) {
      worker.exitedAfterDisconnect = true
      end(worker)
    }
    this.#first = this.#first.slice(0, count)
  }

  /** Starts the workers. @returns the port, when all of them serve @throws StartError when one cannot */
  async serve(order: Omit<Order, 'receivesBounces'>): Promise<number> {
    const serving = this.#first.map((worker) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ port: number }>()
      worker.on('message', (message) => 'port' in message && resolve(message))
      worker.once('exit', () => reject(new StartError('A worker could not start. See the lines above.')))
      this.#send(worker, order)
      return promise
    })
    const [first] = await Promise.all(serving)
    this.#order = order
    return first!.port
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
  }

  /** Development: a change of the server or the contract restarts the process; the site reloads on its own. */
  restartOnChange(): void {
    const root = join(import.meta.dirname, '../../..')
    let timer: NodeJS.Timeout | undefined
    const restart = async () => {
      for (const worker of Object.values(cluster.workers ?? {})) {
        if (!worker) continue
        worker.exitedAfterDisconnect = true
        await end(worker)
      }
      this.#another()
    }
    for (const folder of ['server/src', 'contract/src']) {
      watch(join(root, folder), { recursive: true }, () => {
        clearTimeout(timer)
        timer = setTimeout(restart, RESTART_MS)
      })
    }
  }

  #another(): void {
    if (!this.#stopping) this.#send(cluster.fork(this.#env), this.#order!)
  }

  /** The first worker receives bounces; when it ends, the next one does. */
  #send(worker: Worker, order: Omit<Order, 'receivesBounces'>): void {
    const receivesBounces = !this.#receiver || this.#receiver.isDead()
    if (receivesBounces) this.#receiver = worker
    worker.send({ ...order, receivesBounces } satisfies Order)
  }
}

function end(worker: Worker): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (worker.isDead()) return Promise.resolve()
  worker.once('exit', () => resolve())
  worker.send('stop', () => {})
  return promise
}
