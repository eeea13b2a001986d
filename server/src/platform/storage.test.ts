import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { keptPaths, TEST_BUCKET } from '../../test/kept-files.ts'
import { S3Server } from '../../test/s3-server.ts'
import { FileStore, storageOf } from './files.ts'
import { StorageAway } from './s3-fetch.ts'
import { bucketIn } from './s3-storage.ts'

let server: S3Server
let dataDir: string

beforeAll(async () => {
  server = await S3Server.open()
  dataDir = await mkdtemp(join(tmpdir(), 'clubhouse-storage-'))
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})
afterEach(() => void vi.useRealTimers())

const buckets: Record<string, () => string> = { 'a bucket': () => server.address() }
if (TEST_BUCKET) buckets['the bucket of TEST_FILES_S3_URL'] = () => TEST_BUCKET!
const places: Record<string, () => string | undefined> = { 'a folder': () => undefined, ...buckets }

const storeAt = (filesS3Url?: string) => new FileStore(storageOf({ dataDir, filesS3Url }), 'secret')
const changed = (address: string, change: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port'>>) =>
  Object.assign(new URL(address), change).href

describe.each(Object.entries(places))('files in %s', (_, address) => {
  it('are read as they were written, whole and as a stream, and go with what was made of them', async () => {
    const files = storeAt(address())
    const bytes = Buffer.from([...Array(70_000).keys()].map((n) => n % 256))
    const { key, size } = await files.write(bytes)
    const other = await files.write(Buffer.from('other'))
    await files.writeBeside(key, '480.avif', Buffer.from('small'))
    expect(size).toBe(bytes.length)
    expect(await files.readWhole(key)).toEqual(bytes)
    expect(await buffer((await files.read(key))!)).toEqual(bytes)
    expect((await files.readBeside(key, '480.avif'))?.toString()).toBe('small')
    expect(await files.readBeside(key, '960.avif')).toBeUndefined()
    await files.remove(key)
    expect(await files.read(key)).toBeUndefined()
    expect(await files.readWhole(key)).toBeUndefined()
    expect(await files.readBeside(key, '480.avif')).toBeUndefined()
    expect((await files.readWhole(other.key))?.toString()).toBe('other')
    await files.remove(key)
  })

  it.each([0, 1, 20_000_000])('may have %i bytes', async (size) => {
    const files = storeAt(address())
    const bytes = Buffer.alloc(size, 'a page of the yearbook, ')
    const { key } = await files.write(bytes)
    expect((await files.readWhole(key))?.equals(bytes)).toBe(true)
    expect((await buffer((await files.read(key))!)).equals(bytes)).toBe(true)
    await files.remove(key)
  })

  it('have the same paths everywhere', async () => {
    const filesS3Url = address()
    const { key } = await storeAt(filesS3Url).write(Buffer.from('x'))
    expect(await keptPaths({ dataDir, filesS3Url })).toContain(`${key.slice(0, 2)}/${key}`)
  })
})

describe.each(Object.entries(buckets))('%s', (_, address) => {
  it.each([
    ['a wrong secret', { password: 'wrong' }],
    ['an unknown key', { username: 'nobody' }],
    ['a bucket that does not exist', { pathname: '/absent-bucket' }],
  ])('with %s keeps, reads and removes nothing, and has no missing file', async (_name, change) => {
    const files = storeAt(changed(address(), change))
    await expect(files.write(Buffer.from('x'))).rejects.toThrow()
    await expect(files.readWhole('0a')).rejects.toThrow()
    await expect(files.read('0a')).rejects.toThrow()
    await expect(files.remove('0a')).rejects.toThrow()
  })

  it('that is down is away', async () => {
    const gone = await S3Server.open()
    const { port } = new URL(gone.address())
    await gone.close()
    const files = storeAt(changed(address(), { port }))
    await expect(files.write(Buffer.from('x'))).rejects.toThrow(StorageAway)
    await expect(files.read('0a')).rejects.toThrow(StorageAway)
  })
})

it('every request to a bucket is signed', async () => {
  const { key } = await storeAt(server.address()).write(Buffer.from('x'))
  await storeAt(server.address()).remove(key)
  expect(server.refused.filter((request) => request.includes(key))).toEqual([])
})

it.each([
  ['broke', (answer: ServerResponse) => void answer.destroy()],
  ['met a busy storage', (answer: ServerResponse) => void answer.writeHead(503).end()],
])('a request that %s is sent once more, and then the storage is away', async (_, instead) => {
  const files = storeAt(server.address())
  server.instead.push(instead)
  const { key } = await files.write(Buffer.from('kept'))
  server.instead.push(instead)
  expect((await files.readWhole(key))?.toString()).toBe('kept')
  server.instead.push(instead, instead)
  await expect(files.readWhole(key)).rejects.toThrow(StorageAway)
  expect((await files.readWhole(key))?.toString()).toBe('kept')
})

it('a file may be read slowly', async () => {
  const files = storeAt(server.address())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise: isRead, resolve: finish } = Promise.withResolvers<void>()
  server.instead.push((answer) => {
    answer.writeHead(200, { 'content-length': 10 }).write('hello')
    isRead.then(() => answer.end(' club'))
  })
  const body = await files.read('0a')
  await vi.advanceTimersByTimeAsync(600_000)
  finish()
  expect((await buffer(body!)).toString()).toBe('hello club')
})

it.each([
  ['https://key:a%2Fb@s3.example/club?region=ap-northeast-2', { secretAccessKey: 'a/b', region: 'ap-northeast-2' }],
  ['https://key:secret@s3.example/club/', { endpoint: 'https://s3.example/club', region: 'us-east-1' }],
  ['https://s3.example/club', undefined],
  ['https://key:secret@s3.example', undefined],
  ['https://key:secret@s3.example/club/more', undefined],
])('the address %s', (address, bucket) => {
  if (bucket) expect(bucketIn(address)).toMatchObject(bucket)
  else expect(bucketIn(address)).toBeUndefined()
})
