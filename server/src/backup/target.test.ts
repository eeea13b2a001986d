import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  backup,
  envOf,
  loginWithApp,
  newFolder,
  removeFolders,
  restore,
  rewritten,
  withApp,
  withRows,
} from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { S3Server } from '../../test/s3-server.ts'
import { keepFile } from '../file/keep.ts'
import { type Database, openDatabase, type Sql } from '../platform/database.ts'
import { openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { migrateIn, ownMigrations } from '../platform/migrate.ts'
import { isEmpty } from './catalogue-sql.ts'

afterAll(removeFolders)

const holder = TestClub.use()
let path: string
let root: Database
let manager: Awaited<ReturnType<typeof withApp>>
const made: string[] = []

async function newDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await root.unsafe(`create database ${name}`)
  made.push(name)
  return inject('postgres').replace(/\/postgres$/, `/${name}`)
}

async function inDatabase<T>(url: string, use: (sql: Database) => Promise<T>): Promise<T> {
  const sql = openDatabase(url, 2)
  return use(sql).finally(() => sql.end())
}

const refusal = (restoring: Promise<unknown>): Promise<string> =>
  restoring.then(
    () => 'restored',
    (error: Error) => error.message,
  )

beforeAll(async () => {
  root = openDatabase(inject('postgres'), 1)
  const { club } = holder
  manager = await withApp(club)
  const { database: sql, files } = club.platform
  await keepFile(
    { sql, files },
    'card.csv',
    { bytes: Buffer.from('1,4\n'), mime: 'text/csv', extension: 'csv' },
    { noun: 'test' },
  )
  path = (await backup(envOf(club))).path
})
afterAll(async () => {
  for (const name of made) await root.unsafe(`drop database ${name} with (force)`)
  await root.end()
})

describe('a place that is not empty', () => {
  it.each(['a-file', 'postgres', 'session.secret', 'files'])(
    'as a folder with %s is refused and stays',
    async (name) => {
      const DATA_DIR = newFolder()
      writeFileSync(join(DATA_DIR, name), 'mine')
      expect(await refusal(restore({ DATA_DIR }, path))).toContain(`${DATA_DIR} is not empty (${name}).`)
      expect(readdirSync(DATA_DIR)).toEqual([name])
    },
  )

  it('as a folder in which another restore runs is refused', async () => {
    const DATA_DIR = newFolder()
    mkdirSync(join(DATA_DIR, 'restoring'))
    writeFileSync(join(DATA_DIR, 'restoring/pid'), String(process.pid))
    expect(await refusal(restore({ DATA_DIR }, path))).toContain('Another restore into')
  })

  it.each(['create table t (x int)', 'create schema other create view v as select 1'])(
    'as a database after %s',
    async (sql) => {
      const DATABASE_URL = await newDatabase()
      await inDatabase(DATABASE_URL, (database) => database.unsafe(sql))
      const DATA_DIR = newFolder()
      expect(await refusal(restore({ DATABASE_URL, DATA_DIR }, path))).toContain('DATABASE_URL is not empty')
      expect(readdirSync(DATA_DIR)).toEqual([])
    },
  )

  it('as a bucket is refused and stays', async () => {
    const bucket = await S3Server.open()
    bucket.objects.set('3f/other', Buffer.from('x'))
    const DATA_DIR = newFolder()
    const env = { DATABASE_URL: await newDatabase(), DATA_DIR, FILES_S3_URL: bucket.address() }
    expect(await refusal(restore(env, path))).toContain('The bucket of FILES_S3_URL is not empty')
    expect([...bucket.objects.keys()]).toEqual(['3f/other'])
    await bucket.close()
  })
})

