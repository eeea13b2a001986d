import type { AddressInfo } from 'node:net'
import { contract } from '@clubhouse/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { createApp } from '../app.ts'
import type { Platform } from '../platform/platform.ts'

let club: TestClub
/** A second process of the same club, in front of which there is no proxy. */
let direct: { app: FastifyInstance; platform: Platform }
let urls: { proxied: string; direct: string }
const urlOf = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
beforeAll(async () => {
  club = await TestClub.open(1000, undefined, undefined, { TRUST_PROXY: '1' })
  const platform = await club.beside(4, { ...club.platform.config, trustProxy: 0 })
  direct = { platform, app: await createApp(platform) }
  urls = { proxied: await urlOf(club.app), direct: await urlOf(direct.app) }
})
afterAll(async () => {
  direct.platform.drain()
  await direct.app.close()
  await direct.platform.close()
  await club.close()
})

type Manager = Awaited<ReturnType<TestClub['manager']>>
const RIGHTS = { '910000': 'R', '910700': 'CRUD' }
const warden = () => club.manager({ rights: RIGHTS })
const block = (as: Manager, ip: string, more: object = {}) =>
  club.ask(contract.ipBlock.create, { ip, scope: 'SITE', reason: 'Scrapes the tee sheet', isUse: true, ...more }, as)

/** Asks over a connection, as the proxy tells of a client. */
const status = async (ip: string, path = '/hp/api/site/state?clubCode=GC001', headers: object = {}) =>
  (await fetch(urls.proxied + path, { headers: { 'x-forwarded-for': ip, ...headers } })).status

