import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { clientAddress, isFromInside } from './forwarded.ts'
import { sendOutcome } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a route limits its callers; without it every request counts as a read of its address. `call`: the call counts
     * them itself, by person. `asset`: a page loads many at once. `monitor`: not counted from inside the club's network.
     */
    limit?: 'call' | 'asset' | 'monitor'
  }
}

/** Limits every route, also those to come: a route is let through without a limit only if it says so. Decision 089. */
export function gate(app: FastifyInstance, platform: Platform): void {
  const { config, limits } = platform
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { limit } = routeOptions.config ?? {}
    if (limit === 'call' || (limit === 'monitor' && isFromInside(raw))) return
    const waitMs = await limits.spend(
      limit === 'asset' ? 'asset' : 'read',
      `ip${clientAddress(raw, config.trustProxy)}`,
    )
    if (waitMs > 0) return sendOutcome({ kind: 'tooMany', waitMs }, reply, platform)
  })
}
