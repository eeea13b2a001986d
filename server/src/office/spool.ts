import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Keeps bytes in a file without a name, which is gone as soon as it was read, or when the process ends. */
export async function spool(bytes: ReadableStream<Uint8Array>): Promise<{ body: Readable; size: number }> {
  const path = join(tmpdir(), `clubhouse-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    await pipeline(Readable.fromWeb(bytes as never), file.createWriteStream({ autoClose: false }))
    const { size } = await file.stat()
    return { body: file.createReadStream({ start: 0 }), size }
  } catch (error) {
    await file.close()
    throw error
  }
}
