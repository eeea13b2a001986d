import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { S3Server } from '../../test/s3-server.ts'
import { FileStore, storageOf } from './files.ts'
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

const stores = {
  'a folder': () => storageOf({ dataDir }),
  'a bucket': () => storageOf({ dataDir, filesS3Url: server.address() }),
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('are read as they were written, whole and as a stream, and go with what was made of them', async () => {
    const files = new FileStore(open(), 'secret')
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
})

it('a bucket has the paths of the folder, and every request was signed', async () => {
  const { key } = await new FileStore(stores['a bucket'](), 'secret').write(Buffer.from('x'))
  expect([...server.objects.keys()]).toContain(`${key.slice(0, 2)}/${key}`)
  expect(server.refused).toEqual([])
})

it('a wrong secret keeps and reads nothing, and is no missing file', async () => {
  const files = new FileStore(storageOf({ dataDir, filesS3Url: server.address('wrong') }), 'secret')
  await expect(files.write(Buffer.from('x'))).rejects.toThrow()
  await expect(files.readWhole('0a')).rejects.toThrow()
  expect(server.refused.length).toBeGreaterThan(0)
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
