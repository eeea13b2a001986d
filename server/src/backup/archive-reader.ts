import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createTarDecoder } from 'modern-tar'
import { StartError } from '../platform/config.ts'
import { isSeal, TAIL, tailOf } from './tar.ts'

export interface ReadEntry {
  name: string
  bytes: Buffer
}

export const broken = (path: string, how: string) =>
  new StartError(`${path} is not a whole backup: ${how}. Nothing was changed.`)

/** Sees that no byte of the archive was changed and none is missing. @throws StartError */
export async function checkSeal(path: string): Promise<void> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot read ${path} (${error.code}).`)
  })
  try {
    const { size } = await file.stat()
    if (size < TAIL) throw broken(path, 'it is too short')
    const hash = createHash('sha256')
    const body = size - TAIL
    if (body > 0)
      for await (const bytes of file.createReadStream({ end: body - 1, autoClose: false })) hash.update(bytes)
    const tail = Buffer.alloc(TAIL)
    await file.read(tail, 0, TAIL, body)
    if (!tail.equals(await tailOf(hash.digest('hex')))) throw broken(path, 'it was cut off or changed')
  } finally {
    await file.close()
  }
}

/** Every entry but the seal, in its order, one in memory at a time. @throws StartError for what is no tar file of ours */
export async function* entriesIn(path: string): AsyncGenerator<ReadEntry> {
  const source = createReadStream(path, { highWaterMark: 1 << 20 })
  const tar = Readable.toWeb(source) as ReadableStream<Uint8Array>
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
  } finally {
    source.destroy()
  }
}
