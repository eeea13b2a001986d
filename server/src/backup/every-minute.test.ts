import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KEY, newFolder, removeFolders, settingsOf } from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { makeClub } from '../../test/database.ts'
import { seal } from '../audit/seal.ts'
import { keepFile } from '../file/keep.ts'
import { backups } from '../health/doctor/backups.ts'
import { figures } from '../health/figures.ts'
import { jobContext } from '../job/context.ts'
import { type Database, openProbe } from '../platform/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { clusterFolder, clusterOf, walFolder } from '../platform/wal-archive.ts'
import { archiveNow } from './base.ts'
import { basesIn, filesFolder } from './base-folder.ts'
import { archive, keepBase } from './every-minute.ts'
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

const ctx = ({ backupKeep = '7,4,12', backupKey = KEY } = {}) => {
  const own = jobContext(club.platform, 'archive')
  const place = { archiveDir, backupKey, backupKeep, databaseUrl: server.url(), isBuiltIn: true }
  const deployment = { ...own.deployment, ...place }
  return { ...own, deployment }
}
const archived = () => archiveNow(club.sql, wal, signal)
const write = (n: number) => club.sql`insert into written values (${n})`
const archiveFinding = async () => {
  const found = await backups(club.sql, settingsOf(env(dataDir)), await figures(club.sql))
  return found.find(({ about }) => about === 'Archive')
}
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

const keepCard = () => {
  const { database: sql, files } = club.platform
  const file = { bytes: randomBytes(100), mime: 'text/csv', extension: 'csv' }
  return keepFile({ sql, files }, 'card.csv', file, { noun: 'test' })
}
/** Names of the files below the cluster’s folder that are not encrypted, without their folders. */
function readable(): string[] {
  const entries = readdirSync(clusterFolder(archiveDir, clusterOf(dataDir)), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .filter(({ name, parentPath }) => !readFileSync(join(parentPath, name)).toString('latin1').startsWith(AGE))
    .map(({ name }) => name)
}
const AGE = 'age-encryption.org/v1\n'

it('makes a copy, which it restores as a proof, and compresses what is archived', async () => {
  await write(1)
  await keepCard()
  // Without a key, as of a club that sets one later.
  await archive.run(ctx({ backupKey: '' }))
  const [base, ...more] = await basesIn(archiveDir)
  expect(more).toEqual([])
  expect(base).toMatchObject({ club: { code: 'GC001' }, cluster: clusterOf(dataDir), segmentBytes: 2 ** 20 })
  expect(existsSync(join(dataDir, 'archive-test', 'restoring'))).toBe(false)
  await archived()
  await archive.run(ctx({ backupKey: '' }))
  expect(await basesIn(archiveDir), 'the log goes on without a gap').toHaveLength(1)
  expect(readdirSync(wal).filter((name) => !name.endsWith('.zst'))).toEqual([])
})

it('encrypts from the moment on that there is a key, and the uploaded files from before', async () => {
  const before = readdirSync(wal)
  await archived()
  await archive.run(ctx())
  expect(await basesIn(archiveDir), 'the copy from before is still good').toHaveLength(1)
  const later = readdirSync(wal).filter((name) => !before.includes(name))
  expect(later.length).toBeGreaterThan(0)
  expect(later.filter((name) => !name.endsWith('.zst.age'))).toEqual([])
  const files = filesFolder(archiveDir, clusterOf(dataDir))
  const names = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(names.map(({ name }) => name)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.age$/)])
  await expect(archive.run(ctx({ backupKey: 'another key of words' }))).rejects.toThrow('set the one from before')
})

it('brings back a lost club as it was at a moment, and not what came after', async () => {
  await keepCard()
  await write(2)
  const at = await moment()
  await write(3)
  await archive.run(ctx())
  await archived()
  const { folder, ...found } = await restored(at)
  expect(await writtenIn(folder)).toEqual([1, 2])
  expect(found).toMatchObject({ hasSecrets: false, files: 2, missing: [] })
  expect(readdirSync(folder).sort()).toEqual(['files', 'postgres', 'postgres.password'])
  await expect(restored('end', folder), 'a second restore').rejects.toThrow(`${folder} is not empty`)
})

it('brings back all that was archived, goes on in the same archive, and hides nothing of the time before', async () => {
  const at = await moment()
  await write(4)
  await archived()
  const { folder } = await restored('end')
  const next = await openEmbeddedDatabase(folder, ['fsync=off'], { archiveDir })
  await lendConnection(next.url(), async (database) => {
    expect((await database`select n from written order by n`).map(({ n }) => n)).toEqual([1, 2, 3, 4])
    await database`insert into written values (5)`
    await archiveNow(database, wal, signal)
  })
  await next.stop('immediate')
  expect(readdirSync(wal)).toEqual(expect.arrayContaining(['00000002.history']))
  expect(await writtenIn((await restored(at)).folder)).toEqual([1, 2, 3])
})

