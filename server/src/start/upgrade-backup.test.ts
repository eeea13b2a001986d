import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { newFolder, removeFolders, settingsOf } from '../../test/archives.ts'
import { migratedFrom } from '../../test/migrated-from.ts'
import { checkArchive } from '../backup/check-archive.ts'
import type { Database } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { fill } from './prepare.ts'

afterAll(removeFolders)

const LATEST = '0336-releases-that-can-run.sql'

/** The club of an older release: its data folder, its own server, and how this release starts on it. */
async function olderClub(act: (club: OlderClub) => Promise<void>): Promise<void> {
  await migratedFrom(LATEST, async (sql) => {
    await sql`insert into club (club_idx, club_code, site_code, club_name) values (1, 'OLD01', 'OLD', 'Old Course')`
    const [row] = await sql<{ name: string }[]>`select current_database() as name`
    const url = inject('postgres').replace(/\/postgres$/, `/${row!.name}`)
    const dataDir = newFolder()
    const lines: string[] = []
    const start = async (env: Record<string, string> = {}) => {
      const settings = { DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:25', SESSION_SECRET: 'x'.repeat(32), ...env }
      // A machine that is busy also says how far it is.
      await fill(url, settingsOf(settings), (line) => line.startsWith('  ') || lines.push(line))
    }
    await act({ sql, start, dataDir, lines })
  })
}

interface OlderClub {
  sql: Database
  start(env?: Record<string, string>): Promise<void>
  dataDir: string
  lines: string[]
}

const isUpgraded = async (sql: Database) => (await sql`select from migration where name = ${LATEST}`).length === 1

it('a club is backed up before its database is changed, once by two machines that start, and never again', async () => {
  await olderClub(async ({ sql, start, dataDir, lines }) => {
    await Promise.all([start(), start()])
    const folder = join(dataDir, 'backups')
    const [name, ...more] = readdirSync(folder)
    expect(more).toEqual([])
    expect(lines).toEqual([
      `This release changes the database. Before that a backup is written to ${folder} …`,
      `The backup before the upgrade: ${join(folder, name!)}`,
    ])
    const { manifest } = await checkArchive(join(folder, name!))
    expect([manifest.club.code, manifest.migrations.at(-1)! < LATEST]).toEqual(['OLD01', true])
    expect(await isUpgraded(sql)).toBe(true)
    await start()
    expect(readdirSync(folder)).toEqual([name])
  })
})

it('a start without the backup is refused and changes nothing, unless UPGRADE_BACKUP is off', async () => {
  await olderClub(async ({ sql, start, dataDir, lines }) => {
    writeFileSync(join(dataDir, 'backups'), 'no folder')
    await expect(start()).rejects.toThrow(
      /^The backup before the upgrade could not be written: .* Nothing was changed, .* start once with UPGRADE_BACKUP=off\.$/,
    )
    expect(await isUpgraded(sql)).toBe(false)
    lines.length = 0
    await start({ UPGRADE_BACKUP: 'off' })
    expect([lines, await isUpgraded(sql)]).toEqual([[], true])
  })
})

it('only a database that was migrated before, and lacks a migration, is one to back up', async () => {
  const asked: string[] = []
  const migrating = (sql: Database, what: string) => migrate(sql, async () => void asked.push(what))
  await migratedFrom('0000', async (sql) => {
    await sql`drop table migration`
    await migrating(sql, 'new')
    await migrating(sql, 'of this release')
  })
  await migratedFrom(LATEST, async (sql) => void (await migrating(sql, 'older')))
  expect(asked).toEqual(['older'])
})
