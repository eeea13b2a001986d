import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

test('the built-in database starts whatever the environment says about another PostgreSQL', async () => {
  vi.stubEnv('PGPORT', '')
  vi.stubEnv('PGDATA', '/nowhere')
  vi.stubEnv('PGOPTIONS', '-c wrong=1')
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-database-'))
  try {
    const database = await openEmbeddedDatabase(folder, ['fsync=off'])
    const sql = openDatabase(database.url('postgres'), 2)
    expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
    await sql.end()
    await database.stop('immediate')
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  }
})
