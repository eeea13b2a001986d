import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { endWith } from '../platform/end-with.ts'
import { makeTemporaryFolder } from '../platform/temporary-folder.ts'

/**
 * Keeps bytes in a file without a name, which is gone when the body has been read or the request is closed. Only the
 * file's handle closes it: a number that is closed twice may belong to a connection by then.
 */
export async function spool(
  bytes: ReadableStream<Uint8Array>,
  closed: AbortSignal,
): Promise<{ body: Readable; size: number }> {
  const file = await unnamedFile()
  try {
    await file.writeFile(bytes)
    const { size } = await file.stat()
    return { body: endWith(closed, file.createReadStream({ start: 0 })), size }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function unnamedFile() {
  const folder = await makeTemporaryFolder()
  try {
    return await open(join(folder, 'file'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
