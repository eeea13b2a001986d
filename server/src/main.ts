import cluster from 'node:cluster'
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { StartError } from './platform/config.ts'

// Compile cache: the next start is faster.
enableCompileCache()
// A worker's message may arrive before its code is loaded.
const order = cluster.isWorker ? once(process, 'message').then(([message]) => message) : undefined

try {
  if (order) {
    const { run } = await import('./start/worker.ts')
    await run(await order)
  } else {
    const { run } = await import('./start/supervisor.ts')
    await run()
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
