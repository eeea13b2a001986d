import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const FILE = join(import.meta.dirname, '../../../web/src/offline/offline-worker.js')
/** What a worker may fetch follows from its own policy, not from that of a page. */
const POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The script that keeps the page for when there is no network. Browsers ask for it again to learn of a new one. */
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
