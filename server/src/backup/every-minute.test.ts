import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KEY, newFolder, removeFolders, settingsOf } from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { makeClub } from '../../test/database.ts'
import { seal } from '../audit/seal.ts'
import { keepFile } from '../file/keep.ts'
import { jobContext } from '../job/context.ts'
import { type Database, openProbe } from '../platform/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { clusterOf, walFolder } from '../platform/wal-archive.ts'
import { archiveNow } from './base.ts'
import { basesIn } from './base-folder.ts'
import { archive } from './every-minute.ts'
import { restoreTo } from './restore-to.ts'

// A built-in server of its own, whose log goes to another folder.

const dataDir = newFolder()
const archiveDir = newFolder()
const signal = new AbortController().signal
let server: EmbeddedDatabase
let club: TestClub
let wal: string

const env = (DATA_DIR: string) => ({ DATA_DIR, ARCHIVE_DIR: archiveDir, BACKUP_KEY: KEY })
const settings = { SESSION_SECRET: 'x'.repeat(32), DATA_DIR: dataDir }

beforeAll(async () => {
  server = await openEmbeddedDatabase(dataDir, ['fsync=off'], { archiveDir })
  await makeClub(server.url(), dataDir)
  club = await TestClub.on(server.url(), { settings })
  wal = walFolder(archiveDir, clusterOf(dataDir))
  await club.sql`create table written (n int)`
  await club.sql`insert into audit (call, noun, record_idx, after) values ('test', 'test', 1, '{}')`
  await seal(club.sql, { waitSeconds: 0 })
})
afterAll(async () => {
  await club?.end()
  await server?.stop('immediate')
  removeFolders()
})

const ctx = () => {
  const own = jobContext(club.platform, 'archive')
  const deployment = { ...own.deployment, archiveDir, backupKey: KEY, databaseUrl: server.url(), isBuiltIn: true }
  return { ...own, deployment }
}
const archived = () => archiveNow(club.sql, wal, signal)
const write = (n: number) => club.sql`insert into written values (${n})`
/** A moment between two changes. */
async function moment(): Promise<string> {
  const [row] = await club.sql<{ at: Temporal.Instant }[]>`select clock_timestamp() as at`
  return row!.at.toString()
}
const restored = async (to: string, folder = join(newFolder(), 'club')) => {
  const found = await restoreTo(settingsOf(env(folder)), { to, key: KEY, say: () => {}, signal })
  return { ...found, folder }
}
async function inRestored<T>(folder: string, use: (sql: Database) => Promise<T>): Promise<T> {
  const copy = await openEmbeddedDatabase(folder, ['fsync=off'])
  const sql = openProbe(copy.url())
  try {
    return await use(sql)
  } finally {
    await sql.end()
    await copy.stop('immediate')
  }
}
const writtenIn = (folder: string) =>
  inRestored(folder, async (sql) => (await sql<{ n: number }[]>`select n from written order by n`).map(({ n }) => n))

it('makes a copy, which it restores as a proof, and compresses what is archived', async () => {
  await write(1)
  await archive.run(ctx())
  const [base, ...more] = await basesIn(archiveDir)
  expect(more).toEqual([])
  expect(base).toMatchObject({ club: { code: 'GC001' }, cluster: clusterOf(dataDir), segmentBytes: 2 ** 20 })
  expect(existsSync(join(dataDir, 'archive-test', 'restoring'))).toBe(false)
  await archived()
  await archive.run(ctx())
  expect(await basesIn(archiveDir), 'the log goes on without a gap').toHaveLength(1)
  expect(readdirSync(wal).filter((name) => !name.endsWith('.zst'))).toEqual([])
})

it('brings back a lost club as it was at a minute, and not what came after', async () => {
  const { database: sql, files } = club.platform
  const file = { bytes: randomBytes(100), mime: 'text/csv', extension: 'csv' }
  await keepFile({ sql, files }, 'card.csv', file, { noun: 'test' })
  await write(2)
  const at = await moment()
  await write(3)
  await archive.run(ctx())
  await archived()
  const to = await restored(at)
  expect(await writtenIn(to.folder)).toEqual([1, 2])
  expect(to).toMatchObject({ hasSecrets: true, files: 1, missing: [] })
  const end = await restored('end')
  expect(await writtenIn(end.folder)).toEqual([1, 2, 3])
})
