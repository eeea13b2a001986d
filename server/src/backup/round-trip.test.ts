import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { backup, envOf, loginWithApp, newFolder, removeFolders, restore, withApp } from '../../test/archives.ts'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { seal } from '../audit/seal.ts'
import { verify } from '../audit/verify.ts'
import { fileUrl } from '../file/address.ts'
import { keepFile } from '../file/keep.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../platform/embedded-database.ts'
import type { Taken } from './backup.ts'

afterAll(removeFolders)

const holder = TestClub.use()
const DATE = '2026-12-15'
const TEXT = { bytes: Buffer.from('name,hole\nLee,7\n'), mime: 'text/csv', extension: 'csv' }
type Member = Awaited<ReturnType<TestClub['member']>>

async function keep(club: TestClub, given: string) {
  const { database: sql, files, clock } = club.platform
  const kept = await keepFile({ sql, files }, given, TEXT, { noun: 'test' })
  await sql`insert into club_logo (place, file_idx) values (${given}, ${kept.fileIdx})`
  return { ...kept, url: fileUrl({ ...kept, isPrivate: false }, { files, clock }) }
}

async function play(club: TestClub, member: Member, slotIdx: number): Promise<number> {
  const answer = await club.book(member, slotIdx, await club.hold(member, slotIdx))
  expect(answer.result).toBe(true)
  return answer.data.bookingIdx
}

const bookingsOf = async (sql: Database) =>
  (await sql<{ bookingIdx: number }[]>`select booking_idx from booking`).map(({ bookingIdx }) => bookingIdx)

let slots: number[]
let manager: Awaited<ReturnType<typeof withApp>>
let member: Member
let file: Awaited<ReturnType<typeof keep>>
const before: number[] = []
const during: number[] = []
const after: number[] = []
let deleted: string
let taken: Taken
let inFolder: TestClub
let inDatabase: TestClub
let embedded: EmbeddedDatabase
const folder = newFolder()
const owner = `owner_${randomUUID().slice(0, 8)}`
const name = `test_${randomUUID().replaceAll('-', '')}`
let root: Database

/** Deletes the row, and then the bytes, as the product does. */
async function forget(club: TestClub, fileIdx: number): Promise<string> {
  await club.sql`delete from club_logo where file_idx = ${fileIdx}`
  const [row] = await club.sql<{ key: string }[]>`delete from file where file_idx = ${fileIdx} returning key`
  await club.platform.files.remove(row!.key)
  return row!.key
}

/** Takes the backup while members book: one table is locked, so that the snapshot is older than what is done meanwhile. */
async function takeWhileBooking(club: TestClub): Promise<Taken> {
  const lock = await club.sql.reserve()
  await lock`begin`
  await lock`lock table weather in access exclusive mode`
  const players = await Promise.all(Array.from({ length: 8 }, () => club.member()))
  const running = backup(envOf(club))
  during.push(...(await Promise.all(players.slice(0, 6).map((one) => play(club, one, slots.pop()!)))))
  const waits = async () =>
    (await lock`select from pg_locks where relation = 'weather'::regclass and not granted`).length
  await vi.waitFor(async () => expect(await waits()).toBe(1), { timeout: 60_000 })
  for (const one of players.slice(6)) after.push(await play(club, one, slots.pop()!))
  deleted = await forget(club, gone.fileIdx)
  await lock`commit`
  lock.release()
  return running
}

let gone: Awaited<ReturnType<typeof keep>>

beforeAll(async () => {
  const { club } = holder
  slots = await club.day(DATE, { slots: 30 })
  manager = await withApp(club)
  member = await club.member()
  file = await keep(club, 'kept.csv')
  gone = await keep(club, 'gone.csv')
  before.push(await play(club, member, slots.pop()!))
  await seal(club.sql, { waitSeconds: 0 })
  taken = await takeWhileBooking(club)

  // From the club's own PostgreSQL into a built-in one, and from there, while it is in use, into one of its own again.
  await restore({ DATA_DIR: folder }, taken.path)
  embedded = await openEmbeddedDatabase(folder)
  inFolder = await TestClub.on(embedded.url(), { settings: { DATA_DIR: folder, FILES_S3_URL: '' } })
  const second = await backup({ DATA_DIR: folder })
  root = openDatabase(inject('postgres'), 1)
  await root.unsafe(`create role ${owner} login password 'secret'`)
  await root.unsafe(`create database ${name} owner ${owner}`)
  const own = Object.assign(new URL(inject('postgres')), { username: owner, password: 'secret', pathname: `/${name}` })
  const DATA_DIR = newFolder()
  await restore({ DATABASE_URL: own.href, DATA_DIR }, second.path)
  inDatabase = await TestClub.on(own.href, { settings: { DATA_DIR, FILES_S3_URL: '' } })
})

