import { StartError } from '../platform/config.ts'
import { checkSeal, entriesIn, type ReadEntry } from './archive-reader.ts'
import { broken } from './broken.ts'
import { type Entry, type Manifest, manifest } from './manifest.ts'
import { rawOf, rowsIn } from './part.ts'
import { pathIn } from './rules.ts'
import { MANIFEST, SECRETS, sha256 } from './tar.ts'

export interface CheckedArchive {
  path: string
  /** That it was encrypted with. */
  key?: string
  manifest: Manifest
  /** Encrypted. */
  secrets?: Buffer
}

interface Seen extends Omit<Entry, 'name'> {
  /** Of a table's part. */
  rows?: number
}

/**
 * Reads all of an archive: no byte was changed, each entry is what the manifest says, and there is no other. A part's
 * size and rows are counted unpacked. @throws StartError
 */
export async function checkArchive(path: string, key?: string): Promise<CheckedArchive> {
  await checkSeal(path, key)
  const seen = new Map<string, Seen>()
  let found: Buffer | undefined
  let secrets: Buffer | undefined
  for await (const entry of entriesIn(path, key)) {
    if (seen.has(entry.name)) throw broken(path, `${entry.name} is in it twice`)
    seen.set(entry.name, { size: entry.bytes.length, sha256: sha256(entry.bytes), rows: await rowsOf(path, entry) })
    if (entry.name === MANIFEST) found = entry.bytes
    if (entry.name === SECRETS) secrets = entry.bytes
  }
  if (!found) throw broken(path, `${MANIFEST} is missing`)
  seen.delete(MANIFEST)
  const read = manifestIn(path, found)
  const wanted = entriesOf(read)
  for (const { name, size, sha256: hash } of wanted) {
    const one = seen.get(name)
    if (!one) throw broken(path, `${name} is missing`)
    if (one.size !== size || one.sha256 !== hash) throw broken(path, `${name} is not as it was`)
  }
  const names = new Set(wanted.map(({ name }) => name))
  const foreign = [...seen.keys()].find((name) => !names.has(name))
  if (foreign) throw broken(path, `${foreign} does not belong to it`)
  // A row may begin in one part and end in the next.
  if ([...seen.keys()].join() !== wanted.map(({ name }) => name).join()) throw broken(path, 'its order was changed')
  const strange = read.files.find(({ name }) => !pathIn(name))
  if (strange) throw broken(path, `${strange.name} is not the name of a file`)
  for (const table of read.tables) {
    const rows = table.parts.reduce((sum, { name }) => sum + (seen.get(name)!.rows ?? 0), 0)
    if (rows !== table.rows) throw broken(path, `the table ${table.name} has ${rows} rows instead of ${table.rows}`)
  }
  return { path, key, manifest: read, secrets }
}

async function rowsOf(path: string, { name, bytes }: ReadEntry): Promise<number | undefined> {
  if (!name.startsWith('tables/')) return undefined
  try {
    return rowsIn(await rawOf(bytes, LARGEST_PART))
  } catch {
    throw broken(path, `${name} cannot be unpacked`)
  }
}

/** A value of PostgreSQL has at most 1 GB. */
const LARGEST_PART = 2 ** 30

function manifestIn(path: string, bytes: Buffer): Manifest {
  let said: unknown
  try {
    said = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw broken(path, `${MANIFEST} cannot be read`)
  }
  const { success, data } = manifest.safeParse(said)
  if (success) return data
  if (((said as { format?: number } | null)?.format ?? 0) > manifest.shape.format.value)
    throw new StartError('A newer version of Clubhouse made this backup. Update Clubhouse, then restore it again.')
  throw broken(path, `${MANIFEST} cannot be understood`)
}

/** In the order of the archive. */
const entriesOf = ({ readme, tables, secrets, files }: Manifest): Entry[] => [
  readme,
  ...tables.flatMap(({ parts }) => parts),
  ...(secrets ? [secrets] : []),
  ...files,
]
