import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '../platform/config.ts'
import { syncFolder } from './archive-writer.ts'
import { bytesIn, encrypted } from './encryption.ts'

/**
 * In the folder of a cluster: the identity that its files are encrypted for, encrypted itself with the key of the backups.
 * `age --decrypt --identity key.age` takes it too.
 */
const KEY = 'key.age'

/** Encrypts and decrypts the files of a cluster: the key of the backups opens it once, and not each file. Decision 159. */
export interface ArchiveKey {
  encrypter: Encrypter
  decrypter: Decrypter
}

/** The last one, because to open it the process stands still for 0.2 s. */
let last: { sealed: string; passphrase: string; key: ArchiveKey } | undefined

/** The key of a cluster’s folder, which is made where there is none. @throws StartError when it needs another passphrase */
export async function archiveKey(folder: string, passphrase: string): Promise<ArchiveKey> {
  // Read each time: what is encrypted for a key that was removed could not be opened.
  const sealed = (await sealedIn(folder)) ?? (await make(folder, passphrase))
  if (last?.sealed === sealed && last.passphrase === passphrase) return last.key
  const key = await open(folder, passphrase).catch(() => {
    throw new StartError(
      `BACKUP_KEY does not open ${join(folder, KEY)}: set the one from before. Or move ${folder} away, and the archive begins anew.`,
    )
  })
  last = { sealed, passphrase, key }
  return key
}

/** @returns nothing without a passphrase, and where nothing is encrypted @throws StartError when it needs another passphrase */
export async function keptKey(folder: string, passphrase: string | undefined): Promise<ArchiveKey | undefined> {
  if (!passphrase || (await sealedIn(folder)) === undefined) return undefined
  return open(folder, passphrase)
}

const sealedIn = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, KEY), 'base64').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

async function make(folder: string, passphrase: string): Promise<string> {
  const identity = `${await generateX25519Identity()}\n`
  const bytes = await encrypted(ReadableStream.from([Buffer.from(identity)]), passphrase)
  const sealed = Buffer.from(await new Response(bytes).arrayBuffer())
  const path = join(folder, KEY)
  await writeFile(`${path}.new`, sealed, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  await syncFolder(folder)
  return sealed.toString('base64')
}

async function open(folder: string, passphrase: string): Promise<ArchiveKey> {
  const identity = (await new Response(await bytesIn(join(folder, KEY), passphrase)).text()).trim()
  const [encrypter, decrypter] = [new Encrypter(), new Decrypter()]
  encrypter.addRecipient(await identityToRecipient(identity))
  decrypter.addIdentity(identity)
  return { encrypter, decrypter }
}
