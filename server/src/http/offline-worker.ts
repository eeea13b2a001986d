import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const FILE = join(import.meta.dirname, '../../../web/src/offline/offline-worker.js')
/** A worker's fetches are limited by its own policy, not by that of the page. */
const POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The script that stores the offline page. Browsers request it again to find updates. */
export function offlineWorker(app: FastifyInstance): void {
  const script = readFileSync(FILE)
  app.get('/offline-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(script),
  )
}
