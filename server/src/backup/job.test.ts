import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { KEY, newFolder, removeFolders } from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { S3Server } from '../../test/s3-server.ts'
import { seal } from '../audit/seal.ts'
import { keepFile } from '../file/keep.ts'
import { outcome } from '../health/doctor/backups.ts'
import { figures } from '../health/figures.ts'
import { jobContext } from '../job/context.ts'
import { know, perform } from '../job/perform.ts'
import type { Deployment } from '../platform/config.ts'
import { openProbe } from '../platform/database.ts'
import { writeArchive } from './backup.ts'
import { checkArchive } from './check-archive.ts'
import { backUp, proveArchive } from './job.ts'
import { prove } from './prove.ts'
import { scratchUrl } from './scratch-database.ts'

afterAll(removeFolders)

const folder = join(newFolder(), 'backups')
const holder = TestClub.use(() => ({
  ...{ BACKUPS: 'on', BACKUP_DIR: folder, BACKUP_KEY: KEY, BACKUP_KEEP: '2,0,0' },
}))
const READER = { '960000': 'R', '960700': 'R' }

const ctx = (changes: Partial<Deployment> = {}, stopping?: AbortSignal) => {
  const own = jobContext(holder.club.platform, 'back-up')
  return { ...own, deployment: { ...own.deployment, ...changes }, stopping: stopping ?? own.stopping }
}
const runNow = (changes?: Partial<Deployment>) => perform(ctx(changes), backUp, false)
const state = async () => {
  const reader = await holder.club.manager({ rights: READER })
  return (await holder.club.ask(contract.backup.latest, {}, reader)).data
}
const archives = () => readdirSync(folder).filter((name) => name.endsWith('.tar.age'))

async function atServer<T>(use: (sql: ReturnType<typeof openProbe>) => Promise<T>): Promise<T> {
  const root = openProbe(inject('postgres'))
  return use(root).finally(() => root.end())
}
const scratchName = () => new URL(scratchUrl(holder.club.url)).pathname.slice(1)
const hasScratch = () =>
  atServer(async (sql) => (await sql`select from pg_database where datname = ${scratchName()}`).length > 0)

beforeAll(async () => {
  const { club } = holder
  await club.ask(contract.profile.checkPassword, { password: 'wrong' }, await club.manager())
  await club.sql`insert into audit (call, noun, record_idx, after) values ('test', 'test', 1, '{}')`
  await seal(club.sql, { waitSeconds: 0 })
})

