import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../platform/config.ts'
import { broken, CHANGED } from './broken.ts'

/** What a file in the format of age begins with. */
const BEGINNING = Buffer.from('age-encryption.org/v1\n')
/** Memory and time of a guess at the key: 2^15 is 32 MB. The server's loop stands still for it, so it is not more. */
const WORK = 15
const READ = 64 * 1024

export type Bytes = ReadableStream<Uint8Array>

/** The bytes as `age --passphrase` would encrypt them, so that they can be read without this product. Decision 157. */
export function encrypted(bytes: Bytes, key: string): Promise<Bytes> {
  const age = new Encrypter()
  age.setPassphrase(key)
  age.setScryptWorkFactor(WORK)
  return age.encrypt(bytes)
}

/** The bytes of an archive, decrypted where it is encrypted. @throws StartError when it cannot be read, or needs another key */
export async function bytesIn(path: string, key: string | undefined): Promise<Bytes> {
  const isPlain = !(await beginsEncrypted(path))
  if (isPlain) return Readable.toWeb(createReadStream(path, { highWaterMark: READ })) as Bytes
  if (!key)
    throw new StartError(`${path} is encrypted and needs its key: set BACKUP_KEY or --key-file. Nothing was changed.`)
  const age = new Decrypter()
  age.addPassphrase(key)
  const source = createReadStream(path, { highWaterMark: READ })
  try {
    return await age.decrypt(Readable.toWeb(source) as Bytes)
  } catch (error) {
    source.destroy()
    if (!(error as Error).message.startsWith('no identity matched')) throw broken(path, CHANGED)
    throw new StartError('This is not the key of the archive: it cannot be decrypted. Nothing was changed.')
  }
}

async function beginsEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot read ${path} (${error.code}).`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING.length))
    return bytesRead === BEGINNING.length && buffer.equals(BEGINNING)
  } finally {
    await file.close()
  }
}
