import { Worker } from 'node:worker_threads'

const SECONDS = 10

interface Pixels {
  /** RGBA for each pixel. */
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

let last: Promise<unknown> = Promise.resolve()

/** Decodes and rotates a HEIC photo, one at a time: about 15 bytes a pixel. @throws when broken or after 10 s */
export function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const decoded = last.then(() => decode(bytes))
  last = decoded.catch(() => {})
  return decoded
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>()
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { workerData: bytes, execArgv: [] })
  const timer = setTimeout(() => reject(new Error('took too long')), SECONDS * 1000)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', () => reject(new Error('ended without a picture')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
