import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { createApp } from '../app.ts'
import type { LimitName } from '../platform/limits.ts'
import { builtFiles } from './built-files.ts'
import { pages } from './pages.ts'

/** Only these are answered without a limit, and only to the club's own network: monitoring must not be told to wait. */
const FOR_MONITORING = ['/healthz', '/readyz', '/metrics']
const OUTSIDE = '203.0.113.9'

const holder = TestClub.use()
let folder: string
let app: FastifyInstance
let spent: LimitName[] = []

/** The product, its pages and its built files, for an address that has used up every limit. */
beforeAll(async () => {
  const limits = {
    spend: (name: LimitName) => {
      spent.push(name)
      return 1_000
    },
  }
  app = await createApp({ ...holder.club.platform, limits })
  folder = mkdtempSync(join(tmpdir(), 'clubhouse-built-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['assets/par.js', 'x.txt']) writeFileSync(join(folder, name), 'export {}')
  await builtFiles(app, folder)
  const source = { club: holder.club.platform.club, onChange: () => {}, origin: () => 'http://club.example' }
  const site = { hasPage: () => true, render: async () => new Response('<p>here</p>') }
  await pages(app, source as never, { hsts: () => [] }, site)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Method and path of every route, with a value for each parameter, out of the tree that the framework prints. */
function routesOf(printed: string): { method: string; url: string; route: string }[] {
  const above: string[] = []
  return printed.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+)(?: \(([\w, ]+)\))?/.exec(line) ?? []
    if (indent === undefined || part === undefined) return []
    const depth = indent.length / 4
    const route = (above[depth - 1] ?? '') + part
    above.splice(depth, above.length, route)
    const url = route.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', 'x')
    return (methods ?? '').split(', ').flatMap((method) => (method ? [{ method, url, route }] : []))
  })
}

describe('every route that the framework knows', () => {
  it('is one of those below', () => {
    const all = routesOf(app.printRoutes())
    const routes = all.map(({ method, route }) => `${method} ${route}`)
    expect(routes).toEqual(
      expect.arrayContaining(
        [
          ...['/*', '/assets/*', '/x.txt', '/hp/api/openapi.json', '/hp/api/docs', '/robots.txt', '/sitemap.xml'],
          ...[
            '/notice.rss',
            '/event.rss',
            '/manifest.webmanifest',
            '/offline-worker.js',
            '/favicon.svg',
            '/preview.png',
          ],
          ...[
            '/community/event/:idx(^\\d{1,15}).ics',
            '/hp/api/files/:fileIdx/:name',
            '/hp/api/site/info',
            ...FOR_MONITORING,
          ],
        ].map((route) => `GET ${route}`),
      ),
    )
    expect(new Set(routes).size).toBe(routes.length)
    expect(routes.length).toBeGreaterThan(500)
  })

  it('is refused to an address that is over its limit, and tells when to come again', async () => {
    const passed: string[] = []
    for (const { method, url, route } of routesOf(app.printRoutes())) {
      spent = []
      const { statusCode, headers } = await app.inject({ method: method as 'GET', url, remoteAddress: OUTSIDE })
      const isRefused = statusCode === 429 && headers['retry-after'] === '1' && spent.length === 1
      if (!isRefused) passed.push(`${method} ${route}: ${statusCode} after ${spent}`)
    }
    expect(passed).toEqual([])
  })
})

it.each([
  ['/hp/api/openapi.json', 'read'],
  ['/nowhere', 'read'],
  ['/hp/api/nowhere', 'read'],
  ['/assets/par.js', 'asset'],
])('%s counts against the limit of %s', async (url, name) => {
  spent = []
  const { headers } = await app.inject({ url, remoteAddress: OUTSIDE })
  expect(spent).toEqual([name])
  expect(headers['x-content-type-options']).toBe('nosniff')
})

describe.each(FOR_MONITORING)('%s', (url) => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '172.20.0.4', '::ffff:192.168.0.9', 'fd00::1'])(
    'is answered to %s at any time',
    async (remoteAddress) => {
      expect((await app.inject({ url, remoteAddress })).statusCode).toBe(200)
    },
  )

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'is a route like others for whom a proxy passed on (%s)',
    async (name) => {
      expect((await app.inject({ url, headers: { [name]: '10.1.2.3' } })).statusCode).toBe(429)
    },
  )
})

it('the numbers of /metrics are for the network of the club alone', async () => {
  const { app: open } = holder.club
  await open.inject('/healthz')
  expect((await open.inject('/metrics')).body).toContain('http_request_seconds_bucket')
  for (const remoteAddress of [OUTSIDE, '2001:db8::1', '172.32.0.1', '11.0.0.1']) {
    const { statusCode, body } = await open.inject({ url: '/metrics', remoteAddress })
    expect([statusCode, body]).toEqual([404, expect.not.stringContaining('http_request')])
  }
  const headers = { 'x-forwarded-for': '127.0.0.1' }
  expect((await open.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  expect((await open.inject({ url: '/healthz', headers })).statusCode).toBe(200)
})
