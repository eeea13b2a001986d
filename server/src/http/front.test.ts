import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
let address: string
beforeAll(async () => {
  await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(holder.club.app.server.address() as AddressInfo).port}/hp/api`
})

type Body = { result: boolean; data?: { state?: number }; fail?: { code: string } }
const json = async (path: string) => (await (await fetch(address + path)).json()) as Body
const top = `/notice/top?clubCode=${CLUB}`

it('answers a kept call like any other: headers, ETag, 304', async () => {
  const first = await fetch(address + top)
  const kept = await fetch(address + top)
  for (const name of ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control', 'etag'])
    expect(kept.headers.get(name), name).toBe(first.headers.get(name))
  expect(kept.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(await kept.json()).toEqual(await first.json())
  const again = await fetch(address + top, { headers: { 'if-none-match': first.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

it('caches nothing for sessions, and nothing past a change or a closed site', async () => {
  const path = `/site/state?clubCode=${CLUB}`
  const state = async () => (await json(path)).data?.state
  expect(await state()).toBe(1)
  const notices = () => json(top)
  await notices()
  await holder.club.sql`update site_state set state = 2`
  await expect.poll(state).toBe(2)
  await expect.poll(async () => (await notices()).fail?.code).toBe('SITE_CLOSED')
  await holder.club.sql`update site_state set state = 1`
  await expect.poll(async () => (await notices()).result).toBe(true)
})

it('lets streams say goodbye when it stops, and is ready no more', async () => {
  const club = await TestClub.open()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  const own = `http://127.0.0.1:${(club.app.server.address() as AddressInfo).port}/hp/api`
  const today = (await club.sql<{ today: string }[]>`select current_club_date() as today`)[0]!.today
  await club.day(today)
  const stream = await fetch(`${own}/reservation/sheets/stream?date=${today}`)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  club.platform.drain()
  const text = stream.text()
  expect((await club.app.inject('/readyz')).statusCode).toBe(503)
  await club.app.close()
  expect(await text).toContain('event: bye\ndata: {"reason":"restart"}')
  await club.close()
})