describe('the backup of the night', () => {
  it('is not made when the site first starts, but at 03:40 of the club, once, and restored as a proof', async () => {
    const { club } = holder
    expect(await state()).toMatchObject({ isOn: true, restoredAt: null, isOld: false, last: null })
    expect(await figures(club.sql)).toMatchObject({ backupFailed: null })
    await know(ctx(), backUp)
    expect(await perform(ctx(), backUp, true)).toBeUndefined()
    await club.setClock('2026-12-03T03:40')
    const runs = await Promise.all([1, 2].map(() => perform(ctx(), backUp, true)))
    expect(runs.filter((one) => one !== undefined)).toMatchObject([{ error: null }])
    const [name] = archives()
    expect(readdirSync(folder)).toEqual([name])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600)
    const { manifest } = await checkArchive(join(folder, name!), KEY)
    expect(manifest.audit.head.seq).toBeGreaterThan(0)
    expect(manifest.secrets?.names).toEqual(['session.secret'])
    expect(await hasScratch()).toBe(false)
    const { last, ...rest } = await state()
    expect(last).toMatchObject({ file: name, bytes: statSync(join(folder, name!)).size, problem: null, detail: '' })
    expect(rest).toEqual({ isOn: true, isOld: false, archive: null, restoredAt: last!.at })
    expect(await figures(club.sql)).toMatchObject({ backupFailed: 0 })
  })

  it('that grew damaged is found, and shown as one that does not count', async () => {
    const { club } = holder
    const before = await state()
    const path = join(folder, archives()[0]!)
    const whole = readFileSync(path)
    const bytes = Buffer.from(whole)
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    writeFileSync(path, bytes)
    onTestFinished(() => writeFileSync(path, whole))
    const proving = proveArchive(ctx(), performance.now(), { path, size: bytes.length })
    await expect(proving).rejects.toThrow('it was cut off or changed')
    const { last, restoredAt } = await state()
    expect(last).toMatchObject({ problem: 'DAMAGED', detail: expect.stringContaining('it was cut off or changed') })
    expect(restoredAt).toBe(before.restoredAt)
    expect(await figures(club.sql)).toMatchObject({ backupFailed: 1, backupAgeSeconds: expect.any(Number) })
    expect(outcome(last!, 100)).toMatchObject({ state: 'FAULT', says: expect.stringContaining('cut off or changed') })
  })

  it('removes the database that a killed run left, and archives that the rule does not keep', async () => {
    await atServer((sql) => sql.unsafe(`create database "${scratchName()}"`))
    const left = openProbe(scratchUrl(holder.club.url))
    await left`create table left_by_a_killed_run (x int)`
    onTestFinished(() => left.end())
    const old = ['2020-01-01', '2020-01-02'].map((day) => `clubhouse-GC001-${day}T034005Z.tar.age`)
    const killed = `${old[0]}.${randomUUID()}.unfinished`
    const running = `${old[1]}.${randomUUID()}.unfinished`
    for (const name of [...old, killed, running, 'notes.txt']) writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, killed), new Date('2020-01-01'), new Date('2020-01-01'))
    // By the clock of this process, which need not be that of the disk.
    utimesSync(join(folder, running), new Date(), new Date())
    const day = archives().filter((name) => !old.includes(name))
    expect(await runNow()).toMatchObject({ error: null })
    expect(await hasScratch()).toBe(false)
    // Of one day the last is kept, and the newest day before it.
    const names = readdirSync(folder)
    expect(names).toEqual(expect.arrayContaining([old[1], running, 'notes.txt']))
    expect(names).not.toContain(old[0])
    expect(names).not.toContain(killed)
    expect(names).not.toContain(day[0])
    expect(archives()).toHaveLength(2)
    expect((await state()).last).toMatchObject({ problem: null })
  })

  it('that cannot be written says so, and deletes nothing', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, 'x')
    const before = archives()
    expect((await runNow({ backupDir: file }))?.error).not.toBeNull()
    expect((await state()).last).toMatchObject({ problem: 'NOT_WRITTEN', file: null, bytes: null })
    expect(archives()).toEqual(before)
  })

  it('is begun again when its process stops, and leaves nothing of the first attempt', async () => {
    const before = { names: readdirSync(folder), state: await state() }
    await holder.club.sql`update job set next_at = club_now() where name = 'back-up'`
    await holder.club.sql.begin(async (lock) => {
      await lock`lock table weather in access exclusive mode`
      const stop = new AbortController()
      const stopped = perform(ctx({}, stop.signal), backUp, true)
      // In the middle of its tables.
      await holder.club.untilWaiting()
      stop.abort()
      expect((await stopped)?.error?.message).toBe('The backup was stopped. Nothing was written.')
    })
    expect((await perform(ctx({}, AbortSignal.abort()), backUp, true))?.error).toBeInstanceOf(Error)
    expect({ names: readdirSync(folder), state: await state() }).toEqual(before)
    const [job] = await holder.club.sql`select next_at <= club_now() as is_due from job where name = 'back-up'`
    expect(job).toEqual({ isDue: true })
  })

  it('is not made where the settings say so', async () => {
    const before = readdirSync(folder)
    expect(await runNow({ hasBackups: false })).toMatchObject({ error: null })
    expect(readdirSync(folder)).toEqual(before)
  })
})