it('is refused, and changes nothing, where it cannot be what was asked for', async () => {
  const folder = join(newFolder(), 'club')
  const refusal = (to: string, options: object = {}, more: Record<string, string> = {}) =>
    restoreTo(settingsOf({ ...env(folder), ...more }), { to, key: KEY, say: () => {}, signal, ...options }).then(
      () => 'restored',
      (error: Error) => error.message,
    )
  expect(await refusal('2020-01-01 10:15')).toMatch(/^The archive begins at /)
  expect(await refusal('2120-01-01 10:15')).toMatch(/^The archive does not go up to 2120-01-01T01:15:00Z\./)
  expect(await refusal('tomorrow')).toContain('“tomorrow” is no moment')
  expect(await refusal('end', { key: 'another key of words' })).toContain('This is not the key of the archive')
  expect(await refusal('end', { key: undefined })).toContain('set BACKUP_KEY or --key-file')
  expect(await refusal('end', {}, { BACKUPS: 'off' })).toContain('Set ARCHIVE_DIR')
  expect(await refusal('end', {}, { ARCHIVE_DIR: newFolder() })).toContain('has no copy of a database')
  expect(await refusal('end', {}, { DATABASE_URL: server.url() })).toContain('unset DATABASE_URL')
  expect(existsSync(folder)).toBe(false)
})

it('shows that the archive is away, and goes on when it is back', async () => {
  Object.assign(club.platform.deployment, { archiveDir, dataDir })
  const reader = await club.manager({ rights: { '960000': 'R', '960700': 'R' } })
  const shown = async () => (await club.ask(contract.backup.latest, {}, reader)).data.archive
  const until = async (failed: number) => {
    while ((await figures(club.sql)).archiveFailed !== failed) {
      // Each new segment wakes the archiver.
      await write(6)
      await club.sql`select pg_switch_wal()`
    }
  }
  await until(0)
  expect(await shown()).toBeNull()
  renameSync(wal, `${wal}-away`)
  await until(1)
  expect(await shown()).toBe('NOT_ARCHIVED')
  const ill = await archiveFinding()
  expect(ill).toMatchObject({
    state: 'FAULT',
    says: expect.stringContaining('is not archived'),
    mend: expect.stringContaining(archiveDir),
  })
  renameSync(`${wal}-away`, wal)
  await until(0)
  expect(await shown()).toBeNull()
  expect(await archiveFinding()).toMatchObject({ state: 'GOOD', says: expect.stringContaining('Every minute since') })
})

it('makes a new copy after a gap in the log, and lets go of what no restore needs', async () => {
  await archived()
  await archive.run(ctx())
  const [old] = await basesIn(archiveDir)
  for (const name of readdirSync(wal)) if (name.startsWith(old!.last)) await rm(join(wal, name))
  const forgotten = join(filesFolder(archiveDir, old!.cluster), 'ab', 'abandoned')
  mkdirSync(join(forgotten, '..'), { recursive: true })
  writeFileSync(forgotten, 'x')
  // The clock of the disk may be another than that of the database.
  const copied = new Date()
  utimesSync(forgotten, copied, copied)
  // Without a key, as of a club that took it away.
  await archive.run(ctx({ backupKey: '' }))
  const both = await basesIn(archiveDir)
  expect(both).toHaveLength(2)
  expect(existsSync(forgotten), 'a restore to a moment after the first copy may need it').toBe(true)
  await keepBase(ctx({ backupKeep: '0,4,12' }))
  const [left, ...more] = await basesIn(archiveDir)
  expect(more).toEqual([])
  expect(left!.first > both[1]!.first).toBe(true)
  const segments = readdirSync(wal).filter((name) => /^0{7}1[0-9A-F]{16}\b/.test(name))
  expect(segments.filter((name) => name < left!.first)).toEqual([])
  expect(existsSync(forgotten)).toBe(false)
  await archive.run(ctx())
  // Histories of timelines have nothing of the club; the secrets have an encryption of their own.
  expect(
    readable()
      .filter((name) => !name.includes('.history'))
      .sort(),
  ).toEqual(['base.json', 'secrets.json'])
  const { folder, hasSecrets } = await restored('end')
  expect(hasSecrets).toBe(true)
  expect(readdirSync(folder)).toContain('session.secret')
})

it('refuses segments of another database under the same names, and keeps its own', async () => {
  await archived()
  await archive.run(ctx())
  const packed = readdirSync(wal)
    .filter((name) => name.endsWith('.zst.age'))
    .sort()
    .at(-1)!
  const before = readFileSync(join(wal, packed))
  const other = join(wal, packed.replace('.zst.age', ''))
  writeFileSync(other, 'of a copy')
  await expect(archive.run(ctx())).rejects.toThrow('two have this ARCHIVE_DIR')
  expect(readFileSync(join(wal, packed)).equals(before)).toBe(true)
  await rm(other)
})
