import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH_IT_BYTES = 512
const [br, gz] = [promisify(brotliCompress), promisify(gzip)]
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|webmanifest)$/

/** Writes a .br and a .gz beside every text file of the browser build, so that no file is compressed twice. */
const client = join(import.meta.dirname, 'build/client')
const entries = await readdir(client, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
// At the same time: zlib works on several threads.
await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  if (plain.length < WORTH_IT_BYTES) return
  const packed = [gz(plain, { level: 9 }), br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })]
  const [asGz, asBr] = await Promise.all(packed)
  await Promise.all([writeFile(`${path}.gz`, asGz!), writeFile(`${path}.br`, asBr!)])
}
