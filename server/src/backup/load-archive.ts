import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Sql } from '../platform/database.ts'
import type { Storage } from '../platform/storage.ts'
import { entriesIn } from './archive-reader.ts'
import { broken } from './broken.ts'
import type { CheckedArchive } from './check-archive.ts'
import { copyIn } from './copy.ts'
import type { KeptTable } from './manifest.ts'
import { rawOf } from './part.ts'
import { progressOf, type Say } from './progress.ts'
import { pathIn } from './rules.ts'
import { sha256 } from './tar.ts'

/** One COPY that takes the parts of a table. */
class Filling {
  readonly table: KeptTable
  readonly #rows: Writable
  readonly #done: Promise<void>

  private constructor(table: KeptTable, rows: Writable) {
    this.table = table
    this.#rows = rows
    this.#done = finished(rows)
    // The next write, or the end, fails with it.
    this.#done.catch(() => {})
  }

  static begin = async (sql: Sql, table: KeptTable) => new Filling(table, await copyIn(sql, table))

  async write(raw: Buffer): Promise<void> {
    if (!this.#rows.write(raw)) await Promise.race([once(this.#rows, 'drain'), this.#done])
  }

  async end(): Promise<void> {
    this.#rows.end()
    await this.#done
  }
}

interface Loading {
  storage: Pick<Storage, 'put'>
  say: Say
  signal: AbortSignal
}

/** Brings rows and files of a checked archive into empty tables and an empty storage. */
export async function loadArchive(
  sql: Sql,
  { path, key, manifest: { tables, files } }: CheckedArchive,
  { storage, say, signal }: Loading,
): Promise<void> {
  const parts = new Map(tables.flatMap((table) => table.parts.map((part) => [part.name, { ...part, table }] as const)))
  const fileHashes = new Map(files.map((file) => [file.name, file.sha256]))
  const progress = progressOf(say)
  let filling: Filling | undefined
  let filled = 0
  let stored = 0
  for await (const { name, bytes } of entriesIn(path, key)) {
    signal.throwIfAborted()
    const part = parts.get(name)
    const wanted = part?.sha256 ?? fileHashes.get(name)
    if (wanted === undefined) continue
    if (wanted !== sha256(bytes)) throw broken(path, `${name} changed while it was read`)
    if (filling?.table !== part?.table) {
      await filling?.end()
      filling = part && (await Filling.begin(sql, part.table))
    }
    if (part) {
      await filling!.write(await rawOf(bytes, part.rawSize))
      filled++
      progress(() => `part ${filled} of ${parts.size}, table ${part.table.name}`)
    } else {
      await storage.put(pathIn(name)!, bytes)
      stored++
      progress(() => `file ${stored} of ${files.length}`)
    }
  }
  await filling?.end()
}
