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
    vary: 'accept-encoding, cookie',
    'x-request-id': 'one',
  })
})

test.each(['identity', 'gzip'])('answers that nobody has taken yet (%s) share the bytes of the page', (encoding) => {
  const long = new KeptPage(new Response(null), Buffer.from(`${TEXT}${randomBytes(50_000).toString('hex')}`), 0)
  const written: (Buffer | string)[][] = []
  const request = { headers: { 'accept-encoding': encoding } } as unknown as IncomingMessage
  for (const pieces of [[], []] as (Buffer | string)[][]) {
    const response = {
      writeHead: () => {},
      cork: () => {},
      end: () => {},
      write: (piece: Buffer | string) => pieces.push(piece),
    }
    long.send(request, response as unknown as ServerResponse, [], false)
    written.push(pieces)
  }
  const [one, other] = written as [(Buffer | string)[], (Buffer | string)[]]
  const isShared = (piece: Buffer | string) =>
    other.some(
      (its) =>
        typeof its !== 'string' &&
        typeof piece !== 'string' &&
        its.buffer === piece.buffer &&
        its.byteOffset === piece.byteOffset,
    )
  const own = one.filter((piece) => !isShared(piece)).reduce((bytes, { length }) => bytes + length, 0)
  expect(own).toBeLessThan(1_000)
})
