import cluster from 'node:cluster'
import { Counter, Gauge, Registry } from 'prom-client'
import { figuresOfWorkers, gatherFigures } from '../../src/health/all-workers.ts'

// A supervisor with two workers; each counts to ten times its number, and prints what it knows of both.
if (cluster.isPrimary) {
  gatherFigures()
  const workers = [cluster.fork(), cluster.fork()]
  let ready = 0
  let answered = 0
  cluster.on('message', (_worker, message) => {
    if (message === 'ready' && ++ready === workers.length) for (const one of workers) one.send('ask')
    if (typeof message === 'object' && 'text' in message) {
      console.log(JSON.stringify(message))
      if (++answered === workers.length) for (const one of workers) one.disconnect()
    }
  })
} else {
  const id = cluster.worker!.id
  const registry = new Registry()
  const read = figuresOfWorkers(registry)
  new Counter({ name: 'counted', help: 'c', labelNames: ['route'], registers: [registry] }).inc({ route: '/' }, 10 * id)
  new Gauge({ name: 'running', help: 'r', registers: [registry] }).set(id)
  process.on('message', async (message) => {
    if (message === 'ask') process.send!({ by: id, text: await read() })
  })
  process.send!('ready')
}
