import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { readSiteBuild } from './site-build.ts'

const holder = TestClub.use()
const get = (url: string) => holder.club.app.inject({ url })

describe('the versions of the site', () => {
  it('are plain JSON outside of /hp/api, and never kept', async () => {
    const latest = await get('/builds/latest.json')
    expect(latest.statusCode).toBe(200)
    expect(latest.headers['content-type']).toContain('application/json')
    expect(latest.headers['cache-control']).toBe('no-store')
    expect(latest.headers).toHaveProperty('x-content-type-options', 'nosniff')
    expect(Object.keys(latest.json()).sort()).toEqual(['buildId', 'builtAt', 'version'])
    const meta = await get(`/builds/meta/${latest.json().buildId}.json`)
    expect(meta.json()).toEqual(latest.json())
    expect((await get('/hp/api/builds/latest.json')).statusCode).toBe(404)
  })

  it.each(['0123abcd', '..', 'a%2Fb', 'x'.repeat(65)])('know nothing of %s', async (buildId) => {
    expect((await get(`/builds/meta/${buildId}.json`)).statusCode).toBe(404)
  })

  it('are answered also while the site is stopped', async () => {
    await holder.club.sql`update site_state set state = 0`
    expect((await get('/builds/latest.json')).statusCode).toBe(200)
    await holder.club.sql`update site_state set state = 1`
  })

  it('follow the browser build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubhouse-build-'))
    const assets = join(folder, 'assets')
    mkdirSync(assets)
    expect(readSiteBuild(assets).buildId).toBe('unbuilt')
    writeFileSync(join(assets, 'entry-1.js'), '')
    writeFileSync(join(assets, 'manifest-d9e8f7a6.js'), '')
    expect(readSiteBuild(assets).buildId).toBe('d9e8f7a6')
    rmSync(folder, { recursive: true })
  })
})