afterAll(async () => {
  await inFolder?.end()
  await embedded?.stop('immediate')
  await inDatabase?.close()
  await root.unsafe(`drop database ${name} with (force)`)
  await root.unsafe(`drop role ${owner}`)
  await root.end()
})

const RESTORED = [
  ['a built-in database', () => inFolder],
  ['a database of its owner, who is no superuser', () => inDatabase],
] as const

it('is one archive, which only its owner can read, and says which file was deleted meanwhile', () => {
  expect(statSync(taken.path).mode & 0o777).toBe(0o600)
  expect(taken.manifest).toMatchObject({ missing: [], violations: [], audit: { problem: null } })
  expect(taken.manifest.audit.head.seq).toBeGreaterThan(0)
  expect(taken.deleted).toEqual([deleted])
})

it('has the same rows, triggers, keys and clock in every place', async () => {
  const contents = await Promise.all([inFolder, inDatabase].map(({ sql }) => contentsOf(sql)))
  expect(contents[1]).toEqual(contents[0])
  const guards = await Promise.all([holder.club, inFolder, inDatabase].map(({ sql }) => guardsOf(sql)))
  expect(guards[1]).toEqual(guards[0])
  expect(guards[2]).toEqual(guards[0])
  expect(guards[0]!.filter((line) => line.endsWith(' A'))).toHaveLength(6)
})

it.each(RESTORED)('%s has each booking of before the snapshot, none of after, and no half of one', async (_, club) => {
  const { sql } = club()
  const found = await bookingsOf(sql)
  expect(found).toEqual(expect.arrayContaining(before))
  expect(found.filter((one) => after.includes(one))).toEqual([])
  expect(found.filter((one) => ![...before, ...during].includes(one))).toEqual([])
  expect([...(await sql`select * from invariant_violations`)]).toEqual([])
  expect(await verify(sql, { known: taken.manifest.audit.head })).toMatchObject({ problem: null })
})

it.each(RESTORED)('%s lets members and managers with an app log in, and shows bookings and files', async (_, club) => {
  const restored = club()
  const login = await restored.ask(contract.session.login, { clubCode: CLUB, id: member.id, password: PASSWORD })
  expect(login.result).toBe(true)
  // Sessions go on.
  const seen = await restored.ask(contract.booking.mine, { memberIdx: member.memberIdx, when: 'upcoming' }, member)
  expect(seen.data.list.map((one: { bookingIdx: number }) => one.bookingIdx)).toEqual(before)
  const { statusCode, rawPayload } = await restored.app.inject({ url: file.url })
  expect({ statusCode, bytes: rawPayload }).toEqual({ statusCode: 200, bytes: TEXT.bytes })
})

it.each(RESTORED)('%s takes two-step login and new bookings, with numbers of their own', async (_, club) => {
  const restored = club()
  expect(await loginWithApp(restored, manager)).toBe('yes')
  const player = await restored.member({ id: `late${randomUUID().slice(0, 8)}` })
  const known = await bookingsOf(restored.sql)
  const booked = await play(restored, player, slots[0]!)
  expect(booked).toBeGreaterThan(Math.max(...known))
  const [counted] = await restored.sql`
    select count(*)::int as tables from pg_class where relname in ('member', 'slot') and reltuples > 0`
  expect(counted).toEqual({ tables: 2 })
  await seal(restored.sql, { waitSeconds: 0 })
  expect(await verify(restored.sql)).toMatchObject({ problem: null })
})

async function contentsOf(sql: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  const found: Record<string, string> = {}
  for (const { name: table } of tables) {
    const [row] = await sql.unsafe<{ hash: string }[]>(
      `select count(*) || ' ' || md5(string_agg(x::text, chr(10) order by x::text collate "C")) as hash from "${table}" x`,
    )
    found[table] = row!.hash
  }
  return found
}

async function guardsOf(sql: Database): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text as line
      from pg_trigger where not tgisinternal
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'`
  return rows.map(({ line }) => line).sort()
}
