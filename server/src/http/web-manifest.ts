import type { FastifyInstance } from 'fastify'

interface Named {
  name: string
  shortName: string
  lang: string
  icon: string
  /** Around the app. */
  frame: string
}

const PAPER = '#fbfaf6'
/** Drawn from the club's mark, in its colours. */
const ICONS = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

export function webManifest(app: FastifyInstance, named: () => Promise<Named>): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name, shortName, lang, icon, frame } = await named()
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send({
        id: '/',
        name,
        short_name: shortName,
        lang,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: PAPER,
        theme_color: frame,
        icons: icon ? [{ src: icon, sizes: '512x512', type: 'image/png', purpose: 'any' }] : ICONS,
      })
  })
}
