import { createHash } from 'node:crypto'
import { createTarDecoder } from 'modern-tar'
import { StartError } from '../platform/config.ts'
import { broken, CHANGED } from './broken.ts'
import { bytesIn } from './encryption.ts'
import { isSeal, TAIL, tailOf } from './tar.ts'

export interface ReadEntry {
  name: string
  bytes: Buffer
}

/** Sees that no byte of the archive was changed and none is missing. @throws StartError */
export async function checkSeal(path: string, key: string | undefined): Promise<void> {
  const hash = createHash('sha256')
  let tail = Buffer.alloc(0)
  for await (const bytes of wholeBytesIn(path, key)) {
    const all = Buffer.concat([tail, bytes])
    const end = Math.max(0, all.length - TAIL)
    hash.update(all.subarray(0, end))
    tail = all.subarray(end)
  }
  if (tail.length < TAIL) throw broken(path, 'it is too short')
  if (!tail.equals(await tailOf(hash.digest('hex')))) throw broken(path, CHANGED)
}

async function* wholeBytesIn(path: string, key: string | undefined): AsyncGenerator<Uint8Array> {
  const stream = await bytesIn(path, key)
  try {
    yield* stream
  } catch (error) {
    // The disk names its errors; an encrypted part that was changed, or a last one that is missing, has no code.
    throw (error as { code?: string }).code ? error : broken(path, CHANGED)
  }
}

/** Every entry but the seal, in its order, one in memory at a time. @throws StartError for what is no tar file of ours */
export async function* entriesIn(path: string, key: string | undefined): AsyncGenerator<ReadEntry> {
  const tar = await bytesIn(path, key)
  try {
    for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true }))) {
      if (header.type !== 'file') throw broken(path, `${header.name} is not a file`)
      const bytes = Buffer.alloc(header.size)
      let filled = 0
      for await (const part of body) {
        bytes.set(part, filled)
        filled += part.length
      }
      if (!isSeal(header.name)) yield { name: header.name, bytes }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw broken(path, (error as Error).message)
  }
}
