import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { type Encoding, encodingFor } from './packing.ts'

test.each<[accepted: string | undefined, bytes: number, encoding: Encoding | undefined]>([
  [undefined, 5_000, undefined],
  ['gzip, deflate, br, zstd', 5_000, 'br'],
  ['gzip, deflate', 5_000, 'gzip'],
  ['gzip;q=1.0, br;q=0', 5_000, 'gzip'],
  ['br; q=0.000, gzip ;q=0.5', 5_000, 'gzip'],
  ['identity', 5_000, undefined],
  ['', 5_000, undefined],
  ['gzip, br', 999, undefined],
])('for "%s" and %i bytes the encoding is %s', (accepted, bytes, encoding) => {
  expect(encodingFor(accepted, bytes)).toBe(encoding)
})

const holder = TestClub.use()
let address: string
beforeAll(async () => {
  address = await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
})
const OPENED = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

async function answered(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(`${address}${path}`, { headers }, resolve).once('error', reject)
  const response = await promise
  const bytes = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, bytes }
}

describe('an answer of the API', () => {
  const TEXTS = '/hp/api/system/i18n/en'

  it.each(['br', 'gzip'] as const)(
    'is compressed as the client accepts (%s), the first time and when kept',
    async (encoding) => {
      const plain = await answered(TEXTS, {})
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
      for (const _ of ['first', 'kept']) {
        const { headers, bytes } = await answered(TEXTS, { 'accept-encoding': encoding })
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          etag: plain.headers.etag,
          vary: 'accept-encoding',
        })
        expect(Number(headers['content-length'])).toBe(bytes.length)
        expect(bytes.length).toBeLessThan(plain.bytes.length / 3)
        expect(OPENED[encoding](bytes).equals(plain.bytes)).toBe(true)
      }
    },
  )

  it('is not sent again to a client that has it, compressed or not', async () => {
    const { headers } = await answered(TEXTS, { 'accept-encoding': 'br' })
    const again = await answered(TEXTS, { 'accept-encoding': 'br', 'if-none-match': headers.etag! })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it('for one member is compressed too, and a short one is left as it is', async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const headers = { authorization: `Bearer ${boss.token}`, 'accept-encoding': 'gzip' }
    const long = await answered('/hp/api/manage/i18n?lang=ko', headers)
    expect(long.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
    expect(JSON.parse(gunzipSync(long.bytes).toString())).toMatchObject({ result: true, data: { page: 1 } })
    const short = await answered('/hp/api/site/state', headers)
    expect(short.headers['content-encoding']).toBeUndefined()
  })
})
