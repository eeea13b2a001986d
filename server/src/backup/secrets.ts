import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { StartError } from '../platform/config.ts'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
/** 64 MB and a quarter of a second for each guess at a key. */
const COST = { N: 2 ** 16, r: 8, p: 2, maxmem: 2 ** 27 }
const CIPHER = 'aes-256-gcm'
const SESSION = 'session.secret'

/** Contents by the names of their files in the data folder. */
export type Secrets = Record<string, string>

const sealed = z.strictObject({
  cipher: z.literal(CIPHER),
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
  text: z.base64(),
})
const contents = z.record(z.string().regex(/^[a-z0-9-]+\.secret$/), z.string())

/**
 * The secrets of a deployment: every file `*.secret` of its data folder, so that a later one cannot be forgotten.
 * @param given the session secret of the environment, which counts instead of the stored one
 * @throws StartError when there is no session secret
 */
export async function secretsIn(dataDir: string, given: string): Promise<Secrets> {
  const found: Secrets = {}
  for (const name of await readdir(dataDir).catch(() => []))
    if (name.endsWith('.secret')) found[name] = await readFile(join(dataDir, name), 'utf8')
  if (given) found[SESSION] = given
  if (found[SESSION] === undefined)
    throw new StartError(`${dataDir} has no ${SESSION}. Set DATA_DIR or SESSION_SECRET to what the site uses.`)
  return found
}

/** Writes them into a data folder. */
export async function putSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  for (const [name, text] of Object.entries(secrets))
    await writeFile(join(dataDir, name), text, { mode: 0o600, flag: 'wx', flush: true })
}

/** @param given the session secret of the environment @throws StartError when the site would use another than the club's */
export function refuseOther(secrets: Secrets, given: string): void {
  if (given && given !== secrets[SESSION])
    throw new StartError(
      'SESSION_SECRET is not the secret of the archive. Unset it, or set it to that. Nothing was changed.',
    )
}

/** @returns what an archive keeps of them */
export async function sealSecrets(secrets: Secrets, key: string): Promise<Buffer> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(CIPHER, await derive(key, salt, 32, COST), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()])
  const parts = { salt, iv, tag: cipher.getAuthTag(), text }
  const shown = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]))
  return Buffer.from(JSON.stringify({ cipher: CIPHER, ...shown }))
}

/** @throws StartError when the key is not the one of the archive */
export async function openSecrets(bytes: Buffer, key: string): Promise<Secrets> {
  const { salt, iv, tag, text } = sealed.parse(JSON.parse(bytes.toString('utf8')))
  const [saltBytes, ivBytes, tagBytes, textBytes] = [salt, iv, tag, text].map((part) => Buffer.from(part, 'base64'))
  const decipher = createDecipheriv(CIPHER, await derive(key, saltBytes!, 32, COST), ivBytes!, { authTagLength: 16 })
  try {
    decipher.setAuthTag(tagBytes!)
    const opened = Buffer.concat([decipher.update(textBytes!), decipher.final()])
    return contents.parse(JSON.parse(opened.toString('utf8')))
  } catch {
    throw new StartError('This is not the key of the archive: its secrets cannot be decrypted. Nothing was changed.')
  }
}
