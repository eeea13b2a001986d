import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { figuresOfWorkers } from '../health/all-workers.ts'
import type { Platform } from '../platform/platform.ts'
import { clubFigures, inTime } from './club-figures.ts'
import { isFromInside } from './forwarded.ts'

export function health(app: FastifyInstance, platform: Platform): void {
  const { database, stopping, waits } = platform
  const config = { limit: 'monitor' } as const
  app.get('/healthz', { config }, () => ({ ok: true }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const ready = !stopping.aborted && (await inTime(database`select 1`)) !== undefined
    return ready ? { ok: true } : reply.code(503).header('retry-after', 1).send({ ok: false })
  })
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const ofWorkers = figuresOfWorkers(registry)
  const ofClub = clubFigures(platform)
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 3],
    registers: [registry],
  })
  const waited = new Histogram({
    name: 'clubhouse_connection_wait_seconds',
    help: 'How long a transaction waits for a database connection of its worker',
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 3],
    registers: [registry],
  })
  waits.onEnd((seconds) => waited.observe(seconds))
  new Gauge({
    name: 'clubhouse_connection_waiting',
    help: 'Transactions that wait for a database connection of their worker',
    registers: [registry],
    collect() {
      this.set(waits.waiting)
    },
  })
  const running = new Gauge({ name: 'http_requests_running', help: 'Requests under way', registers: [registry] })
  const total = new Counter({ name: 'http_requests_total', help: 'Requests answered', registers: [registry] })
  app.addHook('onRequest', (_request, _reply, done) => {
    running.inc()
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    running.dec()
    total.inc()
    seconds.observe(
      { route: request.routeOptions.url ?? 'none', status: reply.raw.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  // Its numbers tell how much the club is used, so that only the club's own network may read them.
  app.get('/metrics', { config }, async ({ raw }, reply) => {
    if (!isFromInside(raw)) return reply.callNotFound()
    const parts = await Promise.all([ofClub(), ofWorkers()])
    return reply.type(registry.contentType).send(parts.join('\n'))
  })
}
