import type { AddressInfo } from 'node:net'
import { forVisitor } from '@clubhouse/contract/reservation/sheet/sheet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLUB } from '../club.ts'
import { type OwnServer, openOwnServer } from '../own-server.ts'

const DATE = '2026-12-10'
let own: OwnServer

beforeAll(async () => {
  own = await openOwnServer()
})
afterAll(() => own.end())

it('tells a viewer of the sheet who comes back after a crash of PostgreSQL to read it again', async () => {
  const { club, database } = own
  const [slot] = (await club.day(DATE)) as [number]
  await club.hold(await club.member(), slot)
  const { data } = await club.ask(forVisitor, { club: CLUB, date: DATE })
  await database.stop('immediate')
  await database.ensureRunning()
  await expect.poll(async () => (await club.ask(forVisitor, { club: CLUB, date: DATE })).status).toBe(200)
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = club.app.server.address() as AddressInfo
  const leaving = new AbortController()
  const { body } = await fetch(`http://127.0.0.1:${port}/hp/api/reservation/sheets/stream?date=${DATE}`, {
    headers: { 'last-event-id': data.eventId },
    signal: leaving.signal,
  })
  let received = ''
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  while (!/event: (reset|slot|ledger)/.test(received)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the stream ended after: ${received}`)
    received += value
  }
  expect(received).toContain('event: reset')
  leaving.abort()
})

it('has no unlogged sequence: on a standby that becomes the primary it may be unreadable', async () => {
  const { sql } = own.club
  const unlogged = await sql`select relname from pg_class where relkind = 'S' and relpersistence = 'u'`
  expect([...unlogged]).toEqual([])
  const [table] = await sql`select relpersistence from pg_class where relname = 'sheet_event'`
  expect(table, 'its rows cost no disk').toEqual({ relpersistence: 'u' })
})
