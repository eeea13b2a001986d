import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { s3Fetch } from './s3-fetch.ts'
import type { Storage } from './storage.ts'

const DEFAULT_REGION = 'us-east-1'
/** A visitor waits for the file. */
const FILE_MS = 30_000
/** Four parts of 8 MB at the same time, over a slow line at night. */
const ARCHIVE_MS = 15 * 60_000

export interface Bucket {
  accessKeyId: string
  secretAccessKey: string
  /** With the bucket as its path. */
  endpoint: string
  region: string
}

/** @param address https://key:secret@host/bucket?region=…; undefined when it lacks one of them */
export function bucketIn(address: string): Bucket | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent) as [string, string]
  if (!accessKeyId || !secretAccessKey || !bucket || bucket.includes('/')) return undefined
  const region = url.searchParams.get('region') ?? DEFAULT_REGION
  return { accessKeyId, secretAccessKey, region, endpoint: `${url.protocol}//${url.host}/${bucket}` }
}

/** The bucket itself, for files of any size under names. @param patienceMs for each request */
export const openBucket = (bucket: Bucket, patienceMs = ARCHIVE_MS) =>
  import('s3mini').then(({ S3mini }) => new S3mini({ ...bucket, fetch: s3Fetch(patienceMs) }))

/** A bucket of a storage that speaks S3. It is private: files leave through the product alone, which checks them. */
export function s3Storage(bucket: Bucket): Storage {
  // Clubs with a folder need not load it.
  const opened = openBucket(bucket, FILE_MS)
  return {
    put: async (path, bytes) => {
      const { ok, status } = await (await opened).putObject(path, bytes)
      if (!ok) throw new Error(`The storage did not keep a file: ${status}`)
    },
    read: async (path) => {
      const bytes = await (await opened).getObjectArrayBuffer(path)
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    stream: async (path) => {
      const answer = await (await opened).getObjectResponse(path)
      return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined
    },
    remove: async (beginning) => {
      const s3 = await opened
      for (const { Key } of (await s3.listObjects('/', beginning)) ?? []) await s3.deleteObject(Key)
    },
    isEmpty: async () => ((await (await opened).listObjects('/', '', 1)) ?? []).length === 0,
  }
}
