import { randomUUID } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, fstatSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file without a name, gone when read. Opened by number: an unread FileHandle would end the process. */
export async function spool(bytes: ReadableStream<Uint8Array>): Promise<{ body: Readable; size: number }> {
  const path = join(tmpdir(), `clubhouse-${randomUUID()}`)
  const fd = openSync(path, 'wx+', 0o600)
  try {
    await rm(path)
    await pipeline(Readable.fromWeb(bytes as never), createWriteStream(path, { fd, autoClose: false }))
    return { body: createReadStream(path, { fd, start: 0 }), size: fstatSync(fd).size }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}
