import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { besideServer } from '../platform/beside-server.ts'
import { type Config, StartError } from '../platform/config.ts'
import type { Database, Sql } from '../platform/database.ts'
import { pathOf, storageOf } from '../platform/files.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import * as catalogue from './catalogue-sql.ts'
import { copyOutCsv, sayPlainly } from './copy.ts'
import { explanation } from './explanation.ts'
import { factsOf } from './keep-tables.ts'
import { remarks } from './remarks.ts'
import type { Readable } from './said.ts'

/** What a spreadsheet needs to read Korean. */
const UTF8 = '\uFEFF'

/**
 * Writes the whole club into a new folder that is read without this product: a CSV of each table, as all of them were at one
 * moment, the uploaded files, and a page that explains them. It cannot be restored. Decision 150. @throws StartError
 */
export async function writeReadable(config: Config, folder: string, signal: AbortSignal): Promise<Readable> {
  const path = resolve(folder)
  const unfinished = `${path}.unfinished`
  const write = async (database: Database): Promise<Readable> => {
    if (existsSync(path)) throw taken(path)
    await mkdir(unfinished, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? taken(unfinished) : new StartError(`Cannot write to ${path} (${error.code}).`)
    })
    try {
      await mkdir(join(unfinished, 'tables'), { mode: 0o700 })
      const written = await database.begin('isolation level repeatable read read only', (tx) => keepAll(tx, unfinished))
      const missing = await keepFiles(config, written.names, unfinished, signal)
      await rename(unfinished, path)
      const { facts, rows, names } = written
      return { path, club: facts.club, rows, files: names.length - missing.length, missing }
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw signal.aborted ? new StartError('It was stopped. Nothing was written.') : error
    }
  }
  return besideServer(config, (url) => lendConnection(url, write, signal))
}

const taken = (path: string) => new StartError(`${path} exists already. Name a new folder.`)

async function keepAll(sql: Sql, folder: string) {
  await sayPlainly(sql)
  const facts = await factsOf(sql)
  const rows = new Map<string, number>()
  for (const table of await catalogue.tables(sql)) {
    await pipeline(
      async function* () {
        yield UTF8
        yield* copyOutCsv(sql, table)
      },
      createWriteStream(join(folder, 'tables', `${table.name}.csv`), { mode: 0o600 }),
    )
    rows.set(table.name, await catalogue.rowCount(sql, table.name))
  }
  const page = explanation(facts, await catalogue.columns(sql), rows, await remarks())
  await writeFile(join(folder, 'README.html'), page, { mode: 0o600 })
  return { facts, rows, names: await catalogue.fileNames(sql) }
}

async function keepFiles(
  config: Config,
  names: readonly { key: string; name: string }[],
  folder: string,
  signal: AbortSignal,
) {
  const storage = storageOf(config)
  const missing: string[] = []
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  for (const { key, name } of names) {
    signal.throwIfAborted()
    const bytes = await storage.stream(pathOf(key))
    if (!bytes) missing.push(key)
    else await pipeline(bytes, createWriteStream(join(folder, 'files', `${key}${extname(name)}`), { mode: 0o600 }))
  }
  return missing
}
