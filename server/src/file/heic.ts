import { inThread } from '../platform/thread.ts'

/** The pixels themselves are not on the thread's heap; their number is limited before. */
const LIMITS = { seconds: 10, heapMb: 128 }

interface Pixels {
  /** RGBA for each pixel. */
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** Decodes and rotates a HEIC photo: about 15 bytes a pixel. @throws when broken or after 10 s */
export const decodeHeic = (bytes: Buffer): Promise<Pixels> =>
  inThread(new URL('./heic-worker.ts', import.meta.url), bytes, LIMITS)
