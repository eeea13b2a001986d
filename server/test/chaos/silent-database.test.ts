import { randomUUID } from 'node:crypto'
import { anyone } from '@clubhouse/contract/access'
import { call } from '@clubhouse/contract/call'
import { state } from '@clubhouse/contract/site'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { answerings, createApp } from '../../src/app.ts'
import type { Answering } from '../../src/http/answer.ts'
import { type PageSource, pages } from '../../src/http/pages.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Context } from '../../src/platform/context.ts'
import { openPlatform, type Platform } from '../../src/platform/platform.ts'
import { write } from '../../src/platform/write.ts'
import { CLUB, TestClub } from '../club.ts'
import { NOW } from '../race/crowd.ts'
import { relayTo } from '../relay.ts'

const SILENCE_MS = 200
const DAY = '2027-03-05'

const holder = TestClub.use()
let line: Awaited<ReturnType<typeof relayTo>>
let platform: Platform
let app: FastifyInstance
let slots: number[]

beforeAll(async () => {
  await holder.club.setClock(NOW)
  slots = await holder.club.day(DAY, { slots: 6 })
  line = await relayTo(holder.club.url)
  const config = readConfig({ SESSION_SECRET: 'x'.repeat(32), RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent' })
  platform = await openPlatform(config, line.url, pino({ level: 'silent' }), 8, SILENCE_MS)
  app = await createApp(platform)
  await app.ready()
})
afterEach(() => line.goOn())
afterAll(async () => {
  platform.drain()
  await app.close()
  await platform.close()
  await line.close()
})

const get = (path: string, token?: string) =>
  app.inject({ url: `/hp/api${path}`, headers: token ? { authorization: `Bearer ${token}` } : {} })

describe('a database that does not answer', () => {
  it('makes every answer 503 with Retry-After while it is silent; afterwards all calls work again', async () => {
    const me = await holder.club.member()
    line.stop()
    const answers = await Promise.all([
      get('/info', me.token),
      get(`/my-reservation/bookings/${me.memberIdx}`, me.token),
      get('/notice/1'),
      app.inject('/sitemap.xml'),
      ...Array.from({ length: 40 }, () => get('/info', me.token)),
    ])
    expect(line.isSilent).toBe(true)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']))
    expect(answers[0]!.json()).toEqual({ result: false, fail: expect.objectContaining({ code: '503' }) })
    line.goOn()
    // On a busy machine some may wait for the database too long at first.
    const all = () => Promise.all(Array.from({ length: 40 }, () => get('/info', me.token)))
    await expect.poll(async () => new Set((await all()).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  it('does not keep what is in memory from being answered', async () => {
    const texts = '/system/i18n/en'
    expect((await get(texts)).statusCode).toBe(200)
    line.stop()
    expect((await get(texts)).statusCode).toBe(200)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect(line.isSilent).toBe(true)
  })

  it('lets a write that was given up be repeated with its key, and happen once', async () => {
    const me = await holder.club.member()
    const hold = (slot: number, key: string) =>
      app.inject({
        method: 'PUT',
        url: `/hp/api/reservation/sheet/lock/${slot}`,
        headers: { authorization: `Bearer ${me.token}`, 'idempotency-key': key, 'content-type': 'application/json' },
        payload: '{}',
      })
    // Cached beforehand, so that the silence meets the write itself.
    expect((await get('/info', me.token)).statusCode).toBe(200)
    const key = randomUUID()
    line.stop()
    expect((await hold(slots[0]!, key)).statusCode).toBe(503)
    expect(line.isSilent).toBe(true)
    line.goOn()
    await expect.poll(async () => (await hold(slots[0]!, key)).statusCode).toBe(200)
    const [row] = await holder.club
      .sql`select count(distinct slot_idx)::int as slots from claim where holder = ${me.memberIdx}`
    expect(row!.slots).toBe(1)
    const kept = await holder.club.sql`select answer from idempotency where key = ${key}`
    expect(kept).toHaveLength(1)
    expect((kept[0] as { answer: { data?: unknown } }).answer.data).toBeDefined()
  })

  it('rolls back a write whose caller got 503 before it was committed', async () => {
    await holder.club.sql`create table written (n int)`
    const hasWritten = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const answering = {
      call: call('POST /test/write', { summary: 'A write.', access: anyone, input: {}, data: z.null() }),
      name: 'test.write',
      service: (_: object, ctx: Context) =>
        write(ctx, async (tx) => {
          await tx.sql`insert into written values (1)`
          hasWritten.resolve()
          await mayEnd.promise
          return null
        }).finally(ended.resolve),
    } as Answering
    const other = await createApp(platform, { calls: [answering, ...answerings()] })
    const answered = other.inject({ method: 'POST', url: '/hp/api/test/write' })
    await hasWritten.promise
    line.stop()
    expect((await answered).statusCode).toBe(503)
    expect(line.isSilent).toBe(true)
    line.goOn()
    mayEnd.resolve()
    await ended.promise
    expect(await holder.club.sql`select from written`).toHaveLength(0)
    await other.close()
  })
})

describe('a page', () => {
  it('is 503 while the database is silent, and shown again afterwards', async () => {
    const front = Fastify()
    const source: PageSource = {
      call: (() => platform.pulse.whileAnswering(() => platform.database`select 1`)) as PageSource['call'],
      messages: () => ({ ver: 1, texts: {} }),
      club: {
        clubCode: CLUB,
        siteCode: 'GREENHILL',
        zone: 'Asia/Seoul',
        currency: 'KRW',
        langs: ['en'],
        defaultLang: 'en',
      },
      onChange: () => {},
      now: () => 0,
      origin: () => 'http://localhost',
      dev: false,
    }
    // As the renderer does: a page shows its failure.
    await pages(
      front,
      source,
      { hsts: () => [] },
      {
        hasPage: () => true,
        render: async (_request, asked) =>
          asked.call(state, { clubCode: CLUB }).then(
            () => new Response('<p>here</p>'),
            () => new Response('<p>failed</p>', { status: 500 }),
          ),
      },
    )
    line.stop()
    const away = await front.inject('/course')
    expect(line.isSilent).toBe(true)
    expect([away.statusCode, away.headers['retry-after'], away.body]).toEqual([503, '1', '<p>failed</p>'])
    line.goOn()
    await expect.poll(async () => (await front.inject('/course')).statusCode).toBe(200)
    await front.close()
  })
})
