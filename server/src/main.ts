import cluster from 'node:cluster'
import { once } from 'node:events'
import { keepCompiledCode } from './start/code-cache.ts'

// Before anything else is imported, which is then compiled only once.
keepCompiledCode()
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
  const { StartError } = await import('./platform/config.ts')
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
