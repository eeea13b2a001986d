import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH_IT_BYTES = 512
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/

/** Writes a .br and a .gz beside every text file of the browser build, so that no file is compressed twice. */
const client = join(import.meta.dirname, 'build/client')
for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const plain = await readFile(path)
  if (plain.length < WORTH_IT_BYTES) continue
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }))
  await writeFile(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
}
