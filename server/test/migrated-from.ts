import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database.ts'

const FOLDER = join(import.meta.dirname, '../../db/migrations')

/** A database of its own as it was before a migration; `act` fills it and migrates it. */
export async function migratedFrom(migration: string, act: (sql: Database) => Promise<void>): Promise<void> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const root = openDatabase(inject('postgres'))
  await root.unsafe(`create database ${name}`)
  const sql = openDatabase(inject('postgres').replace(/\/postgres$/, `/${name}`))
  try {
    await sql`create table migration (name text primary key, at timestamptz not null default now())`
    for (const file of (await readdir(FOLDER)).sort().filter((one) => one < migration)) {
      await sql.unsafe(await readFile(join(FOLDER, file), 'utf8'))
      await sql`insert into migration (name) values (${file})`
    }
    await act(sql)
  } finally {
    await sql.end()
    await root.unsafe(`drop database ${name}`)
    await root.end()
  }
}
