import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const get = (url: string, host = 'club.example') => holder.club.app.inject({ url, headers: { host } })
const stateIs = (state: number) => holder.club.sql`update site_state set state = ${state}`

describe('/robots.txt', () => {
  it('keeps search engines out of what is not public, and names the sitemap', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = body.split('\n')
    for (const path of ['/ishm', '/mypage', '/login/']) expect(lines).toContain(`Disallow: ${path}`)
    expect(lines, 'the login page can be found').not.toContain('Disallow: /login')
    expect(lines).not.toContain('Disallow: /')
    expect(lines).toContain('Sitemap: http://club.example/sitemap.xml')
  })

  it.each([0, 2])('keeps them out altogether in state %i', async (state) => {
    await stateIs(state)
    await expect.poll(async () => (await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    await stateIs(1)
    await expect.poll(async () => (await get('/robots.txt')).body).toContain('Sitemap')
  })

  it('keeps them out of a club that is not to be listed', async () => {
    await holder.club.sql`update club set is_indexed = false`
    await expect.poll(async () => (await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    expect((await get('/sitemap.xml')).statusCode).toBe(404)
    await holder.club.sql`update club set is_indexed = true`
    await expect.poll(async () => (await get('/sitemap.xml')).statusCode).toBe(200)
  })

  it('does not repeat a host that is none', async () => {
    expect((await get('/robots.txt', 'evil"><b>')).body).not.toContain('evil')
  })
})

describe('/sitemap.xml', () => {
  const paths = (xml: string) => [...xml.matchAll(/<loc>http:\/\/club\.example(.*?)<\/loc>/g)].map(([, path]) => path)

  it('lists the visible menus, the notices, the events and the references, when they changed and in which languages', async () => {
    const [row] = await holder.club.sql<{ idx: number }[]>`
      insert into notice (lang, title, contents, state, open_at) values ('en', 'Open', '', 'PUBLISHED', '2020-01-01') returning idx`
    await holder.club.sql`
      insert into notice (lang, title, contents, state, open_at) values ('en', 'Draft', '', 'DRAFT', '2020-01-01')`
    const [event] = await holder.club.sql<{ idx: number }[]>`
      insert into event (lang, title, contents, state, open_at, start_date, end_date)
      values ('en', 'Cup', '', 'PUBLISHED', '2020-01-01', '2020-02-01', '2020-02-01') returning idx`
    await holder.club.sql`insert into event (lang, title, contents, state) values ('en', 'Draft', '', 'DRAFT')`
    const [rules] = await holder.club.sql<{ idx: number }[]>`
      insert into reference (lang, title, contents, state, open_at)
      values ('en', 'Rules', '', 'PUBLISHED', '2020-01-01') returning idx`
    await holder.club.sql`update menu set is_visible = false where code = '030000'`
    await expect.poll(async () => paths((await get('/sitemap.xml')).body)).not.toContain('/course')
    const { headers, body } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(paths(body)).toEqual(expect.arrayContaining(['/', '/community', `/community/notice/${row!.idx}`]))
    // Behind a login, hidden, or below a hidden menu.
    for (const path of ['/mypage', '/course', '/weather', '/home']) expect(paths(body)).not.toContain(path)
    expect(paths(body).filter((path) => path?.startsWith('/community/notice/'))).toHaveLength(1)
    expect(paths(body).filter((path) => path?.startsWith('/community/event/'))).toEqual([
      `/community/event/${event!.idx}`,
    ])
    expect(paths(body)).toContain(`/community/reference/${rules!.idx}`)
    const community = body.split('<url>').find((url) => url.includes('<loc>http://club.example/community</loc>'))!
    expect(community).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    expect(community).toContain('hreflang="x-default" href="http://club.example/community"')
    expect(community).toContain('hreflang="ko" href="http://club.example/community?lang=ko"')
    await holder.club.sql`update menu set is_visible = true where code = '030000'`
  })

  it('is asked for again later while the site is stopped', async () => {
    await stateIs(0)
    await expect.poll(async () => (await get('/sitemap.xml')).statusCode).toBe(503)
    expect((await get('/sitemap.xml')).headers).toHaveProperty('retry-after')
    await stateIs(1)
    await expect.poll(async () => (await get('/sitemap.xml')).statusCode).toBe(200)
  })
})

describe('/manifest.webmanifest', () => {
  it('carries the name of the club, and icons that are there', async () => {
    const { headers, json } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = json()
    expect(manifest).toMatchObject({
      name: 'Greenhill Country Club',
      short_name: 'Greenhill Country Club',
      start_url: '/',
      display: 'standalone',
    })
    const icons = manifest.icons as { src: string; sizes: string; purpose: string }[]
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src } of icons) expect(existsSync(join(import.meta.dirname, '../../../web/public', src))).toBe(true)
  })
})

test('/offline-worker.js may fetch from the site, and is asked for again each time', async () => {
  const { statusCode, headers } = await get('/offline-worker.js')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['cache-control']).toBe('no-cache')
})
