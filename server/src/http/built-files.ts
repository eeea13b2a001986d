import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CLUB_ICONS } from './club-icons.ts'

const ASSETS = '/assets/'
const SENT = { preCompressed: true, index: false, cacheControl: false, decorateReply: false } as const
const STEPS_UP = /(?:^|[\\/])\.\.?(?:[\\/]|$)/

/**
 * The files of the built site. Decision 082.
 * @param folder holds `assets`, whose names contain a content hash, and a few others
 */
export async function builtFiles(app: FastifyInstance, folder: string): Promise<void> {
  const keptFor = (value: string) => ({
    setHeaders: (res: { setHeader(name: string, value: string): void }) => res.setHeader('cache-control', value),
  })
  // One route for all, because a route for each of 1,400 files takes a tenth of a worker's start.
  await app.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, limit: 'asset' }
    })
    await assets.register(fastifyStatic, {
      ...{ ...SENT, root: `${folder}${ASSETS}`, prefix: ASSETS },
      allowedPath: (path) => !path.endsWith('/') && !STEPS_UP.test(path),
      ...keptFor('public, max-age=31536000, immutable'),
    })
  })
  await app.register(fastifyStatic, {
    ...{ ...SENT, root: folder, wildcard: false, globIgnore: [...CLUB_ICONS, `${ASSETS.slice(1)}**`] },
    ...keptFor('public, max-age=3600'),
  })
}
