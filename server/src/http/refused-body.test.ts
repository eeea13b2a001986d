import { anyone, member } from '@clubhouse/contract/access'
import { call } from '@clubhouse/contract/call'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { TestClub } from '../../test/club.ts'
import { RawConnection } from '../../test/raw-connection.ts'
import type { Answering } from './answer.ts'

const files = { part: 'file', most: 1, maxBytes: 1_000_000, accept: ['image/png'] } as const
const upload = { summary: 'An upload.', input: {}, data: z.null(), kind: 'upload', files } as const
const calls = [
  { call: call('POST /test/scan', { ...upload, access: anyone }), service: async () => null },
  { call: call('POST /test/own', { ...upload, access: member }), service: async () => null },
  {
    call: call('PUT /test/list', { summary: 'A list.', access: anyone, input: {}, data: z.null() }),
    service: async () => null,
  },
].map((answering, i) => ({ ...answering, name: `test.${i}` })) as Answering[]

let club: TestClub
let manager: string
beforeAll(async () => {
  club = await TestClub.open(1000, calls)
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  manager = (await club.manager({ isSSAdmin: true })).token
})
afterAll(() => club.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const part = (type: string, bytes: number, name = 'file') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.heic"\r\nContent-Type: ${type}\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`
const chunked = (body: string) => {
  const chunks = body.match(/[\s\S]{1,60000}/g) ?? []
  return `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`
}

interface Sent {
  path?: string
  method?: string
  type?: string
  token?: string
  body: string
}

async function statuses(
  { path = '/test/scan', method = 'POST', type = 'multipart/form-data; boundary=b', token, body }: Sent,
  isChunked = false,
): Promise<number[]> {
  const connection = await RawConnection.open(club.app.server)
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
  const bearer = token ? `Authorization: Bearer ${token}\r\n` : ''
  connection.socket.write(
    `${method} /hp/api${path} HTTP/1.1\r\nHost: club.example\r\nContent-Type: ${type}\r\n${bearer}${length}\r\n\r\n`,
  )
  connection.socket.write(isChunked ? chunked(body) : body)
  await expect.poll(() => connection.statuses.length, { timeout: 5_000 }).toBe(1)
  connection.socket.write('GET /healthz HTTP/1.1\r\nHost: club.example\r\n\r\n')
  await expect.poll(() => connection.statuses.length, { timeout: 5_000 }).toBe(2)
  connection.socket.destroy()
  return connection.statuses
}

const LARGE = 900_000
const photo = part('image/heic', LARGE)
const json = { method: 'PUT', path: '/test/list', type: 'application/json' }

describe.each([false, true])('after a refusal the connection serves its next request (chunked: %s)', (isChunked) => {
  it.each([
    ['415 of a part', { body: photo }, 415],
    ['400 of a part', { body: part('image/png', LARGE, 'photo') }, 400],
    ['413 of a part', { body: part('image/png', 3_000_000) }, 413],
    ['415 of the whole', { body: photo, type: 'image/heic' }, 415],
    ['401', { path: '/test/own', body: photo }, 401],
    ['404', { path: '/test/nowhere', body: photo }, 404],
    ['413 of a text', { ...json, body: `"${'x'.repeat(LARGE)}"` }, 413],
    ['415 of a text', { ...json, type: 'text/xml', body: 'x'.repeat(LARGE) }, 415],
  ] as [string, Sent, number][])('%s', async (_, sent, status) => {
    expect(await statuses(sent, isChunked)).toEqual([status, 200])
  })

  it('403', async () => {
    expect(await statuses({ path: '/test/own', token: manager, body: photo }, isChunked)).toEqual([403, 200])
  })

  it('429', async () => {
    vi.spyOn(club.platform.limits, 'spend').mockReturnValue(5_000)
    expect(await statuses({ body: photo }, isChunked)).toEqual([429, 200])
  })

  it('503', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    vi.spyOn(club.platform.limits, 'spend').mockRejectedValue(away)
    expect(await statuses({ body: photo }, isChunked)).toEqual([503, 200])
  })
})

it('an endless body ends its connection', async () => {
  const connection = await RawConnection.open(club.app.server)
  connection.socket.write(
    'POST /hp/api/test/own HTTP/1.1\r\nHost: club.example\r\nContent-Type: image/heic\r\nContent-Length: 900000000\r\n\r\n',
  )
  const more = Buffer.alloc(1_000_000)
  const send = () => {
    while (connection.socket.writable && connection.socket.write(more));
  }
  connection.socket.on('drain', send)
  send()
  await connection.closed
  expect(connection.statuses).toEqual([415])
  expect(connection.socket.bytesWritten).toBeLessThan(300_000_000)
})
