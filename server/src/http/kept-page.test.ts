import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KeptPage, PLACEHOLDER } from './kept-page.ts'

const TEXT = `<script nonce="${PLACEHOLDER}">1</script><p>레이크 1번 홀</p><style nonce="${PLACEHOLDER}"></style>`
const kept = new KeptPage(
  new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  Buffer.from(TEXT),
  0,
)
const server = createServer((request, response) => kept.send(request, response, ['x-request-id', 'one'], false))
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function answered(encoding: string) {
  const response = await fetch(address, { headers: { 'accept-encoding': encoding } })
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy')!)![1]!
  return { nonce, headers: response.headers, text: await response.text() }
}

test.each(['identity', 'gzip'])(
  'each answer (%s) has a nonce of its own, in its policy and in all its places',
  async (encoding) => {
    const all = await Promise.all(Array.from({ length: 40 }, () => answered(encoding)))
    for (const { nonce, text } of all) expect(text).toBe(TEXT.replaceAll(PLACEHOLDER, nonce))
    expect(new Set(all.map(({ nonce }) => nonce)).size).toBe(40)
  },
)

test('it carries the security headers, its own and those of the answer', async () => {
  const { headers } = await answered('gzip')
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    'x-request-id': 'one',
  })
})

test.each(['identity', 'gzip'])(
  'answers (%s) to a client that reads nothing share the bytes of the page',
  (encoding) => {
    const long = new KeptPage(new Response(null), Buffer.from(`${TEXT}${randomBytes(50_000).toString('hex')}`), 0)
    const request = { headers: { 'accept-encoding': encoding } } as IncomingMessage
    const written = [null, { writableLength: 1 }].map((socket) => {
      const pieces: Buffer[] = []
      const response = { socket, writeHead: () => {}, end: () => {}, write: (piece: Buffer) => pieces.push(piece) }
      long.send(request, response as unknown as ServerResponse, [], false)
      return pieces
    })
    const [one, other] = written as [Buffer[], Buffer[]]
    const isShared = (piece: Buffer) =>
      other.some((its) => its.buffer === piece.buffer && its.byteOffset === piece.byteOffset)
    const own = one.filter((piece) => !isShared(piece)).reduce((bytes, { length }) => bytes + length, 0)
    expect(one.length).toBeGreaterThan(2)
    expect(own).toBeLessThan(1_000)
  },
)

test('an answer that is not sent yet keeps its nonce while others are answered', () => {
  const pages: Buffer[] = []
  const sent: (() => void)[] = []
  const ask = () => {
    const response = {
      socket: { writableLength: 0 },
      writeHead: () => {},
      end: (page: Buffer, done: () => void) => {
        pages.push(page)
        sent.push(done)
      },
    }
    kept.send({ headers: {} } as IncomingMessage, response as unknown as ServerResponse, [], false)
  }
  ask()
  const first = String(pages[0])
  ask()
  expect(String(pages[0])).toBe(first)
  sent[0]!()
  ask()
  expect(pages[2]).toBe(pages[0])
  expect(String(pages[2])).not.toBe(first)
})