describe('the key', () => {
  it.each([
    [{ key: 'another key of words' }, 'This is not the key of the archive'],
    [{ key: undefined }, 'set BACKUP_KEY or --key-file'],
  ])('%j is refused before anything is made', async (options, words) => {
    const DATA_DIR = join(newFolder(), 'club')
    expect(await refusal(restore({ DATA_DIR }, path, options))).toContain(words)
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('of another SESSION_SECRET is reported', async () => {
    const env = { DATA_DIR: join(newFolder(), 'club'), SESSION_SECRET: 'y'.repeat(32) }
    expect(await refusal(restore(env, path))).toContain('SESSION_SECRET is not the secret of the archive')
  })

  it('is needed to read the secrets, which nothing else in the archive says', async () => {
    expect(readFileSync(path).includes('x'.repeat(32))).toBe(false)
    const without = await backup(envOf(holder.club), { key: undefined })
    expect(without.manifest.secrets).toBeNull()
    const env = { DATA_DIR: newFolder(), DATABASE_URL: holder.club.url }
    expect(await refusal(backup(env))).toContain('has no session.secret')
  })
})

describe('a database of one’s own', () => {
  it('is as empty as before when what was loaded is not right', async () => {
    const DATABASE_URL = await newDatabase()
    const DATA_DIR = newFolder()
    const bucket = await S3Server.open()
    const wrong = await rewritten(path, (one) =>
      withRows(one, 'session', (text) => text.replace(/^(\d+)\t\\N\t\d+/m, '$1\t\\N\t999')),
    )
    const env = { DATABASE_URL, DATA_DIR, FILES_S3_URL: bucket.address() }
    expect(await refusal(restore(env, wrong))).toMatch(/violates foreign key/)
    expect(readdirSync(DATA_DIR)).toEqual([])
    expect([...bucket.objects.keys()]).toEqual([])
    expect(await inDatabase(DATABASE_URL, isEmpty)).toBe(true)
    // The next attempt is not hindered.
    await restore(env, path, { isWithoutSecrets: true })
    expect(bucket.objects.size).toBe(1)
    expect(bucket.refused).toEqual([])
    expect(readdirSync(DATA_DIR)).toEqual([])
    const club = await TestClub.on(DATABASE_URL, { settings: { DATA_DIR, FILES_S3_URL: bucket.address() } })
    expect(await loginWithApp(club, manager)).toBe('CERT_WRONG')
    const again = await backup({ ...env, SESSION_SECRET: 'z'.repeat(32) })
    expect(again.manifest.files).toHaveLength(1)
    await club.close()
    await bucket.close()
  })

  it('of an older version is brought up to this one', async () => {
    const own = await ownMigrations()
    const older = own.slice(0, -2)
    const source = await newDatabase()
    await inDatabase(source, (sql) => sql.begin((tx) => migrateIn(tx as Sql, older)))
    await inDatabase(
      source,
      (sql) => sql`
      insert into club (club_idx, club_code, site_code, club_name) values (1, 'OLD01', 'OLD', 'Old Course')`,
    )
    const { path: archive, manifest } = await backup(
      { DATABASE_URL: source, DATA_DIR: newFolder() },
      { key: undefined },
    )
    expect(manifest.migrations).toEqual(older)
    const DATABASE_URL = await newDatabase()
    await restore({ DATABASE_URL, DATA_DIR: newFolder() }, archive)
    const applied = await inDatabase(DATABASE_URL, (sql) => sql`select name from migration order by name`)
    expect(applied.map(({ name }) => name)).toEqual(own)
  })
})

describe('a restore', () => {
  it('that is stopped leaves nothing', async () => {
    const DATA_DIR = newFolder()
    const stop = new AbortController()
    const options = { signal: stop.signal, say: () => stop.abort() }
    expect(await refusal(restore({ DATA_DIR }, path, options))).toBe('The restore was stopped. Nothing was changed.')
    expect(readdirSync(DATA_DIR)).toEqual([])
  })

  it('goes on where one was killed, whose database still runs', async () => {
    const DATA_DIR = newFolder()
    const left = await openEmbeddedDatabase(join(DATA_DIR, 'restoring'))
    writeFileSync(join(DATA_DIR, 'restoring/pid'), '')
    const old = readFileSync(join(DATA_DIR, 'restoring/postgres/postmaster.pid'), 'utf8')
    await restore({ DATA_DIR }, path)
    expect(() => process.kill(Number(old.split('\n')[0]), 0)).toThrow('ESRCH')
    expect(readdirSync(DATA_DIR).sort()).toEqual(['files', 'postgres', 'postgres.password', 'session.secret'])
    await left.stop('immediate')
  })
})