describe('a backup that also goes to a bucket', () => {
  it('is there as it is in the folder, in parts, and kept by the same rule', async () => {
    const bucket = await S3Server.open()
    onTestFinished(() => bucket.close())
    const old = ['2020-01-01', '2020-01-02', '2020-01-03'].map((day) => `clubhouse-GC001-${day}T034005Z.tar`)
    for (const name of [...old, 'clubhouse-GC002-2020-01-01T034005Z.tar']) bucket.objects.set(name, Buffer.from('x'))
    const { database: sql, files } = holder.club.platform
    // Nothing packs it, so the archive is longer than one part.
    const film = { bytes: randomBytes(9_000_000), mime: 'text/csv', extension: 'csv' }
    await keepFile({ sql, files }, 'film.csv', film, { noun: 'test' })
    expect(await runNow({ backupS3Url: bucket.address() })).toMatchObject({ error: null })
    const { last } = await state()
    expect(last).toMatchObject({ problem: null })
    expect(bucket.objects.get(last!.file!)?.equals(readFileSync(join(folder, last!.file!)))).toBe(true)
    expect([...bucket.objects.keys()].sort()).toEqual(
      [old[2], last!.file, 'clubhouse-GC002-2020-01-01T034005Z.tar'].sort(),
    )
    expect(bucket.refused).toEqual([])
  })

  it('and does not reach it is a failure that says so', async () => {
    const bucket = await S3Server.open()
    onTestFinished(() => bucket.close())
    const wrong = Object.assign(new URL(bucket.address()), { password: 'wrong' }).href
    expect((await runNow({ backupS3Url: wrong }))?.error).not.toBeNull()
    expect((await state()).last).toMatchObject({ problem: 'NOT_SENT', file: expect.any(String) })
  })
})

it('two backups at the same time into one folder are two whole archives, or one and a refusal', async () => {
  const within = newFolder()
  const { url, platform } = holder.club
  const signal = new AbortController().signal
  const both = await Promise.allSettled(
    [1, 2].map(() => writeArchive(url, platform.config, { within, say: () => {}, signal })),
  )
  expect(both.map(({ status }) => status)).toContain('fulfilled')
  const names = readdirSync(within)
  expect(names.filter((name) => !name.endsWith('.tar'))).toEqual([])
  for (const name of names) await checkArchive(join(within, name))
})

it('an archive is not proven where the user may not create databases, and the doctor says what mends it', async () => {
  const name = `user_${randomUUID().slice(0, 8)}`
  await atServer((sql) => sql.unsafe(`create role ${name} login password 'secret'`))
  onTestFinished(() => atServer((sql) => sql.unsafe(`drop role ${name}`)).then(() => {}))
  const databaseUrl = Object.assign(new URL(holder.club.url), { username: name, password: 'secret' }).href
  const path = join(folder, archives().at(-1)!)
  const signal = new AbortController().signal
  const found = await prove(path, { sql: holder.club.sql, deployment: { databaseUrl, backupKey: KEY }, signal })
  expect(found).toEqual({ problem: 'NO_RIGHT', detail: 'permission denied to create database' })
  expect(outcome(found, 0)).toMatchObject({ state: 'FAULT', mend: expect.stringContaining('createdb') })
})

it('an archive of another key, or of another club, is not proven', async () => {
  const { sql, url: databaseUrl } = holder.club
  const path = join(folder, archives().at(-1)!)
  const signal = new AbortController().signal
  const otherKey = await prove(path, { sql, deployment: { databaseUrl, backupKey: `${KEY}x` }, signal })
  expect(otherKey).toMatchObject({ problem: 'DAMAGED', detail: expect.stringContaining('not the key of the archive') })
  const other = await TestClub.open()
  const found = await prove(path, { sql: other.sql, deployment: { databaseUrl, backupKey: KEY }, signal })
  await other.close()
  expect(found).toMatchObject({ problem: 'NOT_RESTORED', detail: expect.stringContaining('never had the head') })
})

describe('GET /manage/backup', () => {
  it('warns when the newest that was restored is 48 hours old', async () => {
    expect(await state()).toMatchObject({ isOld: false })
    await holder.club.moveClock(48 * 3600)
    expect(await state()).toMatchObject({ isOld: true })
    const { backupAgeSeconds } = await figures(holder.club.sql)
    expect(backupAgeSeconds).toBeGreaterThan(48 * 3600)
    expect(outcome({ problem: null, detail: '' }, backupAgeSeconds)).toMatchObject({
      state: 'FAULT',
      says: 'The last one is 2 days old.',
    })
  })

  it('is for managers who may read jobs', async () => {
    const { club } = holder
    const other = await club.manager({ rights: { '960000': 'R', '960400': 'R' } })
    const asked = [null, await club.member(), other].map(async (who) => {
      const answer = await club.ask(contract.backup.latest, {}, who)
      return answer.status
    })
    expect(await Promise.all(asked)).toEqual([401, 403, 403])
  })
})
