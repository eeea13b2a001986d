import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import { originOf } from './origin.ts'

interface Asked {
  isOpen: boolean
  isIndexed: boolean
}

/** `/login` itself is public; the pages below it are of one person. */
const CLOSED_PATHS = ['/ishm', '/mypage', '/login/', '/signup', '/error', '/stop-site', '/close-page', '/hp/']

/** robots.txt: names the sitemap, or disallows everything while the site is not open or not indexed. */
export function robots(app: FastifyInstance, facts: () => Promise<Asked>, config: Config): void {
  app.get('/robots.txt', async (request, reply) => {
    const { isOpen, isIndexed } = await facts()
    const lines =
      isOpen && isIndexed
        ? [
            'User-agent: *',
            ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
            '',
            `Sitemap: ${originOf(request, config)}/sitemap.xml`,
          ]
        : ['User-agent: *', 'Disallow: /']
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
