import type { ServerResponse } from 'node:http'
import { contract } from '@clubhouse/contract'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { keptPaths, TEST_BUCKET } from '../../test/kept-files.ts'
import { S3Server } from '../../test/s3-server.ts'

let server: S3Server
let club: TestClub
let editor: { token: string }

beforeAll(async () => {
  server = await S3Server.open()
  club = await TestClub.open(1000, undefined, undefined, { FILES_S3_URL: TEST_BUCKET ?? server.address() })
  editor = await club.manager({ rights: { '930000': 'R', '930100': 'CRUD' } })
})
afterAll(async () => {
  await club.close()
  await server.close()
})
afterEach(() => void server.instead.splice(0))

const send = async () => {
  const create = { width: 900, height: 600, channels: 3, background: '#1f5b3f' } as const
  const files = [{ name: 'lake.png', type: 'image/png', bytes: await sharp({ create }).png().toBuffer() }]
  return club.ask(contract.file.add, { files }, editor)
}
const get = (url: string) => club.app.inject({ url })

it('a file in a bucket is sent to a signed address, for a while, in every size, and to nobody else', async () => {
  const { data } = await send()
  const whole = await get(data.url)
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, data.size])
  expect((await get(`${data.url}&w=480&f=webp`)).headers['content-type']).toBe('image/webp')
  expect((await get(data.url.split('?')[0]!)).statusCode).toBe(404)
  const other = (first: string) => (first === 'A' ? 'B' : 'A')
  const forged = data.url.replace(/(?<=sig=)./, other)
  expect((await get(forged)).statusCode).toBe(404)
  await club.moveClock(360)
  expect((await get(data.url)).statusCode).toBe(403)
  await club.resetClock()
})

it('a file that the bucket has lost is missing', async () => {
  const { data } = await send()
  const [row] = await club.sql<{ key: string }[]>`select key from file where file_idx = ${data.fileIdx}`
  expect(await keptPaths(club.platform.config)).toContain(`${row!.key.slice(0, 2)}/${row!.key}`)
  await club.platform.files.remove(row!.key)
  expect((await get(data.url)).statusCode).toBe(404)
})

it.skipIf(TEST_BUCKET)('while the bucket is away callers are asked to come back, and nothing is kept', async () => {
  const { data } = await send()
  const [before] = await club.sql`select count(*) from file`
  server.instead.push(...Array.from({ length: 4 }, () => (answer: ServerResponse) => void answer.destroy()))
  const sent = await send()
  expect([sent.status, sent.headers['retry-after']]).toEqual([503, '1'])
  const asked = await get(data.url)
  expect([asked.statusCode, asked.headers['retry-after']]).toEqual([503, '1'])
  expect((await club.sql`select count(*) from file`)[0]).toEqual(before)
  expect((await get(data.url)).statusCode).toBe(200)
})
