import type { Socket } from 'node:net'
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import { anyone } from '@clubhouse/contract/access'
import { call } from '@clubhouse/contract/call'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { TestClub } from '../../test/club.ts'
import { RawConnection } from '../../test/raw-connection.ts'
import { FileAnswer, type StreamEvent } from '../platform/context.ts'
import type { Answering } from './answer.ts'

/** More than the socket buffers on both sides hold. */
const LARGE = Buffer.alloc(30_000_000)
const MOST_UNANSWERED = 8
const SHORT_MS = 300

const test = { access: anyone, input: {}, evenWhenClosed: true } as const
const kept = { ...test, data: z.string(), cache: { shows: ['notice'], seconds: 60 } }
const calls = [
  { call: call('GET /test/kept', { summary: 'Kept.', ...kept }), service: async () => 'x'.repeat(50_000) },
  {
    call: call('GET /test/large', { summary: 'Large.', ...test, data: z.null(), kind: 'download' }),
    service: async () => new FileAnswer('large.bin', 'application/octet-stream', LARGE),
  },
  {
    call: call('GET /test/quiet', { summary: 'A stream with one event.', ...test, data: z.null(), kind: 'stream' }),
    service: async (_input: object, _ctx: object, closed: AbortSignal): Promise<AsyncIterable<StreamEvent>> =>
      quiet(closed),
  },
  {
    call: call('GET /test/slow', { summary: 'An answer that takes a while.', ...test, data: z.string() }),
    service: () => pause(SHORT_MS * 2, 'done'),
  },
  {
    call: call('GET /test/loud', { summary: 'More than anybody takes.', ...test, data: z.null(), kind: 'stream' }),
    service: async (_input: object, _ctx: object, closed: AbortSignal): Promise<AsyncIterable<StreamEvent>> =>
      loud(closed),
  },
].map((answering, i) => ({ ...answering, name: `test.${i}` })) as Answering[]

async function* quiet(closed: AbortSignal): AsyncGenerator<StreamEvent> {
  yield { event: 'hello', data: null }
  await new Promise((resolve) => closed.addEventListener('abort', resolve))
}

/** The server side of the connection opened last. */
let serverSide: Socket

async function* loud(closed: AbortSignal): AsyncGenerator<StreamEvent> {
  while (serverSide.writableLength < 200_000) {
    yield { event: 'news', data: 'x'.repeat(50_000) }
    await immediate()
  }
  yield* quiet(closed)
}

let club: TestClub
beforeAll(async () => {
  club = await TestClub.open(1000, calls)
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  club.app.server.on('connection', (socket) => (serverSide = socket))
})
afterAll(() => club.close())

const open = (isReading = true) => RawConnection.open(club.app.server, isReading)
const get = (path: string) => `GET /hp/api/test/${path} HTTP/1.1\r\nHost: club.example\r\n\r\n`

/** Requests that reach the product while `act` runs. */
async function countRequests(during: () => Promise<unknown>): Promise<number> {
  let count = 0
  const add = () => count++
  club.app.server.on('request', add)
  await during()
  club.app.server.off('request', add)
  return count
}

describe('a connection that sends many requests at once', () => {
  it.each(['kept', 'slow', 'nowhere'])('has eight answers of %s and is closed', async (path) => {
    await club.app.inject('/hp/api/test/kept')
    const connection = await open()
    const seen = await countRequests(() => connection.sendToEnd(get(path).repeat(2_000)))
    expect(seen).toBe(MOST_UNANSWERED)
    expect(connection.statuses).toHaveLength(MOST_UNANSWERED)
  })

  it('may go on for as long as it reads what it asked for', async () => {
    const connection = await open()
    for (let i = 1; i <= 5; i++) {
      connection.socket.write(get('kept').repeat(MOST_UNANSWERED))
      await expect.poll(() => connection.statuses.length).toBe(i * MOST_UNANSWERED)
    }
    connection.socket.destroy()
  })
})

describe('a connection that does not read', () => {
  it('is closed fifteen seconds after the last byte that it took, and ten after its last request', () => {
    expect(club.app.server).toMatchObject({ timeout: 15_000, keepAliveTimeout: 10_000, headersTimeout: 10_000 })
    expect(club.app.server.requestTimeout).toBeLessThan(15_000)
  })

  describe('with less patience', () => {
    let usual: number
    beforeAll(() => {
      usual = club.app.server.timeout
      club.app.server.timeout = SHORT_MS
    })
    afterAll(() => {
      club.app.server.timeout = usual
    })

    it('is closed with its answer half sent', async () => {
      const connection = await open(false)
      connection.socket.write(get('large'))
      await expect.poll(() => serverSide.writableLength).toBeGreaterThan(0)
      await expect.poll(() => serverSide.destroyed, { timeout: 10_000 }).toBe(true)
      connection.socket.destroy()
    })

    it('stays while it waits for us: for a slow answer, or for the events of a stream', async () => {
      const [slow, stream] = [await open(), await open()]
      slow.socket.write(get('slow'))
      stream.socket.write(get('quiet'))
      await expect.poll(() => slow.text).toContain('done')
      expect(stream.statuses).toEqual([200])
      expect(stream.socket.readyState).toBe('open')
      stream.socket.destroy()
    })
  })
})

it('lets a viewer go who takes nothing of a stream between two heartbeats, and no other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [reading, still] = [await open(), await open(false)]
  reading.socket.write(get('quiet'))
  still.socket.write(get('loud'))
  await expect.poll(() => serverSide.writableLength, { timeout: 10_000 }).toBeGreaterThan(200_000)
  vi.advanceTimersByTime(14_000)
  vi.useRealTimers()
  await expect.poll(() => serverSide.destroyed).toBe(true)
  await expect.poll(() => reading.text).toContain(':\n\n')
  expect(reading.socket.readyState).toBe('open')
  for (const { socket } of [reading, still]) socket.destroy()
})

it('counts what is answered from memory against the limit of reads', async () => {
  const strict = await TestClub.open(0.02, calls)
  await strict.app.listen({ port: 0, host: '127.0.0.1' })
  const connection = await RawConnection.open(strict.app.server)
  for (let i = 1; i <= 13; i++) {
    connection.socket.write(get('kept'))
    await expect.poll(() => connection.statuses.length).toBe(i)
  }
  expect(connection.statuses).toEqual([...Array(12).fill(200), 429])
  connection.socket.destroy()
  await strict.close()
})