describe('a blocked address', () => {
  it('gets nothing, whatever it asks for, until the block is removed', async () => {
    const as = await warden()
    const { idx } = (await block(as, '203.0.113.7')).data
    await expect.poll(() => status('203.0.113.7'), { interval: 20 }).toBe(403)
    for (const path of ['/', '/healthz', '/robots.txt', '/ishm', '/hp/api/nowhere', '/hp/api/notice/top'])
      expect(await status('203.0.113.7', path)).toBe(403)
    const refused = await fetch(`${urls.proxied}/`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(await refused.json()).toMatchObject({ result: false, fail: { code: '403', msgCode: 'common.403' } })
    expect(await status('203.0.113.8')).toBe(200)
    await club.ask(contract.ipBlock.remove, { idx: [idx] }, as)
    await expect.poll(() => status('203.0.113.7'), { interval: 20 }).toBe(200)
  })

  it.each([
    ['198.51.100.0/25', '198.51.100.127', '198.51.100.128'],
    ['198.51.100.200-198.51.100.210', '198.51.100.210', '198.51.100.211'],
    ['2001:db8:1::/48', '2001:db8:1:ffff::1', '2001:db8:2::1'],
    ['2001:db8:3::1-2001:db8:3::f', '2001:db8:3::a', '2001:db8:3::10'],
    ['198.51.100.250', '::ffff:198.51.100.250', '198.51.100.251'],
  ])('%s holds %s and not %s', async (ip, inside, outside) => {
    expect((await block(await warden(), ip)).result).toBe(true)
    await expect.poll(() => status(inside), { interval: 20 }).toBe(403)
    expect(await status(outside)).toBe(200)
  })

  it('is what the trusted proxy saw, never what a client claims', async () => {
    await block(await warden(), '203.0.113.20')
    await expect.poll(() => status('203.0.113.20'), { interval: 20 }).toBe(403)
    expect(await status('203.0.113.20, 203.0.113.21')).toBe(200)
    expect(await status('203.0.113.21, 203.0.113.20')).toBe(403)
    const forged = await fetch(`${urls.direct}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.20' } })
    expect(forged.status).toBe(200)
  })

  it('is refused by every process', async () => {
    const as = await warden()
    // The test itself asks from there.
    expect((await block(as, '127.0.0.1')).code).toBe('SELF_BLOCK')
    const made = (await block(as, '127.0.0.1', { evenSelf: true })).data
    const health = async () => (await fetch(`${urls.direct}/healthz`)).status
    await expect.poll(health, { interval: 20 }).toBe(403)
    await expect.poll(() => status('127.0.0.1'), { interval: 20 }).toBe(403)
    // The manager who did it is locked out as well.
    expect((await club.ask(contract.ipBlock.remove, { idx: [made.idx] }, as)).status).toBe(403)
    await club.sql`delete from ip_block where idx = ${made.idx}`
    await expect.poll(health, { interval: 20 }).toBe(200)
  })

  it('is refused from its beginning to its end, by the club’s clock', async () => {
    const now = club.platform.clock.now()
    const made = await block(await warden(), '203.0.113.30', {
      startAt: now.add({ hours: 1 }).toString(),
      endAt: now.add({ hours: 2 }).toString(),
    })
    expect(made.code).toBeUndefined()
    expect(await status('203.0.113.30')).toBe(200)
    await club.moveClock(3700)
    await expect.poll(() => status('203.0.113.30'), { interval: 20 }).toBe(403)
    await club.moveClock(3700)
    await expect.poll(() => status('203.0.113.30'), { interval: 20 }).toBe(200)
    await club.resetClock()
  })

  it('of the back office alone is refused its pages and the calls of managers', async () => {
    const as = await club.manager({ isSSAdmin: true })
    await block(as, '203.0.113.40', { scope: 'ADMIN' })
    await expect.poll(() => status('203.0.113.40', '/ishm/site/info'), { interval: 20 }).toBe(403)
    expect(await status('203.0.113.40', '/%69shm')).toBe(403)
    expect(await status('203.0.113.40')).toBe(200)
    const headers = { authorization: `Bearer ${as.token}` }
    expect(await status('203.0.113.40', '/hp/api/admin', headers)).toBe(403)
    expect(await status('203.0.113.41', '/hp/api/admin', headers)).toBe(200)
    const member = { authorization: `Bearer ${(await club.member()).token}` }
    expect(await status('203.0.113.40', '/hp/api/info/session', member)).toBe(200)
  })
})

describe('the calls', () => {
  it('list, read and change blocks, and keep their history', async () => {
    const as = await warden()
    const { idx, version } = (await block(as, '192.0.2.1', { reason: 'Guesses passwords' })).data
    const { data } = await club.ask(contract.ipBlock.list, { keyword: 'Guesses', scope: 'SITE', isUse: true }, as)
    expect(data).toMatchObject({ total: 1, mine: '127.0.0.1', list: [{ idx, ip: '192.0.2.1', hits: 0, endAt: null }] })
    const next = { idx, version, ip: '192.0.2.2', scope: 'ADMIN' as const, reason: 'Moved', isUse: false }
    expect((await club.ask(contract.ipBlock.change, next, as)).data).toEqual({ idx, version: version + 1 })
    expect((await club.ask(contract.ipBlock.one, { idx }, as)).data).toMatchObject({ ip: '192.0.2.2', isUse: false })
    expect((await club.ask(contract.ipBlock.change, next, as)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect((await club.ask(contract.ipBlock.change, { ...next, idx: 999_999 }, as)).status).toBe(404)
    const { list } = (await club.ask(contract.ipBlock.history, { recordIdx: idx }, as)).data
    expect(list.map(({ deed }) => deed)).toEqual(['CHANGED', 'CREATED'])
    expect((await club.ask(contract.ipBlock.one, { idx: 999_999 }, as)).status).toBe(404)
  })

  it('undo a deletion, for the one who did it and for a minute', async () => {
    const as = await warden()
    const { idx } = (await block(as, '192.0.2.10')).data
    await club.ask(contract.ipBlock.remove, { idx: [idx] }, as)
    expect((await club.ask(contract.ipBlock.remove, { idx: [idx] }, as)).status).toBe(404)
    const undo = (by: Manager) => club.ask(contract.ipBlock.undo, { idx }, by)
    expect((await undo(await warden())).status).toBe(403)
    expect((await undo(as)).result).toBe(true)
    expect((await club.ask(contract.ipBlock.one, { idx }, as)).data.ip).toBe('192.0.2.10')
    await club.ask(contract.ipBlock.remove, { idx: [idx] }, as)
    await club.moveClock(90)
    expect((await undo(as)).fail.code).toBe('UNDO_OVER')
    await club.resetClock()
  })

  it('ask again before they block the address that asks', async () => {
    const as = await warden()
    const { fail } = await block(as, '127.0.0.0/8')
    expect(fail).toMatchObject({ code: 'SELF_BLOCK', msgVar: { ip: '127.0.0.1' } })
    const unused = (await block(as, '127.0.0.0/8', { isUse: false })).data
    const change = { ...unused, ip: '127.0.0.1', scope: 'ADMIN' as const, reason: 'Mine', isUse: true }
    expect((await club.ask(contract.ipBlock.change, change, as)).fail.code).toBe('SELF_BLOCK')
  })

  it('refuse addresses that another block of the scope has at the time', async () => {
    const as = await warden()
    const ends = club.platform.clock.now().add({ hours: 1 }).toString()
    await block(as, '192.0.2.64/28', { endAt: ends })
    expect((await block(as, '192.0.2.70')).fail).toMatchObject({
      code: 'OVERLAP',
      msgVar: { with: '192.0.2.64/28' },
    })
    expect((await block(as, '192.0.2.70', { scope: 'ADMIN' })).result).toBe(true)
    expect((await block(as, '192.0.2.71', { isUse: false })).result).toBe(true)
    expect((await block(as, '192.0.2.72', { startAt: ends })).result).toBe(true)
  })

  it.each([
    ['ip', { ip: '300.1.1.1' }],
    ['ip', { ip: '' }],
    ['reason', { reason: ' ' }],
    ['scope', { scope: 'MOON' }],
    ['endAt', { endAt: '2020-01-01T00:00:00Z' }],
  ])('name a wrong %s: %j', async (field, wrong) => {
    const { status, fail } = await block(await warden(), '192.0.2.99', wrong)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('are for managers with the right only', async () => {
    for (const [as, status] of [
      [null, 401],
      [await club.member(), 403],
      [await club.manager(), 403],
      [await club.manager({ rights: { '910700': 'CRUD' } }), 403],
    ] as const) {
      const fields = { ip: '192.0.2.5', scope: 'SITE' as const, reason: 'x', isUse: true }
      const answers = [
        await club.ask(contract.ipBlock.list, {}, as),
        await club.ask(contract.ipBlock.one, { idx: 1 }, as),
        await club.ask(contract.ipBlock.create, fields, as),
        await club.ask(contract.ipBlock.change, { idx: 1, ...fields, version: 1 }, as),
        await club.ask(contract.ipBlock.remove, { idx: [1] }, as),
      ]
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    }
  })
})
