import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { KEY, newFolder, removeFolders } from '../../test/archives.ts'
import { archiveKey, keptKey } from './archive-key.ts'
import { packedName, packFile, readPacked, unpackFile } from './packed-file.ts'

afterAll(removeFolders)

const folder = newFolder()
const MB = 2 ** 20

/** Packs random bytes of a size, which no compression makes smaller. */
async function packed(size: number) {
  const key = await archiveKey(folder, KEY)
  const from = join(newFolder(), 'table')
  const raw = randomBytes(size)
  await writeFile(from, raw)
  const path = packedName(from, key)
  await packFile(from, path, key)
  return { from, raw, path, key }
}

it.each([0, 900, 4 * MB, 9 * MB])('gives back a file of %d bytes', async (size) => {
  const { raw, path, key, from } = await packed(size)
  expect(path).toBe(`${from}.zst.age`)
  expect((await readPacked(path, key)).equals(raw)).toBe(true)
  await unpackFile(path, `${from}-again`, key)
  expect((await readFile(`${from}-again`)).equals(raw)).toBe(true)
})

it.each([900, 9 * MB])('refuses a file of %d bytes that was changed, and one of another key', async (size) => {
  const { path, key, from } = await packed(size)
  const other = await archiveKey(newFolder(), KEY)
  await expect(unpackFile(path, `${from}-again`, other)).rejects.toThrow('has another key')
  await expect(unpackFile(path, `${from}-again`, undefined)).rejects.toThrow('set BACKUP_KEY or --key-file')
  const bytes = await readFile(path)
  bytes[bytes.length - 20]! ^= 1
  await writeFile(path, bytes)
  await expect(unpackFile(path, `${from}-again`, key)).rejects.toThrow(`${path} cannot be decrypted: it was changed`)
})

it('opens the key of a folder with that of the backups alone', async () => {
  const made = newFolder()
  expect(await keptKey(made, KEY)).toBeUndefined()
  const first = await archiveKey(made, KEY)
  expect(await archiveKey(made, KEY)).toBe(first)
  await expect(archiveKey(made, 'another key of words')).rejects.toThrow('set the one from before')
  await expect(keptKey(made, 'another key of words')).rejects.toThrow('This is not the key of the archive')
  expect(await keptKey(made, undefined)).toBeUndefined()
  const [{ path, raw, from }, kept] = [await packed(10), await keptKey(folder, KEY)]
  await unpackFile(path, `${from}-again`, kept)
  expect((await readFile(`${from}-again`)).equals(raw)).toBe(true)
  // Nothing may be encrypted for a key that is gone.
  await rm(join(made, 'key.age'))
  expect(await archiveKey(made, KEY)).not.toBe(first)
})
